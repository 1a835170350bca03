import { stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { etag } from 'hono/etag';
import { type Language, languages } from '../../locales/languages';
import { languageOfHost } from '../../src/adapters/hostLanguage';
import { headersFor } from '../hosting/headerTable';
import { readHeaderTable } from '../hosting/readHeaderTable';
import { hostOf } from './addresses';
import { readSiteAddress } from './siteAddress';

export interface SitesOptions {
  /** Folder of the roots, such as `dist`. */
  readonly folder: string;
  /** Serves this language's root for every host, to test a mismatch of folder and host. */
  readonly oneRoot?: Language | undefined;
}

/**
 * Serves the exported sites by host like production: clean addresses, one 308 redirect to the canonical path, the
 * root's own 404 page, the headers of its table, and precompressed files.
 */
export function createSites(options: SitesOptions): Hono {
  const { folder, oneRoot } = options;
  const rootFor = (c: Context) =>
    join(folder, languages[oneRoot ?? languageOfHost(hostOf(c))].root);
  return new Hono()
    .use(async (c, next) => {
      await next();
      await addHeaders(c, rootFor(c));
    })
    .use(etag())
    .all('*', (c) => answer(c, rootFor(c)));
}

async function answer(c: Context, root: string): Promise<Response> {
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
    return c.text('Method Not Allowed', 405, { allow: 'GET, HEAD' });
  }
  const { pathname, search } = new URL(c.req.url);
  const address = readSiteAddress(pathname);
  if (!address) return c.text('Bad Request: malformed address', 400);
  for (const path of address.files) {
    const found = await stat(join(root, path)).catch(() => undefined);
    if (!found?.isFile()) continue;
    if (!address.isCanonical) return c.redirect(address.canonical + search, 308);
    if (path !== '404.html') return send(c, join(root, path));
  }
  const { body, headers } = await send(c, join(root, '404.html'));
  return new Response(body, { status: 404, headers });
}

/** A file, or its compressed version if the browser accepts it. */
async function send(c: Context, path: string): Promise<Response> {
  c.header('cache-control', 'no-cache');
  const file = await serveStatic({ path, precompressed: true })(c, async () => {});
  // Hono does not know it.
  if (file && path.endsWith('.md'))
    file.headers.set('content-type', 'text/markdown; charset=utf-8');
  return file ?? c.text(`No ${basename(path)} here: has the site been built? npm run build`, 404);
}

/** Reads the table on each request, so that a new build applies immediately. */
async function addHeaders(c: Context, root: string): Promise<void> {
  const table = await readHeaderTable(root);
  if (!table) return;
  const { pathname, protocol } = new URL(c.req.url);
  const { status, headers } = c.res;
  const values = headersFor(table, { path: pathname, status, isSecure: protocol === 'https:' });
  for (const [name, value] of Object.entries(values)) headers.set(name, value);
}
