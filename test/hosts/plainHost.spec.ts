import path from 'node:path';
import { createSites } from '../../src/service/site/sites';
import { hosts } from '../../src/tools/local/addresses';
import { listen } from '../../src/tools/local/listen';
import { badge, calendar, dialog } from '../browser/support/booking';
import { wakeSite } from '../browser/support/wakeSite';
import { bothLocales } from '../browser/support/words';
import { expect, test } from './support/test';
import { watchErrors } from './support/watchErrors';

/** Between them they have everything that a policy could refuse. */
const visited = ['/', '/services', '/reviews'];

for (const locale of bothLocales) {
  const { language } = locale;

  test(`[S4] pages that say their policy themselves live under it, and it is in force (${language})`, async ({
    page,
    hosted,
    outside: _,
  }) => {
    const at = (root: string) => path.join(hosted.plainFolder, root);
    const sites = createSites({ roots: { com: at('com'), coIl: at('co.il') } });
    const { port, close } = await listen(sites, { port: 0 });
    const site = `http://${language === 'en' ? hosts.english : hosts.hebrew}:${port}`;
    const errors = watchErrors(page);
    try {
      for (const address of visited) {
        const response = await page.goto(site + address);
        expect(response?.headers()['content-security-policy']).toBeUndefined();
        await wakeSite(page);
        expect([address, await errors()]).toEqual([address, []]);
      }
      await badge(page, locale).click();
      const frame = calendar(dialog(page, locale), locale).contentFrame();
      await expect(frame.getByRole('button', { name: '10:00' })).toBeVisible();
      expect(await errors()).toEqual([]);
      await page.evaluate(() => {
        const style = document.createElement('style');
        style.textContent = 'body { color: red }';
        document.head.append(style);
      });
      expect((await errors()).join('\n')).toContain('style-src-elem blocked inline');
    } finally {
      await close();
    }
  });
}
