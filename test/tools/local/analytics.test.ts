import { services } from './support';

const analytics = { host: 'analytics.localhost:4000' };

test('[S7] lists the last 500 analytics entries, escaped', async () => {
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
  for (let n = 0; n < 502; n += 1) await send(`["event","e${n}"]`);
  const rows = (await (await ask('/')).text()).match(/event e\d+/g);
  expect([rows?.length, rows?.at(-1)]).toEqual([500, 'event e2']);
});
