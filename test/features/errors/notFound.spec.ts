import { navLinks } from '../../../src/site/navigation';
import { notFoundLine, unknownPath } from '../../browser/support/addresses';
import { headOf } from '../../browser/support/head';
import { hasStarted } from '../../browser/support/hydrateSite';
import { mainHeading, panel, panelButton } from '../../browser/support/roles';
import { expect, openHydrated, test } from '../../browser/support/test';
import { locales } from '../../browser/support/words';

test('[S2] logs an unknown path once, and again on Back', async ({
  page,
  english,
  hebrew,
  warnings,
  expectConsole,
}) => {
  const { t } = locales.en;
  const heading = locales.he.t('errors.notFound.title');
  const logged = `Page not found: ${unknownPath}`;
  const main = page.getByRole('main');
  expectConsole(notFoundLine);
  await page.goto(`${english}${unknownPath}`);
  const exported = await headOf(page);

  await test.step('[S2] one console entry has the path, without an interaction', async () => {
    await hasStarted(page);
    await expect.poll(() => warnings).toEqual([logged]);
    await page.mouse.move(50, 50);
    expect(warnings).toEqual([logged]);
  });

  await test.step('[S2] Go Home links to home, and Back returns', async () => {
    const links = main.getByRole('list').getByRole('link');
    await expect(links).toHaveText(navLinks.map(({ label }) => t(label)));
    await main.getByRole('link', { name: 'Go Home', exact: true }).click();
    await expect(page).toHaveURL(`${english}/`);
    await expect(page).toHaveTitle(t('home.meta.title'));
    expect((await headOf(page)).metas).not.toContainEqual(['robots', 'noindex']);
    expect(warnings).toEqual([logged]);
    await page.goBack();
    await expect.poll(() => headOf(page)).toEqual(exported);
    await expect(mainHeading(page)).toHaveText('Page Not Found');
    await expect.poll(() => warnings).toEqual([logged, logged]);
  });

  await test.step('[S2] it is logged in English on a Hebrew page', async () => {
    // The router knows the beginning of this address.
    await page.goto(`${hebrew}/services/לא-קיים/%3Cimg%20src=x%3E`);
    await expect.poll(() => warnings.at(-1)).toMatch(/^Page not found: \/.*img/);
    await expect(mainHeading(page)).toHaveText(heading);
  });

  await test.step('[S2] the panel opens and closes without leaving it', async () => {
    const address = page.url();
    await page.setViewportSize({ width: 390, height: 844 });
    await panelButton(page, locales.he).click();
    await page.waitForFunction(() => history.state?.isPanelOpen);
    await page.keyboard.press('Escape');
    await expect(panel(page, locales.he)).toBeHidden();
    await page.waitForFunction(() => !history.state?.isPanelOpen);
    await expect(mainHeading(page)).toHaveText(heading);
    await expect(page).toHaveURL(address);
  });
});

test('[S2] keeps a page that its host serves under another address', async ({ page, english }) => {
  const { t } = locales.en;
  await page.route('**/pricing.html?*', async (route) =>
    route.fulfill({ response: await route.fetch({ url: `${english}/pricing` }) }),
  );
  await openHydrated(page, `${english}/pricing.html?utm=a#faq`);
  await expect(mainHeading(page)).toHaveText(t('pricing.heading'));
  await expect(page).toHaveURL(`${english}/pricing?utm=a#faq`);
});
