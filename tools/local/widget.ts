import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';

/** For scripts and styles loaded by pages of another host. */
export const sharedHeaders = {
  'cache-control': 'no-cache',
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};

/** Text of a file in `browser/`. */
export function browserFile(name: string): string {
  return readFileSync(fileURLToPath(new URL(`browser/${name}`, import.meta.url)), 'utf8');
}

const style =
  '.calendly-inline-widget iframe { display: block; width: 100%; height: 100%; border: 0 }';

/**
 * Stand-in for the scheduling service: the stylesheet and script at their real addresses, and a booking page for any
 * `/user/event`, in the widget's frame or alone.
 */
export function createWidget(): Hono {
  const script = browserFile('widget.js');
  const page = browserFile('bookingPage.html');
  const files = '/assets/external';
  return new Hono()
    .get(`${files}/widget.js`, (c) =>
      c.body(script, 200, { ...sharedHeaders, 'content-type': 'text/javascript; charset=utf-8' }),
    )
    .get(`${files}/widget.css`, (c) =>
      c.body(style, 200, { ...sharedHeaders, 'content-type': 'text/css; charset=utf-8' }),
    )
    .get('/:user/:event', (c) => c.html(page));
}
