import type { Context, Hono } from 'hono';

/** Answers of an app, with a script before all others in every page. */
export function withScript(app: Hono, address: string) {
  return async (c: Context): Promise<Response> => {
    const request = new Request(c.req.raw);
    // A compressed page has no place for a script.
    request.headers.delete('accept-encoding');
    const response = await app.fetch(request, c.env);
    if (!response.headers.get('content-type')?.includes('text/html')) return response;
    const page = (await response.text()).replace(
      /<head[^>]*>/,
      `$&<script type="module" src="${address}"></script>`,
    );
    const headers = new Headers(response.headers);
    headers.delete('content-length');
    headers.delete('etag');
    return new Response(page, { status: response.status, headers });
  };
}
