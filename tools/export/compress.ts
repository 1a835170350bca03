import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const isText = /\.(css|html|js|json|md|svg|txt|webmanifest|xml)$/;

/** Writes `.br` and `.gz` beside every text file. Identical files are compressed once. */
export async function compressTexts(...folders: readonly string[]): Promise<void> {
  const alike = new Map<string, string[]>();
  for (const folder of folders) {
    for (const name of await readdir(folder, { recursive: true })) {
      if (!isText.test(name)) continue;
      const file = path.join(folder, name);
      const content = await readFile(file, 'utf8');
      alike.set(content, [...(alike.get(content) ?? []), file]);
    }
  }
  await Promise.all([...alike].map(([text, files]) => writeCompressed(text, files)));
}

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

async function writeCompressed(text: string, files: readonly string[]): Promise<void> {
  const content = Buffer.from(text);
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [br, gz] = await Promise.all([brotli(content, { params }), gzipped(content, { level: 9 })]);
  await Promise.all(
    files.flatMap((file) => [writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]),
  );
}
