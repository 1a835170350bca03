import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const texts = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest', '.xml']);

/** Number of files compressed in parallel, one for each thread of Node's pool. More would only wait in memory. */
const workers = 4;

/**
 * Writes `.br` and `.gz` beside every text file, at maximum compression, for servers that serve precompressed files.
 * Identical files are compressed once.
 */
export async function compressTexts(...folders: readonly string[]): Promise<void> {
  const below = folders.map((folder) => readdir(folder, { recursive: true, withFileTypes: true }));
  const found = (await Promise.all(below)).flat();
  const alike = new Map<string, string[]>();
  for (const { parentPath, name } of found.filter((entry) => entry.isFile())) {
    if (!texts.has(path.extname(name))) continue;
    const file = path.join(parentPath, name);
    const hash = createHash('sha256')
      .update(await readFile(file))
      .digest('hex');
    alike.set(hash, [...(alike.get(hash) ?? []), file]);
  }
  const waiting = [...alike.values()];
  const work = async () => {
    for (let files = waiting.pop(); files; files = waiting.pop()) await writeCompressed(files);
  };
  await Promise.all(Array.from({ length: workers }, work));
}

/** @param files with identical content. */
async function writeCompressed(files: readonly string[]): Promise<void> {
  const [first] = files;
  if (first === undefined) return;
  const { br, gz } = await compressed(await readFile(first));
  await Promise.all(
    files.flatMap((file) => [writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]),
  );
}

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

async function compressed(content: Buffer) {
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [br, gz] = await Promise.all([brotli(content, { params }), gzipped(content, { level: 9 })]);
  return { br, gz };
}
