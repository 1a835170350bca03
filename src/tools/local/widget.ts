import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import { browserFile, sharedHeaders } from './browserFile';

/**
 * Stands in for the scheduling service: the stylesheet and script under the addresses of the real ones, and
 * a booking page for any `/user/event`, which works inside the widget's frame and by itself.
 */
export function createWidget(): Hono {
  const files = {
    script: browserFile('widget.js'),
    style: browserFile('widget.css'),
    pageScript: browserFile('bookingPage.js'),
    pageStyle: browserFile('bookingPage.css'),
  };
  const widget = new Hono();
  widget.get('/assets/external/widget.js', (c) => c.body(files.script, 200, sharedHeaders.script));
  widget.get('/assets/external/widget.css', (c) => c.body(files.style, 200, sharedHeaders.style));
  widget.get('/:user/:event', (c) =>
    c.html(bookingPage(c.req.param('user'), c.req.param('event'), files)),
  );
  widget.get('/', (c) =>
    c.html(html`<!doctype html><html lang="en"><title>Scheduling stand-in</title>
      <p>Stands in for the scheduling service. A booking page: <a href="/studio/30min">/studio/30min</a></p></html>`),
  );
  widget.notFound((c) => c.text('The scheduling stand-in has no such page.', 404));
  return widget;
}

const slots = ['10:00', '13:30', '16:00'] as const;

function bookingPage(
  user: string,
  event: string,
  { pageScript, pageStyle }: { readonly pageScript: string; readonly pageStyle: string },
) {
  return html`<!doctype html>
<html lang="en" dir="ltr">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${event} with ${user}</title>
    <link rel="icon" href="data:,">
    <style>${raw(pageStyle)}</style>
  </head>
  <body>
    <main>
      <p class="note">Scheduling stand-in: nothing is booked.</p>
      <h1>${event}</h1>
      <p>with ${user}, by video call</p>
      <h2 id="slots">Tomorrow, choose a time</h2>
      <div class="slots" role="group" aria-labelledby="slots">
        ${slots.map((slot) => html`<button type="button" data-slot="${slot}" aria-pressed="false">${slot}</button>`)}
      </div>
      <button type="button" class="confirm" hidden>Confirm</button>
      <p class="result" role="status"></p>
    </main>
    <script>${raw(pageScript)}</script>
  </body>
</html>`;
}
