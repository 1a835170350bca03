import { services } from './support';

const widget = { host: 'widget.localhost:4000' };
const analytics = { host: 'analytics.localhost:4000' };

test('[S7] serves the widget on its host only, usable by other hosts’ pages', async () => {
  const { app } = await services();
  for (const [path, type] of [
    ['/assets/external/widget.css', 'text/css; charset=utf-8'],
    ['/assets/external/widget.js', 'text/javascript; charset=utf-8'],
  ] as const) {
    const response = await app.request(path, { headers: widget });
    expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect((await app.request(path, { headers: { host: 'localhost' } })).status).toBe(404);
  }
  const page = await app.request('/studio/30min?embed_type=Inline', { headers: widget });
  expect(await page.text()).toContain('nothing is booked');
  expect((await app.request('/nothing', { headers: widget })).status).toBe(404);
});

test('[S7] lists the last 500 analytics entries, escaped, and rejects other bodies', async () => {
  const { app, lines } = await services();
  const ask = (path: string, init: RequestInit = {}) =>
    app.request(path, { ...init, headers: analytics });
  const send = (body: string) => ask('/collect', { method: 'POST', body });

  const sent = await send('["event","language_view",{"event_label":"<b>en</b>"}]');
  expect([sent.status, sent.headers.get('access-control-allow-origin')]).toEqual([204, '*']);
  await send('["config","G-1\\n\\u001b[31m"]');
  expect(lines).toEqual([
    'analytics: event language_view {"event_label":"<b>en</b>"}',
    'analytics: config G-1 [31m',
  ]);
  const page = await (await ask('/')).text();
  expect(page).toContain('&lt;b&gt;en');
  expect(page.indexOf('G-1')).toBeLessThan(page.indexOf('language_view'));

  for (const body of ['', '{', '{}', 'null']) expect((await send(body)).status).toBe(400);
  expect((await send(JSON.stringify(['x'.repeat(65_536)]))).status).toBe(413);
  for (let n = 0; n < 502; n += 1) await send(`["event","e${n}"]`);
  const rows = (await (await ask('/')).text()).match(/event e\d+/g);
  expect([rows?.length, rows?.at(-1)]).toEqual([500, 'event e2']);
});
