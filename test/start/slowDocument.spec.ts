import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hasStarted } from '../browser/support/hydrateSite';
import { expect, test } from '../browser/support/test';
import { locales } from '../browser/support/words';

const { t } = locales.en;

test('[S2] hears a press while the document arrives, but starts only once all of it has', async ({
  page,
  english,
}) => {
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
  const flip = page.getByRole('button', { name: t('home.hero.menu.flip') });
  await flip.click();
  await expect(flip).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  expect(await page.locator('html').getAttribute('data-start')).toBeNull();

  answer?.end(html.slice(cut));
  await hasStarted(page);
  await expect(page.getByRole('button', { name: t('home.hero.menu.flipBack') })).toBeVisible();
  host.close();
});
