import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { getMimeType } from 'hono/utils/mime';
import type { Encoding } from './encoding';
import { codeOf } from './errorCode';

/** A file of a site root, as it is sent. */
export interface SiteFile {
  readonly type: string;
  /** Weak: the same for every encoding of the content. */
  readonly etag: string;
  readonly isText: boolean;
  readonly body: (encoding: Encoding | undefined) => Promise<Uint8Array<ArrayBuffer>>;
}

/** Reads files by absolute path; gives undefined for what is no file. */
export type ReadSiteFile = (path: string) => Promise<SiteFile | undefined>;

/** Keeps what was read, and each encoding made of it, in memory until the file on disk changes. */
export function createSiteFiles(): ReadSiteFile {
  const kept = new Map<string, { readonly version: string; readonly file: SiteFile }>();
  return async (path) => {
    try {
      const { mtimeMs, size, ino, isFile } = await versionOf(path);
      if (!isFile) return undefined;
      const version = `${mtimeMs} ${size} ${ino}`;
      const known = kept.get(path);
      if (known?.version === version) return known.file;
      const file = siteFile(path, new Uint8Array(await readFile(path)));
      kept.set(path, { version, file });
      return file;
    } catch (error) {
      if (isAbsence(error)) return undefined;
      throw error;
    }
  };
}

async function versionOf(path: string) {
  const found = await stat(path);
  return { mtimeMs: found.mtimeMs, size: found.size, ino: found.ino, isFile: found.isFile() };
}

function siteFile(path: string, content: Uint8Array<ArrayBuffer>): SiteFile {
  const type = contentType(path);
  const compressed = new Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>();
  return {
    type,
    etag: `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
    isText: /^text\/|json|javascript|xml/.test(type),
    body: async (encoding) => {
      if (!encoding) return content;
      const made = compressed.get(encoding) ?? compress[encoding](content);
      compressed.set(encoding, made);
      return made;
    },
  };
}

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const compress = {
  br: async (content: Uint8Array) => {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
    return new Uint8Array(await brotli(content, { params }));
  },
  gzip: async (content: Uint8Array) => new Uint8Array(await gzipped(content)),
} as const satisfies Record<Encoding, (content: Uint8Array) => Promise<Uint8Array<ArrayBuffer>>>;

function contentType(path: string): string {
  const type = getMimeType(path) ?? 'application/octet-stream';
  return /^text\/|json|javascript|xml/.test(type) && !type.includes('charset')
    ? `${type}; charset=utf-8`
    : type;
}

function isAbsence(error: unknown): boolean {
  const code = codeOf(error);
  return code === 'ENOENT' || code === 'ENOTDIR' || code === 'ENAMETOOLONG';
}
