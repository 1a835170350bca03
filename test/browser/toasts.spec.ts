import { seriousViolations } from './support/axe';
import { placeOf } from './support/place';
import { switchLanguage } from './support/roles';
import { expect, test } from './support/test';
import {
  openWithToast,
  openWithTwoToasts,
  sendToWindow,
  serverError,
  stopTime,
  toasts,
} from './support/toasts';
import { announcements, layoutShifts } from './support/watch';
import { bothTongues, tongues } from './support/words';

// Where things stand is measured: nothing may be on its way.
test.use({ reducedMotion: 'reduce' });

const phone = { width: 390, height: 844 };

for (const tongue of bothTongues) {
  const { language, t } = tongue;
  const listFailed = t('reviews.toasts.listFailed');

  test.describe(`in ${language}`, () => {
    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false });

      test('[S4] the region stands in the exported page, empty', async ({ page, sites }) => {
        await page.goto(sites[language]);
        await expect(toasts(page, tongue).region).toBeEmpty();
      });
    });

    test('[S4] its words follow the language, and it is said once', async ({ page, sites }) => {
      await openWithToast(page, sites[language], tongue);
      await sendToWindow(page, 'blur');
      const other = await switchLanguage(page, tongue);
      const changed = toasts(page, other);
      await expect(changed.words).toHaveText(other.t('reviews.toasts.listFailed'));
      await expect(changed.close).toBeVisible();
      const said = other.t('layout.announcements.languageChanged');
      await expect.poll(() => announcements(page)).toEqual([listFailed, said]);
    });

    test.describe('on a phone', () => {
      test.use({ viewport: phone, hasTouch: true, isMobile: true });

      test('[S4] a tap on the close button closes it', async ({ page, sites }) => {
        await openWithToast(page, sites[language], tongue);
        const { region, close } = toasts(page, tongue);
        await close.tap();
        await expect(region).toBeEmpty();
      });
    });

    for (const viewport of [phone, { width: 1280, height: 800 }, { width: 320, height: 640 }]) {
      test(`[S4] at ${viewport.width} px it stands whole in its corner and covers no helper`, async ({
        page,
        sites,
      }) => {
        await page.setViewportSize(viewport);
        await openWithToast(page, sites[language], tongue);
        const { region, close } = toasts(page, tongue);
        const place = await placeOf(region);
        const toEnd = language === 'en' ? viewport.width - place.right : place.left;
        const toStart = language === 'en' ? place.left : viewport.width - place.right;
        expect(toEnd).toBeGreaterThan(8);
        expect(toEnd).toBeLessThan(24);
        if (viewport.width < 400) expect(toStart).toBeLessThan(24);
        const chat = page.getByRole('link', { name: t('layout.chat.label') });
        const badge = page.getByText(t('layout.badge.label'), { exact: true });
        for (const helper of [chat, badge]) {
          expect(place.bottom).toBeLessThanOrEqual((await placeOf(helper)).top);
        }
        const button = await placeOf(close);
        expect(Math.min(button.width, button.height)).toBeGreaterThanOrEqual(44);
      });
    }

    for (const colorScheme of ['light', 'dark'] as const) {
      test(`[S4] axe finds no barrier while it is shown, ${colorScheme}`, async ({
        page,
        sites,
      }) => {
        await page.emulateMedia({ colorScheme });
        await openWithToast(page, sites[language], tongue);
        await sendToWindow(page, 'blur');
        expect(await seriousViolations(page)).toEqual([]);
      });
    }
  });
}

test('[S4] messages move nothing else', async ({ page, english, expectConsole }) => {
  expectConsole(serverError);
  await stopTime(page);
  await openWithTwoToasts(page, english, tongues.en);
  await page.mouse.move(6, 6);
  const before = await layoutShifts(page);
  const { region, words } = toasts(page, tongues.en);
  await page.clock.runFor(5000);
  await expect(words).toHaveText(tongues.en.t('reviews.toasts.submitFailed'));
  await page.clock.runFor(5000);
  await expect(region).toBeEmpty();
  expect(await layoutShifts(page)).toEqual(before);
});

for (const { reducedMotion, animation } of [
  { reducedMotion: 'reduce', animation: { name: 'none', seconds: 0 } },
  {
    reducedMotion: 'no-preference',
    animation: { name: expect.not.stringMatching('none'), seconds: 0.24 },
  },
] as const) {
  test(`[S4] how it comes, with reduced motion: ${reducedMotion}`, async ({ page, english }) => {
    await page.emulateMedia({ reducedMotion });
    await openWithToast(page, english, tongues.en);
    const found = await toasts(page, tongues.en).region.evaluate((region) => {
      const style = region.firstElementChild
        ? getComputedStyle(region.firstElementChild)
        : undefined;
      return {
        name: style?.animationName,
        duration: Number.parseFloat(style?.animationDuration ?? ''),
      };
    });
    expect(found.name).toEqual(animation.name);
    expect(found.duration).toBeLessThanOrEqual(animation.seconds || 0.001);
  });
}
