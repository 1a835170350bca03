import { Hono } from 'hono';
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
  analytics.post('/collect', async (c) => {
    const entry = await c.req.json();
    entries.push({ receivedAt: new Date().toISOString(), entry });
    entries.splice(0, entries.length - kept);
    log(oneLine(`analytics: ${entry.map(shown).join(' ')}`, 120));
    return c.body(null, 204);
  });
  analytics.get('/', (c) => c.html(page(entries.toReversed())));
  return analytics;
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
