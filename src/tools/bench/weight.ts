import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { brotliCompressSync } from 'node:zlib';
import type { Settings } from '../../settings/settingsSchema';
import { buildSite } from '../export/buildSite';
import { bundleClient } from '../export/bundle';
import { startParts } from '../export/codeTable';
import { bytesBySource, type SourceMap } from './sourceMap';
import { markdownTable } from './table';

/** Files that are told one by one. */
const listed = 25;

/**
 * What the main files are made of, by package or own folder and by file, in bytes as they are minified; then every
 * page's HTML, code and fonts in bytes of brotli.
 * @param folder of both builds; relative to the project.
 */
export async function weigh(settings: Settings, folder: string): Promise<string> {
  const mapped = path.resolve(folder, 'mapped');
  await rm(mapped, { recursive: true, force: true });
  await mkdir(mapped, { recursive: true });
  const client = await bundleClient({
    projectRoot: process.cwd(),
    folder: mapped,
    hasSourceMaps: true,
  });
  const files = new Set([
    client.client,
    ...startParts.flatMap((part) => client.filesOf(`src/start/${part}`)),
  ]);
  const sources = new Map<string, number>();
  const sizes: string[] = [];
  for (const file of files) {
    const text = withoutMapComment(await readFile(path.join(mapped, file), 'utf8'));
    const map: SourceMap = JSON.parse(await readFile(path.join(mapped, `${file}.map`), 'utf8'));
    for (const [source, bytes] of bytesBySource(text, map)) {
      const name = nameOf(source);
      sources.set(name, (sources.get(name) ?? 0) + bytes);
    }
    sizes.push(
      `${file}: ${Buffer.byteLength(text)} bytes, brotli ${brotliCompressSync(text).length}`,
    );
  }
  const pages = await buildSite({ settings, folder: `${folder}/weight`, log: () => {} });
  return [
    'Main files',
    ...sizes,
    '',
    tableOf('package or folder', grouped(sources, groupOf)),
    '',
    tableOf('file', sources, listed),
    '',
    pages,
  ].join('\n');
}

function withoutMapComment(text: string): string {
  return text.replace(/\n?\/\/# sourceMappingURL=.*\s*$/, '');
}

const bundler = '(the bundler)';

/** A source's path in the project: what leads out of the built folder is taken off. */
function nameOf(source: string): string {
  return source === '' ? bundler : source.replace(/^(\.{0,2}\/)+/, '');
}

/** `node_modules/@scope/name/dist/x.js` → `@scope/name`; `src/components/menu/x.ts` → `src/components`. */
export function groupOf(file: string): string {
  const [, name] = file.match(/.*node_modules\/((?:@[^/]+\/)?[^/]+)/) ?? [];
  if (name) return name;
  const [first = '', second = ''] = file.split('/');
  return first === 'src' && !second.includes('.') ? `${first}/${second}` : first;
}

/** Sums of what belongs together. */
function grouped(
  sources: ReadonlyMap<string, number>,
  group: (name: string) => string,
): Map<string, number> {
  const sums = new Map<string, number>();
  for (const [name, bytes] of sources) {
    sums.set(group(name), (sums.get(group(name)) ?? 0) + bytes);
  }
  return sums;
}

function tableOf(head: string, sizes: ReadonlyMap<string, number>, most = sizes.size): string {
  const total = [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0);
  const rows = [...sizes]
    .sort(([, a], [, b]) => b - a)
    .slice(0, most)
    .map(([name, bytes]) => {
      const share = (bytes / total) * 100;
      return [name, String(bytes), `${share.toFixed(1)} %`, '█'.repeat(Math.round(share / 2))];
    });
  return markdownTable([[head, 'bytes', 'share', ''], ...rows]);
}
