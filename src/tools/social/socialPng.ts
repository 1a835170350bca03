import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import renderer from '@resvg/resvg-js/package.json';
import { isThere, writeWhole } from './wholeFile';

/**
 * A drawing as a PNG of the size that it names, in px; its words must be outlines already. What was
 * rendered once is kept below `folder`, under a hash of the drawing, and may be deleted at any time.
 */
export async function socialPng(svg: string, folder: string): Promise<Buffer> {
  const hash = createHash('sha256').update(renderer.version).update(svg).digest('hex');
  const file = path.join(folder, `${hash.slice(0, 24)}.png`);
  if (await isThere(file)) return readFile(file);
  const png = (await renderAsync(svg, { font: { loadSystemFonts: false } })).asPng();
  await mkdir(folder, { recursive: true });
  await writeWhole(file, png);
  return png;
}
