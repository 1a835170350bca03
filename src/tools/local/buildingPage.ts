import type { Context } from 'hono';
import { html } from 'hono/html';

/** What stands at every address of the sites while they are built. Loads itself anew, without a script. */
export function buildingPage(c: Context): Response | Promise<Response> {
  c.header('cache-control', 'no-store');
  c.header('retry-after', '1');
  return c.html(
    html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="refresh" content="1">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Building… בבנייה…</title>
    <link rel="icon" href="data:,">
    <style>
      :root { color-scheme: light dark }
      body { display: grid; align-content: center; min-height: 90vh; margin: 0 auto; max-width: 34rem; padding: 1rem; font: 1.125rem/1.5 system-ui, sans-serif }
    </style>
  </head>
  <body>
    <main>
      <h1>The site is being built</h1>
      <p>It opens here by itself as soon as it is ready.</p>
      <section lang="he" dir="rtl">
        <h1>האתר נבנה עכשיו</h1>
        <p>הוא ייפתח כאן מעצמו ברגע שיהיה מוכן.</p>
      </section>
    </main>
  </body>
</html>`,
    503,
  );
}
