import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const texts = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest', '.xml']);

/**
 * Writes `.br` and `.gz` beside every text file below a folder, as small as they can be, for servers that
 * send such files in place of compressing each answer. What lies there twice is compressed once.
 */
export async function compressTexts(folder: string): Promise<void> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const known = new Map<string, Promise<{ br: Buffer; gz: Buffer }>>();
  const write = async (file: string) => {
    const content = await readFile(file);
    const key = content.toString('base64');
    const made = known.get(key) ?? compressed(content);
    known.set(key, made);
    const { br, gz } = await made;
    await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
  };
  const files = found.filter((entry) => entry.isFile() && texts.has(path.extname(entry.name)));
  await Promise.all(files.map(({ parentPath, name }) => write(path.join(parentPath, name))));
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
