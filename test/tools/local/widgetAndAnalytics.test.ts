import { services } from './support';

const widget = { host: 'widget.localhost:4000' };
const analytics = { host: 'analytics.localhost:4000' };

test('[S7] the widget host serves stylesheet and script for pages of other hosts, and only that host', async () => {
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
});

test('[S7] the booking page offers three times and escapes its address', async () => {
  const { app } = await services();
  const page = await (
    await app.request('/studio/30min?embed_type=Inline', { headers: widget })
  ).text();
  expect(page.match(/data-slot=/g)).toHaveLength(3);
  expect(page).toContain('<title>30min with studio</title>');
  const hostile = await app.request('/%3Cscript%3Ealert(1)%3C%2Fscript%3E/%22%3E%3Cb%3E', {
    headers: widget,
  });
  const text = await hostile.text();
  expect(text).not.toContain('<script>alert');
  expect(text).not.toContain('"><b>');
  expect(text).toContain('&lt;script&gt;');
  expect((await app.request('/nothing', { headers: widget })).status).toBe(404);
  expect((await app.request('/%E0%A4%A/x', { headers: widget })).status).toBeLessThan(500);
});

test('[S7] the sink keeps what was sent, shows it escaped, and can be cleared', async () => {
  const { app, lines } = await services();
  const ask = (path: string, init: RequestInit = {}) =>
    app.request(path, { ...init, headers: analytics });
  const send = (body: string) => ask('/collect', { method: 'POST', body });

  const sent = await send('["event","language_view",{"event_label":"<b>en</b>"}]');
  expect([sent.status, sent.headers.get('access-control-allow-origin')]).toEqual([204, '*']);
  await send('["config","G-1\\n\\u001b[31m"]');
  expect(lines[0]).toBe('analytics: event language_view {"event_label":"<b>en</b>"}');
  expect(lines[1]).toBe('analytics: config G-1 [31m');
  const entries = await (await ask('/entries')).json();
  expect(entries.map(({ entry }: { entry: unknown[] }) => entry[0])).toEqual(['event', 'config']);
  const page = await (await ask('/')).text();
  expect(page).toContain('&lt;b&gt;en');
  expect(page.indexOf('G-1')).toBeLessThan(page.indexOf('language_view'));

  expect((await ask('/entries', { method: 'DELETE' })).status).toBe(204);
  expect(await (await ask('/entries')).json()).toEqual([]);
});

test('[S7] the sink refuses what is no list, or too large, and keeps the last 500', async () => {
  const { app } = await services();
  const send = (body: string) =>
    app.request('/collect', { method: 'POST', body, headers: analytics });
  for (const body of ['', '{', '{}', 'null']) expect((await send(body)).status).toBe(400);
  expect((await send(JSON.stringify(['x'.repeat(65_536)]))).status).toBe(413);
  for (let n = 0; n < 502; n += 1) await send(`["event","e${n}"]`);
  const entries = await (await app.request('/entries', { headers: analytics })).json();
  expect(entries).toHaveLength(500);
  expect(entries[0].entry).toEqual(['event', 'e2']);
});
