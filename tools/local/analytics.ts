import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { html } from 'hono/html';
import { oneLine } from './oneLine';
import { browserFile, sharedHeaders } from './widget';

interface AnalyticsEntry {
  /** ISO 8601, UTC. */
  readonly receivedAt: string;
  /** One call of `gtag()`: its arguments, such as `['event', 'language_view', { … }]`. */
  readonly entry: readonly unknown[];
}

const kept = 500;

/**
 * Stand-in for the analytics service: `GET /gtag/js`, `POST /collect`, and to inspect calls `GET /`, a table of the last
 * 500, newest first.
 */
export function createAnalytics(log: (line: string) => void): Hono {
  const script = browserFile('gtag.js');
  const entries: AnalyticsEntry[] = [];

  const analytics = new Hono();
  analytics.use('*', cors());
  analytics.get('/gtag/js', (c) =>
    c.body(script, 200, { ...sharedHeaders, 'content-type': 'text/javascript; charset=utf-8' }),
  );
  analytics.post(
    '/collect',
    bodyLimit({ maxSize: 64 * 1024, onError: (c) => c.text('The body is too large.', 413) }),
    async (c) => {
      const entry = parseList(await c.req.text());
      if (!entry) return c.text('The body is not a JSON list.', 400);
      entries.push({ receivedAt: new Date().toISOString(), entry });
      entries.splice(0, entries.length - kept);
      log(oneLine(`analytics: ${entry.map(shown).join(' ')}`, 120));
      return c.body(null, 204);
    },
  );
  analytics.get('/', (c) => c.html(page(entries.toReversed())));
  return analytics;
}

function parseList(body: string): readonly unknown[] | undefined {
  try {
    const value: unknown = JSON.parse(body);
    return Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const shown = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

function page(newestFirst: readonly AnalyticsEntry[]) {
  const rows = newestFirst.map(
    ({ receivedAt, entry }) =>
      html`<tr><td>${receivedAt}</td><td>${entry.map(shown).join(' ')}</td></tr>`,
  );
  return html`<!doctype html>
<html lang="en">
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>Analytics stand-in</title>
  <link rel="icon" href="data:,">
  <h1>Analytics stand-in</h1>
  <p>${newestFirst.length} entries, newest first. Reload to see later ones.</p>
  <table><tr><th>Received</th><th>Entry</th></tr>${rows}</table>
</html>`;
}
