import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, hydrateSite, test } from '../browser/support/test';

test('[S2] starts only once the whole document has arrived', async ({ page, english }) => {
  const html = await (await fetch(english)).text();
  const cut = html.indexOf('<footer');
  let answer: ServerResponse | undefined;
  const host = createServer((_, response) => {
    answer = response.writeHead(200, { 'content-type': 'text/html' });
    answer.write(html.slice(0, cut));
  }).listen(0, '127.0.0.1');
  await once(host, 'listening');
  const { port } = host.address() as AddressInfo;
  await page.route(`${english}/`, (route) => route.continue({ url: `http://127.0.0.1:${port}/` }));

  const script = page.waitForEvent('requestfinished', (request) => /boot/.test(request.url()));
  await page.goto(english, { waitUntil: 'commit' });
  await script;
  await page.mouse.move(40, 300, { steps: 2 });
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  expect(await page.locator('html').getAttribute('data-start')).toBeNull();

  answer?.end(html.slice(cut));
  await hydrateSite(page);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  host.close();
});
