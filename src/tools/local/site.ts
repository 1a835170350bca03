import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Context, Hono } from 'hono';
import { chooseEncoding, namesTag } from './encoding';
import { type HeaderRule, headersFor, parseHeadersFile } from './headersFile';
import { hostOf, type Region, regionOf } from './host';
import { readSiteAddress } from './siteAddress';
import { createSiteFiles, type ReadSiteFile, type SiteFile } from './siteFiles';

export interface SitesOptions {
  /** The two exported folders, such as `dist/com` and `dist/co.il`. */
  readonly roots: Readonly<Record<Region, string>>;
  /** Serves this one root for every host: what happens when folder and host disagree. */
  readonly oneRoot?: Region | undefined;
  readonly log?: ((line: string) => void) | undefined;
}

/**
 * The two exported sites, chosen by host, served as the production settings do: clean addresses, one 308 to
 * the canonical spelling, the root's own 404 page, its `_headers`, and long caching of `/assets/` only
 * (whose names carry a hash).
 */
export function createSites(options: SitesOptions): Hono {
  const read = createSiteFiles();
  const rulesOf = createRules(options.log ?? console.log);
  return new Hono().all('*', async (c) => {
    const root = options.roots[options.oneRoot ?? regionOf(hostOf(c))];
    const response = await answer(c, root, read);
    return withRules(response, headersFor(await rulesOf(root), new URL(c.req.url).pathname));
  });
}

async function answer(c: Context, root: string, read: ReadSiteFile): Promise<Response> {
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
    return c.text('Method Not Allowed', 405, { allow: 'GET, HEAD' });
  }
  const { pathname, search } = new URL(c.req.url);
  const address = readSiteAddress(pathname);
  if (address.kind === 'malformed') return c.text('Bad Request: malformed address', 400);
  if (address.kind === 'refused') return notFound(c, root, read);

  for (const path of address.files) {
    const file = await read(join(root, path));
    if (!file) continue;
    if (!address.isCanonical) return c.redirect(address.canonical + search, 308);
    if (path === '404.html') break;
    return send(c, file, 200, address.canonical);
  }
  return notFound(c, root, read);
}

async function notFound(c: Context, root: string, read: ReadSiteFile): Promise<Response> {
  const page = await read(join(root, '404.html'));
  if (page) return send(c, page, 404, '/404');
  return c.text('Not Found (and this site has no 404.html: has it been built? npm run build)', 404);
}

async function send(c: Context, file: SiteFile, status: 200 | 404, path: string) {
  const headers = new Headers({
    'content-type': file.type,
    'cache-control': path.startsWith('/assets/')
      ? 'public, max-age=31536000, immutable'
      : 'no-cache',
  });
  if (file.isText) headers.set('vary', 'Accept-Encoding');
  if (status === 200) {
    headers.set('etag', file.etag);
    if (namesTag(c.req.header('if-none-match'), file.etag)) {
      return new Response(null, { status: 304, headers });
    }
  }
  const encoding = file.isText ? chooseEncoding(c.req.header('accept-encoding')) : undefined;
  if (encoding) headers.set('content-encoding', encoding);
  const body = await file.body(encoding);
  headers.set('content-length', String(body.byteLength));
  return new Response(c.req.method === 'HEAD' ? null : body, { status, headers });
}

/** Reads `_headers` of a root for each request, so that a new build counts at once. */
function createRules(log: (line: string) => void) {
  const kept = new Map<string, { readonly text: string; readonly rules: readonly HeaderRule[] }>();
  return async (root: string): Promise<readonly HeaderRule[]> => {
    const text = await readFile(join(root, '_headers'), 'utf8').catch(() => '');
    const known = kept.get(root);
    if (known?.text === text) return known.rules;
    const rules = parseHeadersFile(text, log);
    kept.set(root, { text, rules });
    return rules;
  };
}

function withRules(response: Response, rules: HeaderRule['headers']): Response {
  for (const [name, value] of rules) {
    // A rule for `/assets/*` must not make a missing file immutable.
    if (name === 'cache-control' && response.status >= 400) continue;
    if (value === undefined) response.headers.delete(name);
    else response.headers.set(name, value);
  }
  return response;
}
