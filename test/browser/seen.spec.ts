import type { Page } from '@playwright/test';
import { floatingHelpers } from '../features/booking/bookingPage';
import { fillInquiry, inquiryForm } from '../features/forms/formPage';
import { openWithHeldToast, toasts } from '../features/toasts/toastPage';
import { everyPage, notFoundLine, unknownPath } from './support/addresses';
import { openHydrated } from './support/hydrateSite';
import { leadTo } from './support/roles';
import { coveredBy, unseen } from './support/seen';
import { settle } from './support/shifts';
import { expect, test } from './support/test';
import { bothLocales, type Locale } from './support/words';

/* What the specification promises to be seen is visible, inside the window, and below nothing. */

test.use({ reducedMotion: 'reduce', variant: 'consent' });

const prompt = (page: Page, { t }: Locale) =>
  page.getByRole('region', { name: t('consent.title') });

/** Looks at each width, at the top, the middle and the end of the page. */
async function lookEverywhere(page: Page, look: (place: string) => Promise<void>): Promise<void> {
  for (const width of [320, 390, 768, 1280, 1600]) {
    await page.setViewportSize({ width, height: 844 });
    for (const share of [0, 0.5, 1]) {
      await page.evaluate(
        (part) => scrollTo(0, part * (document.documentElement.scrollHeight - innerHeight)),
        share,
      );
      await settle(page);
      await look(`${width} px, ${share * 100} % of the page`);
    }
  }
}

for (const locale of bothLocales) {
  const { language, t } = locale;

  for (const { path } of everyPage)
    test(`[S1] shows the chat link and the badge on ${path} at every width (${language})`, async ({
      page,
      sites,
      expectConsole,
    }) => {
      if (path === unknownPath) expectConsole(notFoundLine);
      await openHydrated(page, `${sites[language]}${path}`);
      await lookEverywhere(page, async (place) => {
        for (const helper of floatingHelpers(page, locale)) {
          expect.soft(await unseen(helper), place).toEqual([]);
          expect.soft(await coveredBy(helper), place).toEqual([]);
        }
      });
    });

  test(`[S8] shows a toast on every page, with the prompt open (${language})`, async ({
    page,
    sites,
  }) => {
    await openWithHeldToast(page, sites[language], locale);
    const { words } = toasts(page, locale);
    for (const name of ['reviews', 'pricing', 'home', 'contact'] as const) {
      await page.setViewportSize({ width: 1280, height: 844 });
      if (name !== 'reviews') await leadTo(page, locale, name);
      await lookEverywhere(page, async (place) => {
        for (const part of [words, ...floatingHelpers(page, locale)])
          expect.soft(await unseen(part), `${name}, ${place}`).toEqual([]);
      });
      expect.soft(await unseen(prompt(page, locale)), name).toEqual([]);
    }
  });

  test(`[S8] shows the toast of a sent form beside its stamp and the focused button (${language})`, async ({
    page,
    sites,
  }) => {
    await page.clock.install();
    await openHydrated(page, `${sites[language]}/contact`);
    const { form, submit } = inquiryForm(page, locale);
    const { words } = toasts(page, locale);
    for (const width of [320, 390, 768, 1280, 1600]) {
      await page.setViewportSize({ width, height: 844 });
      await fillInquiry(page, locale);
      await submit.click();
      await page.clock.runFor(2000);
      await expect(words).toHaveText(t('contact.form.sent'));
      await settle(page);
      const [stamped = ''] = t('contact.form.tried', { time: '{}' }).split('{}');
      for (const part of [words, form.getByText(stamped), submit])
        expect.soft(await unseen(part), `at ${width} px`).toEqual([]);
      await page.keyboard.press('Escape');
    }
  });

  test(`[S7] asks for consent after most of a screen, and covers nothing of a first screen (${language})`, async ({
    page,
    sites,
  }) => {
    const kept = 'a, button, input, select, textarea, summary, h1, h2, h3, bdi:not([data-text])';
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await page.evaluate(() => sessionStorage.clear()).catch(() => {});
      await openHydrated(page, sites[language]);
      await page.evaluate(() => scrollTo(0, 0.55 * innerHeight));
      await settle(page);
      await expect(prompt(page, locale)).toBeHidden();
      await page.evaluate(() => scrollTo(0, 0.65 * innerHeight));
      await expect(prompt(page, locale)).toBeVisible();
      expect(await unseen(prompt(page, locale))).toEqual([]);
      for (const { path } of everyPage.filter((page) => page.path !== unknownPath)) {
        await openHydrated(page, `${sites[language]}${path}`);
        await settle(page);
        if (await prompt(page, locale).isVisible())
          expect.soft(await coveredBy(prompt(page, locale), kept), path).toEqual([]);
        await page.evaluate(() => scrollTo(0, 0.65 * innerHeight));
        await expect(prompt(page, locale), path).toBeVisible();
      }
    }
  });
}
