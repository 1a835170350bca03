import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { etag } from 'hono/etag';
import { trimTrailingSlash } from 'hono/trailing-slash';
import { type Language, languageCodes, languages } from '../../locales/languages';
import { languageOfHost } from '../../src/platform/hostLanguage';
import { headersFor } from '../hosting/headerTable';
import { fileOf } from '../hosting/nginxFile';
import { readHeaderTable } from '../hosting/writeHosting';

export interface SitesOptions {
  /** Folder of the roots, such as `dist`. */
  readonly folder: string;
  /** Serves this language's root for every host, to test a mismatch of folder and host. */
  readonly oneRoot?: Language | undefined;
}

/**
 * Serves the exported sites by host like production: clean addresses, the redirects of the root, its own 404 page, the
 * headers of its table, and precompressed files. Each request reads redirects and headers, so that a new build applies
 * immediately.
 */
export function createSites({ folder, oneRoot }: SitesOptions): Hono {
  const rootFor = (c: Context) => {
    const rootOf = (language: Language) => join(folder, languages[language].root);
    const named = rootOf(oneRoot ?? languageOfHost(new URL(c.req.url).hostname));
    // A site in one language has one root.
    return existsSync(named) ? named : (languageCodes.map(rootOf).find(existsSync) ?? named);
  };
  return new Hono()
    .use(async (c, next) => {
      await next();
      await addHeaders(c, rootFor(c));
    })
    .use(etag(), trimTrailingSlash({ alwaysRedirect: true }))
    .get('*', (c) => answer(c, rootFor(c)));
}

async function answer(c: Context, root: string): Promise<Response> {
  if (!existsSync(join(root, '404.html')))
    return c.text('Expected the sites of npm run build, or of a build underway', 503, {
      refresh: '1',
    });
  const { path, url } = c.req;
  const redirects = await readFile(join(root, '_redirects'), 'utf8').catch(() => '');
  const rules = redirects.split('\n').map((line) => line.split(' '));
  const [, target] = rules.find(([from]) => from === path) ?? [];
  if (target) return c.redirect(target + new URL(url).search, 301);
  const fileAt = (from: string) => join(root, /\.\w+$/.test(from) ? from : fileOf(from));
  const file = await serve(c, { rewriteRequestPath: fileAt });
  if (file) return file;
  const { body, headers } = (await serve(c, { path: join(root, '404.html') })) ?? c.res;
  return new Response(body, { status: 404, headers });
}

/** A file, or its compressed version if the browser accepts it; undefined if there is none. */
function serve(c: Context, options: Parameters<typeof serveStatic>[0]) {
  return serveStatic({ ...options, precompressed: true })(c, async () => {});
}

async function addHeaders(c: Context, root: string): Promise<void> {
  const table = await readHeaderTable(root);
  if (!table) return;
  const { pathname, protocol } = new URL(c.req.url);
  const { status, headers } = c.res;
  const values = headersFor(table, { path: pathname, status, isSecure: protocol === 'https:' });
  for (const [name, value] of Object.entries(values)) headers.set(name, value);
}
