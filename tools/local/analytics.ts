import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { oneLine } from './oneLine';
import { browserFile, sharedHeaders } from './widget';

/**
 * Stand-in for the analytics service: `GET /gtag/js`, and `POST /collect`, which logs one call of `gtag()`: its arguments,
 * such as `['event', 'language_view', { … }]`.
 */
export function createAnalytics(log: (line: string) => void): Hono {
  const script = browserFile('gtag.js');
  return new Hono()
    .use(cors())
    .get('/gtag/js', (c) =>
      c.body(script, 200, { ...sharedHeaders, 'content-type': 'text/javascript; charset=utf-8' }),
    )
    .post('/collect', async (c) => {
      const entry: readonly unknown[] = await c.req.json();
      log(oneLine(`analytics: ${entry.map(shown).join(' ')}`, 120));
      return c.body(null, 204);
    });
}

const shown = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
