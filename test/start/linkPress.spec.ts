import { watchExecution } from '../browser/support/code';
import { hasStarted } from '../browser/support/hydrateSite';
import { leaveAndReturn } from '../browser/support/leaveAndReturn';
import { placeOf } from '../browser/support/place';
import { navigation } from '../browser/support/roles';
import { expect, test } from '../browser/support/test';
import { locales } from '../browser/support/words';
import { fingerOn, pauseTimer } from '../features/toasts/toastPage';

const { t } = locales.en;

test.use({ hasTouch: true });

test('[S2] opens the next page on a tap on a link, without starting the site', async ({
  page,
  english,
}) => {
  const executed = await watchExecution(page);
  // The browser may have prefetched the next page, so no request can be held.
  await page.addInitScript(() =>
    addEventListener('pagehide', () => {
      const left = [document.documentElement.dataset.start, Reflect.get(globalThis, 'executed')];
      sessionStorage.setItem('left', JSON.stringify(left));
    }),
  );
  await page.goto(english);
  const link = navigation(page, locales.en).getByRole('link', { name: t('pricing.meta.name') });
  const { x, y, width, height } = await placeOf(link);
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  await expect(page).toHaveTitle(t('pricing.meta.title'));
  const left = await page.evaluate(() => sessionStorage.getItem('left'));
  expect(JSON.parse(left ?? '')).toEqual(['leaving', ['boot']]);
  await expect(page.locator('html')).toHaveAttribute('data-start', 'waiting');
  expect(await executed()).toEqual(['boot']);
});

test('[S2] starts the site 3 s after a press that leads nowhere, whatever was pressed before', async ({
  page,
  english,
}) => {
  await pauseTimer(page);
  await page.goto(english);
  const document = page.locator('html');
  const link = navigation(page, locales.en).getByRole('link', { name: t('pricing.meta.name') });
  const { x, y, width, height } = await placeOf(link);
  const finger = await fingerOn(page);
  await finger.press(x + width / 2, y + height / 2);
  await expect(document).toHaveAttribute('data-start', 'leaving');
  await leaveAndReturn(page);
  await expect(document).toHaveAttribute('data-start', 'waiting');
  await finger.cancel();
  await page.clock.runFor(2_000);
  await finger.press(x + width / 2, y + height / 2);
  await expect(document).toHaveAttribute('data-start', 'leaving');
  await page.clock.runFor(2_900);
  await expect(document).toHaveAttribute('data-start', 'leaving');
  await page.clock.runFor(100);
  await hasStarted(page);
});
