import type { Page } from '@playwright/test';
import { titleKey } from '../../src/seo/pageHead';
import { pages } from '../../src/site/navigation';
import { badge } from '../features/booking/bookingPage';
import { fillInquiry, inquiryForm } from '../features/forms/formPage';
import { openWithHeldToast, toasts } from '../features/toasts/toastPage';
import { notFoundLine, unknownPath } from './support/addresses';
import { openHydrated } from './support/hydrateSite';
import { unseen } from './support/seen';
import { settle } from './support/shifts';
import { expect, test } from './support/test';
import { bothLocales, type Locale } from './support/words';

/* What the specification promises to be seen is visible, inside the window, and below nothing. */

test.use({ reducedMotion: 'reduce', variant: 'consent' });

// What the directions share is asked at half of the widths in each.
const widthsIn = { en: [320, 768, 1600], he: [390, 1280] };

const prompt = (page: Page, { t }: Locale) =>
  page.getByRole('region', { name: t('consent.title') });

const helpers = (page: Page, locale: Locale) => ({
  'the chat link': page.getByRole('link', { name: locale.t('layout.chat.label') }),
  'the badge': badge(page, locale),
});

for (const locale of bothLocales) {
  const { language, t } = locale;
  const widths = widthsIn[language];

  test(`[S1] [S7] [S8] shows chat link, badge, toast and prompt on every page at every width (${language})`, async ({
    page,
    sites,
    expectConsole,
  }) => {
    test.slow();
    const look = async (path: string, parts: Parameters<typeof unseen>[1]) => {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 844 });
        expect.soft(await unseen(page, parts), `${path} at ${width} px`).toEqual([]);
      }
    };
    await openWithHeldToast(page, sites[language], locale);
    const layers = {
      'the toast': toasts(page, locale).words,
      'the prompt': prompt(page, locale),
    };
    for (const path of ['/reviews', ...pages.filter((path) => path !== '/reviews')] as const) {
      // The last width has the navigation in the header. A held toast may lie over a link of the footer.
      await page.locator(`:is(header, footer) a[href="${path}"]:visible`).first().press('Enter');
      await expect(page).toHaveTitle(t(titleKey(path)));
      // A first screen may have no space for the prompt.
      await page.evaluate(() => scrollTo(0, innerHeight));
      await expect(layers['the prompt']).toBeVisible();
      await look(path, { ...helpers(page, locale), ...layers });
    }
    expectConsole(notFoundLine);
    await openHydrated(page, `${sites[language]}${unknownPath}`);
    await look(unknownPath, helpers(page, locale));
  });

  test(`[S8] shows the toast of a sent form beside its stamp and the focused button (${language})`, async ({
    page,
    sites,
  }) => {
    await page.clock.install();
    await openHydrated(page, `${sites[language]}/contact`);
    const { form, submit } = inquiryForm(page, locale);
    const { words } = toasts(page, locale);
    const [stamped = ''] = t('contact.form.tried', { time: '{}' }).split('{}');
    const stamp = form.getByText(stamped);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      await fillInquiry(page, locale);
      await submit.click();
      await page.clock.runFor(2000);
      await expect(words).toHaveText(t('contact.form.sent'));
      const parts = { 'the toast': words, 'the stamp': stamp, 'the button': submit };
      expect.soft(await unseen(page, parts, [0]), `at ${width} px`).toEqual([]);
      await page.keyboard.press('Escape');
    }
  });

  // When the prompt waits depends on measured places, not on words.
  const width = language === 'en' ? 1280 : 390;
  test(`[S7] asks for consent after most of a screen, and covers nothing of a first screen (${language})`, async ({
    page,
    sites,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await openHydrated(page, sites[language]);
    const shown = prompt(page, locale);
    await page.evaluate(() => scrollTo(0, 0.55 * innerHeight));
    await settle(page);
    await expect(shown).toBeHidden();
    await page.evaluate(() => scrollTo(0, 0.65 * innerHeight));
    await expect(shown).toBeVisible();
    for (const path of pages) {
      await openHydrated(page, `${sites[language]}${path}`);
      await settle(page);
      expect.soft(await shown.evaluateAll(keptBelow), path).toEqual([]);
      await page.evaluate(() => scrollTo(0, 0.65 * innerHeight));
      await expect(shown, path).toBeVisible();
    }
  });
}

/** Runs in the page: headings, prices and controls of its content that the shown prompt lies over. */
function keptBelow(prompts: Element[]): string[] {
  const kept =
    'main :is(a, button, input, select, textarea, summary, h1, h2, h3, bdi:not([data-text]))';
  return prompts.flatMap((prompt) => {
    const { top, bottom } = prompt.getBoundingClientRect();
    return [...document.querySelectorAll(kept)]
      .filter((element) => prompt.checkVisibility() && element.checkVisibility())
      .filter((element) => {
        const box = element.getBoundingClientRect();
        return box.height > 1 && box.top < bottom && box.bottom > top;
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 80));
  });
}
