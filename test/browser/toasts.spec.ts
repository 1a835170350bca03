import type { Locator, Page } from '@playwright/test';
import { seriousViolations } from './support/axe';
import { placeOf, scrollTop } from './support/place';
import { languageButton, panel, panelButton, switchLanguage } from './support/roles';
import { act, expect, test } from './support/test';
import {
  draw,
  openWithToast,
  openWithTwoToasts,
  sendToWindow,
  stopTime,
  swipe,
  toasts,
} from './support/toasts';
import { announcements, layoutShifts } from './support/watch';
import { bothTongues, tongues } from './support/words';

function hasFocusInside(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => element.contains(document.activeElement));
}

// Where things stand is measured: nothing may be on its way.
test.use({ reducedMotion: 'reduce' });

const phone = { width: 390, height: 844 };
const serverError = /500 \(Internal Server Error\)/;

for (const tongue of bothTongues) {
  const { language, t } = tongue;
  const listFailed = t('reviews.toasts.listFailed');
  const submitFailed = t('reviews.toasts.submitFailed');

  test.describe(`in ${language}`, () => {
    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false });

      test('[S4] the region stands in the exported page, empty', async ({ page, sites }) => {
        await page.goto(sites[language]);
        await expect(toasts(page, tongue).region).toBeEmpty();
      });
    });

    test('[S4] the empty region is no tab stop', async ({ page, sites }) => {
      await page.goto(sites[language]);
      await act(page);
      const { region } = toasts(page, tongue);
      const chat = page.getByRole('link', { name: t('layout.chat.label') });
      const badge = page.getByText(t('layout.badge.label'), { exact: true });
      for (const last of [chat, badge]) {
        await last.focus();
        await page.keyboard.press('Tab');
        await expect(region).not.toBeFocused();
      }
      await expect(region).toBeEmpty();
    });

    test('[S4] a message shows for 5000 ms', async ({ page, sites }) => {
      await stopTime(page);
      await openWithToast(page, sites[language], tongue);
      const { region, words } = toasts(page, tongue);
      await page.clock.runFor(4999);
      await expect(words).toHaveText(listFailed);
      await page.clock.runFor(1);
      await expect(region).toBeEmpty();
    });

    test('[S4] the next waits its turn and has its own 5000 ms', async ({
      page,
      sites,
      expectConsole,
    }) => {
      expectConsole(serverError);
      await stopTime(page);
      await openWithTwoToasts(page, sites[language], tongue);
      const { region, words } = toasts(page, tongue);
      await page.mouse.move(6, 6);
      await page.clock.runFor(4999);
      await expect(words).toHaveText([listFailed]);
      await page.clock.runFor(1);
      await expect(words).toHaveText([submitFailed]);
      await page.clock.runFor(4999);
      await expect(words).toHaveText([submitFailed]);
      await page.clock.runFor(1);
      await expect(region).toBeEmpty();
      expect(await announcements(page)).toEqual([listFailed, submitFailed]);
    });

    for (const { what, hold, release } of [
      {
        what: 'under the pointer',
        hold: (page: Page) => toasts(page, tongue).words.hover(),
        release: (page: Page) => page.mouse.move(6, 6),
      },
      {
        what: 'with the focus in it',
        hold: (page: Page) => page.keyboard.press('F8'),
        release: (page: Page) => languageButton(page, tongue).focus(),
      },
      {
        what: 'while the window has no focus',
        hold: (page: Page) => sendToWindow(page, 'blur'),
        release: (page: Page) => sendToWindow(page, 'focus'),
      },
    ]) {
      test(`[S4] ${what} its time stands still, and goes on with what was left`, async ({
        page,
        sites,
      }) => {
        await stopTime(page);
        await openWithToast(page, sites[language], tongue);
        const { region, words } = toasts(page, tongue);
        await page.clock.runFor(2000);
        await hold(page);
        await page.clock.runFor(60_000);
        await expect(words).toHaveText(listFailed);
        await release(page);
        await page.clock.runFor(2999);
        await expect(words).toHaveText(listFailed);
        await page.clock.runFor(1);
        await expect(region).toBeEmpty();
      });
    }

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

    test('[S4] F8 and Tab reach the close button; closed, the focus is where it was', async ({
      page,
      sites,
    }) => {
      await openWithToast(page, sites[language], tongue);
      const { region, close } = toasts(page, tongue);
      const before = page.getByRole('contentinfo').getByRole('link').first();
      await before.focus();
      await page.keyboard.press('F8');
      await expect(region).toBeFocused();
      await expect(region).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Tab');
      await expect(close).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(region).toBeEmpty();
      await expect(before).toBeFocused();
    });

    test('[S4] closed by mouse, Escape or F8 and Escape, the focus never lies on `body`', async ({
      page,
      sites,
    }) => {
      const { region, close } = toasts(page, tongue);
      for (const dismiss of [
        () => close.click(),
        () => page.keyboard.press('F8').then(() => page.keyboard.press('Escape')),
      ]) {
        await openWithToast(page, sites[language], tongue);
        await dismiss();
        await expect(region).toBeEmpty();
        await expect(page.getByRole('main')).toBeFocused();
      }
      await openWithToast(page, sites[language], tongue);
      await languageButton(page, tongue).focus();
      await page.keyboard.press('Escape');
      await expect(region).toBeEmpty();
      await expect(languageButton(page, tongue)).toBeFocused();
    });

    test('[S4] F8 leads out of an open menu; Escape closes the menu first', async ({
      page,
      sites,
    }) => {
      await openWithToast(page, sites[language], tongue);
      await sendToWindow(page, 'blur');
      const { region, words } = toasts(page, tongue);
      const menu = page.getByRole('menu');
      await languageButton(page, tongue).click();
      await expect.poll(() => hasFocusInside(menu)).toBe(true);
      await page.keyboard.press('F8');
      await expect(menu).toHaveCount(0);
      await expect(region).toBeFocused();

      await languageButton(page, tongue).click();
      await expect.poll(() => hasFocusInside(menu)).toBe(true);
      await page.keyboard.press('Escape');
      await expect(menu).toHaveCount(0);
      await expect(languageButton(page, tongue)).toBeFocused();
      await expect(words).toHaveText(listFailed);
      await page.keyboard.press('Escape');
      await expect(region).toBeEmpty();
    });

    test.describe('on a phone', () => {
      test.use({ viewport: phone, hasTouch: true, isMobile: true });

      test('[S4] under the panel F8 does nothing, and Escape closes the panel first', async ({
        page,
        sites,
      }) => {
        await openWithToast(page, sites[language], tongue);
        await sendToWindow(page, 'blur');
        const words = page.locator(`section[aria-label="${t('toasts.region')}"] p`);
        await panelButton(page, tongue).click();
        const button = panel(page, tongue).getByRole('button', { name: t('layout.panel.close') });
        await expect(button).toBeFocused();
        await page.keyboard.press('F8');
        await expect(button).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(panel(page, tongue)).toHaveCount(0);
        await expect(words).toHaveText(listFailed);
        await page.keyboard.press('Escape');
        await expect(words).toHaveCount(0);
      });

      test('[S4] a finger dismisses it with 50 px to the right, not with 49', async ({
        page,
        sites,
      }) => {
        await stopTime(page);
        await openWithToast(page, sites[language], tongue);
        const { region, words } = toasts(page, tongue);
        const { left } = await placeOf(words);
        await swipe(words, 49);
        await expect(words).toHaveText(listFailed);
        await expect.poll(async () => (await placeOf(words)).left).toBe(left);
        await swipe(words, 50);
        await expect(region).toBeEmpty();
      });

      test('[S4] a finger that goes up scrolls the page, and the message stays', async ({
        page,
        sites,
      }) => {
        await stopTime(page);
        await openWithToast(page, sites[language], tongue);
        const { words } = toasts(page, tongue);
        await swipe(words, 4, -300);
        await expect.poll(() => scrollTop(page)).toBeGreaterThan(100);
        await expect(words).toHaveText(listFailed);
      });

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

test.describe('with a mouse', () => {
  const english = tongues.en;

  for (const { language, dx, is } of [
    { language: 'en', dx: 49, is: 'shown' },
    { language: 'en', dx: 50, is: 'gone' },
    { language: 'en', dx: -90, is: 'shown' },
    { language: 'he', dx: -49, is: 'shown' },
    { language: 'he', dx: -50, is: 'gone' },
    { language: 'he', dx: 50, is: 'gone' },
  ] as const) {
    test(`[S4] drawn by ${dx} px in ${language} it is ${is}`, async ({ page, sites }) => {
      const tongue = tongues[language];
      await stopTime(page);
      await openWithToast(page, sites[language], tongue);
      const { region, words } = toasts(page, tongue);
      const { left } = await placeOf(words);
      await draw(words, dx);
      const drawn = language === 'en' ? Math.max(0, dx) : dx;
      await expect.poll(async () => (await placeOf(words)).left).toBe(left + drawn);
      await page.mouse.up();
      if (is === 'gone') {
        await expect(region).toBeEmpty();
      } else {
        await expect(words).toBeVisible();
        await expect.poll(async () => (await placeOf(words)).left).toBe(left);
      }
      expect(await page.evaluate(() => String(getSelection()))).toBe('');
    });
  }

  test('[S4] drawn down it stays', async ({ page, sites }) => {
    await stopTime(page);
    await openWithToast(page, sites.en, english);
    const { words } = toasts(page, english);
    const { left, top } = await placeOf(words);
    await draw(words, 30, 60);
    expect(await placeOf(words)).toMatchObject({ left, top });
    await page.mouse.up();
    await expect(words).toBeVisible();
  });

  test('[S4] a swipe that leaves the window is none', async ({ page, sites }) => {
    await stopTime(page);
    await openWithToast(page, sites.en, english);
    const { words } = toasts(page, english);
    const { left, top } = await placeOf(words);
    await draw(words, 60);
    await expect.poll(async () => (await placeOf(words)).left).toBe(left + 60);
    await page.mouse.move(1400, top, { steps: 4 });
    await expect.poll(async () => (await placeOf(words)).left).toBe(left);
    await page.mouse.move(left + 80, top + 5);
    await page.mouse.up();
    await expect(words).toBeVisible();
  });

  test('[S4] a swipe that began on the close button presses nothing', async ({
    page,
    sites,
    expectConsole,
  }) => {
    expectConsole(serverError);
    await stopTime(page);
    await openWithTwoToasts(page, sites.he, tongues.he);
    const { words, close } = toasts(page, tongues.he);
    await draw(close, 30);
    await page.mouse.up();
    await expect(words).toHaveText(tongues.he.t('reviews.toasts.listFailed'));
    await draw(close, 60);
    await page.mouse.up();
    await expect(words).toHaveText(tongues.he.t('reviews.toasts.submitFailed'));
    await page.clock.runFor(1000);
    await close.click();
    await expect(words).toHaveCount(0);
  });

  test('[S4] a message that comes to lie under the resting pointer waits', async ({
    page,
    sites,
    expectConsole,
  }) => {
    expectConsole(serverError);
    await stopTime(page);
    await openWithTwoToasts(page, sites.en, english);
    const { region, words, close } = toasts(page, english);
    await close.click();
    await expect(words).toHaveText(english.t('reviews.toasts.submitFailed'));
    await page.clock.runFor(60_000);
    await expect(words).toHaveText(english.t('reviews.toasts.submitFailed'));
    await page.mouse.move(6, 6);
    await page.clock.runFor(5000);
    await expect(region).toBeEmpty();
  });
});

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
