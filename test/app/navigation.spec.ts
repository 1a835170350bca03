import { navLinks } from '../../src/site/navigation';
import { exportedHead, headOf } from '../browser/support/head';
import { isSameWindow, markWindow, placeOf, scrollTop } from '../browser/support/place';
import { footer, mainHeading, navigation } from '../browser/support/roles';
import { expect, openHydrated, test } from '../browser/support/test';
import { announcements } from '../browser/support/watch';
import { locales } from '../browser/support/words';

test('[S2] navigates without a page load, and marks the current page', async ({
  page,
  english,
}) => {
  const { t } = locales.en;
  await page.clock.setFixedTime(new Date('2031-05-01'));
  await openHydrated(page, english);
  await markWindow(page);
  const link = (name: string) =>
    navigation(page, locales.en).getByRole('link', { name, exact: true });
  // From last to first, so that every click navigates.
  for (const { to, label } of [...navLinks].reverse()) {
    await link(t(label)).click();
    await expect(page).toHaveURL(`${english}${to}`);
    const current = navigation(page, locales.en).locator('[aria-current="page"]');
    await expect(current).toHaveText(t(label));
  }
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: t('layout.getStarted'), exact: true }).click();
  await expect(mainHeading(page)).toHaveText(t('contact.heading'));
  // Of quick presses none is lost, and the last one wins.
  const presses = await Promise.all(navLinks.map(({ label }) => placeOf(link(t(label)))));
  const reached = await page.evaluateHandle(() => {
    const paths: (string | undefined)[] = [];
    const note = ({ target }: Event) =>
      paths.push(target instanceof Element ? target.closest('a')?.pathname : undefined);
    addEventListener('click', note, true);
    return paths;
  });
  for (const { left, top } of presses) await page.mouse.click(left + 9, top + 9);
  expect(await reached.jsonValue()).toEqual(navLinks.map(({ to }) => to));
  await expect(mainHeading(page)).toHaveText(t('contact.heading'));
  expect(await isSameWindow(page)).toBe(true);

  // The export has the year of the build.
  await expect(footer(page)).toContainText('© 2031');
});

test('[S1] [S2] announces a page, and restores the position on Back', async ({ page, hebrew }) => {
  const { t } = locales.he;
  const pricing = await exportedHead(page, `${hebrew}/pricing`);
  await openHydrated(page, hebrew);
  await markWindow(page);
  const link = page.getByRole('link', { name: t('home.services.all') });
  await link.scrollIntoViewIfNeeded();
  const left = await scrollTop(page);
  expect(left).toBeGreaterThan(300);
  await link.click();

  await expect(page).toHaveTitle(t('services.meta.title'));
  await expect(mainHeading(page)).toHaveText(t('services.heading'));
  await expect(mainHeading(page)).toBeFocused();
  await expect.poll(() => scrollTop(page)).toBe(0);
  const said = t('layout.announcements.page', { page: t('services.meta.name') });
  await expect.poll(() => announcements(page)).toEqual([said]);

  const next = page.getByRole('link', { name: t('home.closing.pricing') });
  await next.scrollIntoViewIfNeeded();
  const leftNext = await scrollTop(page);
  await next.click();
  await expect.poll(() => headOf(page)).toEqual(pricing);

  await page.goBack();
  await expect(page).toHaveTitle(t('services.meta.title'));
  await expect.poll(() => scrollTop(page)).toBe(leftNext);
  await page.goBack();
  await expect(page).toHaveTitle(t('home.meta.title'));
  await expect.poll(() => scrollTop(page)).toBe(left);
  await page.goForward();
  await expect(page).toHaveTitle(t('services.meta.title'));
  await expect.poll(() => scrollTop(page)).toBe(leftNext);
  await test.step('[S4] two quick Backs restore it as well', async () => {
    await page.goForward();
    await expect(page).toHaveTitle(t('pricing.meta.title'));
    await page.evaluate(() => {
      history.back();
      setTimeout(() => history.back(), 100);
    });
    await expect(page).toHaveTitle(t('home.meta.title'));
    await expect.poll(() => scrollTop(page)).toBe(left);
  });
  expect(await isSameWindow(page)).toBe(true);
});

test('[S2] shows the page of an earlier document on Back', async ({ page, english }) => {
  const { t } = locales.en;
  await openHydrated(page, `${english}/terms`);
  const link = footer(page).getByRole('link', { name: t('privacy.meta.name') });
  await link.press('Enter');
  await expect(page).toHaveURL(`${english}/privacy`);
  await page.goto(`${english}/accessibility`);
  await page.goBack();
  await expect(mainHeading(page)).toHaveText(t('privacy.heading'));
  await page.goBack();
  await expect(page).toHaveURL(`${english}/terms`);
  await expect(mainHeading(page)).toHaveText(t('terms.heading'));
});
