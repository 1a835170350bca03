import type { Context, Hono } from 'hono';
import { readBundles } from '../export/bundle';

/** Answers of an app, with a script of a build before all others in every page. */
export function withScript(app: Hono, code: string, source: string) {
  return async (c: Context): Promise<Response> => {
    const request = new Request(c.req.raw);
    // A compressed page has no place for a script.
    request.headers.delete('accept-encoding');
    const response = await app.fetch(request, c.env);
    if (!response.headers.get('content-type')?.includes('text/html')) return response;
    const { filesOf } = await readBundles(code);
    const page = (await response.text()).replace(
      /<head[^>]*>/,
      `$&<script type="module" src="/assets/${filesOf(source)[0]}"></script>`,
    );
    const headers = new Headers(response.headers);
    headers.delete('content-length');
    headers.delete('etag');
    return new Response(page, { status: response.status, headers });
  };
}
