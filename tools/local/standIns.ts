import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { cleanLine } from '../../backend/visitorText';

/** A file in `browser/`, for pages of another host. */
function file(name: string) {
  return serveStatic({
    path: `tools/local/browser/${name}`,
    onFound: (_, c) => {
      c.header('cache-control', 'no-cache');
      c.header('cross-origin-resource-policy', 'cross-origin');
    },
  });
}

/**
 * Stand-in for the scheduling service: the stylesheet and script at their real addresses, and a booking page for any
 * `/user/event`, in the widget's frame or alone.
 */
export function createWidget(): Hono {
  return new Hono()
    .use(cors())
    .get('/assets/external/widget.js', file('widget.js'))
    .get('/assets/external/widget.css', file('widget.css'))
    .get('/:user/:event', file('bookingPage.html'));
}

/**
 * Stand-in for the analytics service: `GET /gtag/js`, and `POST /collect`, which logs one call of `gtag()`: its arguments,
 * such as `['event', 'language_view', { … }]`.
 */
export function createAnalytics(log: (line: string) => void): Hono {
  return new Hono()
    .use(cors())
    .get('/gtag/js', file('gtag.js'))
    .post('/collect', async (c) => {
      const entry: readonly unknown[] = await c.req.json();
      log(cleanLine(`analytics: ${entry.map(shown).join(' ')}`).slice(0, 120));
      return c.body(null, 204);
    });
}

const shown = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
