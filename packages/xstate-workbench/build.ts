import { spawnSync } from 'node:child_process';
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';

/*
 * `npm run build -w xstate-workbench`: writes the package as it is packed into `.cache/xstate-workbench`. `npm pack` puts
 * its `package.json` in place of the workspace's meanwhile.
 */

const folder = path.dirname(fileURLToPath(import.meta.url));
const packed = path.join(folder, '../../.cache/xstate-workbench');
const dist = path.join(packed, 'dist');
const at = (...names: readonly string[]) => path.join(folder, ...names);
const scriptOf = (source: string) => source.replace('./src/', './dist/').replace(/\.tsx?$/, '.js');
const typesOf = (source: string) =>
  source.replace('./src/', './dist/types/').replace(/\.tsx?$/, '.d.ts');

await rm(packed, { recursive: true, force: true });
await mkdir(path.join(dist, 'page'), { recursive: true });
const forNode = ['index.ts', 'test/testModels.ts', 'inspect/connectNode.ts', 'command/main.ts'];
await writeScripts(forNode, 'node', ['xstate', 'rolldown', 'ws']);
const forPages = ['inspect/connect.ts', 'frame/control.ts', 'page/openWorkbench.tsx'];
await writeScripts(forPages, 'browser', ['xstate']);
await writeTypes();
await copyFile(at('src/page/workbench.css'), path.join(dist, 'page/workbench.css'));
for (const name of ['README.md', 'TESTING.md']) await copyFile(at(name), path.join(packed, name));
await writePackage();

async function writeScripts(
  sources: readonly string[],
  platform: 'node' | 'browser',
  external: string[],
): Promise<void> {
  await build({
    input: Object.fromEntries(
      sources.map((source) => [source.replace(/\.tsx?$/, ''), at('src', source)]),
    ),
    ...{ platform, external, logLevel: 'warn' },
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    output: { dir: dist, format: 'esm', minify: platform === 'browser' },
  });
}

/** Declarations, with extensions, which Node's resolution of types needs. */
async function writeTypes(): Promise<void> {
  const tsc = fileURLToPath(import.meta.resolve('typescript/package.json'));
  const { status } = spawnSync(
    process.execPath,
    [
      path.join(path.dirname(tsc), 'bin/tsc'),
      ...['-p', at('tsconfig.build.json'), '--outDir', path.join(dist, 'types')],
    ],
    { stdio: 'inherit' },
  );
  if (status !== 0) throw new Error('tsc failed');
  for (const name of await readdir(path.join(dist, 'types'), { recursive: true })) {
    if (!name.endsWith('.d.ts')) continue;
    const file = path.join(dist, 'types', name);
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replace(/((?:from|import\()\s*['"]\.[^'"]+)(?=['"])/g, '$1.js'));
  }
}

/** `package.json` of the workspace with the built files in place of the sources. */
async function writePackage(): Promise<void> {
  const {
    devDependencies: _,
    scripts: __,
    exports: sources,
    ...own
  } = JSON.parse(await readFile(at('package.json'), 'utf8'));
  const builtOf = (source: string | Readonly<Record<'types' | 'node' | 'default', string>>) => {
    if (typeof source === 'string' && !/\.tsx?$/.test(source)) return scriptOf(source);
    const {
      types,
      node,
      default: page,
    } = typeof source === 'string' ? { types: source, node: source, default: source } : source;
    return { types: typesOf(types), node: scriptOf(node), default: scriptOf(page) };
  };
  const manifest = {
    ...own,
    bin: { 'xstate-workbench': 'dist/command/main.js' },
    exports: Object.fromEntries(
      Object.entries<string>(sources).map(([subpath, source]) => [subpath, builtOf(source)]),
    ),
    files: ['dist', '*.md'],
  };
  await writeFile(path.join(packed, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}
