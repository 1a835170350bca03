import { pages } from '../../src/content/navigation';
import { hostedSettings } from '../../src/tools/hosts/hostedSites';
import { badge, calendar, dialog } from '../browser/support/booking';
import { enquiryForm, fillEnquiry, fillReview, reviewForm } from '../browser/support/forms';
import { mainHeading, panel, panelButton, switchLanguage } from '../browser/support/roles';
import { stopTime, toasts } from '../browser/support/toasts';
import { wakeSite } from '../browser/support/wakeSite';
import { bothLocales, locales } from '../browser/support/words';
import { expect, test } from './support/test';
import { watchErrors } from './support/watchErrors';

const origins = { en: hostedSettings.ORIGIN_EN, he: hostedSettings.ORIGIN_HE };

/** What the console says of the page that was asked for and is not there. */
const notFoundLine = /status of 404|no-such-page/;

for (const locale of bothLocales) {
  const { language, t } = locale;
  const site = origins[language];

  test(`[S4] every page comes to life under its own policy (${language})`, async ({
    page,
    outside: _,
  }) => {
    const errors = watchErrors(page);
    for (const path of pages) {
      const response = await page.goto(site + path);
      expect([path, response?.status()]).toEqual([path, 200]);
      await wakeSite(page);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      expect([path, await errors()]).toEqual([path, []]);
    }
  });

  test(`[S2] a page that is not there is the site’s own, and lives (${language})`, async ({
    page,
    outside: _,
  }) => {
    const errors = watchErrors(page);
    const response = await page.goto(`${site}/no-such-page`);
    expect(response?.status()).toBe(404);
    await wakeSite(page);
    await expect(mainHeading(page)).toBeVisible();
    await expect(page).toHaveTitle(t('meta.notFound.title'));
    const unexpected = (await errors()).filter((line) => !notFoundLine.test(line));
    expect(unexpected).toEqual([]);
  });

  test(`[S4] language, panel and pages change without a violation (${language})`, async ({
    page,
    outside: _,
  }) => {
    const errors = watchErrors(page);
    await page.goto(site);
    await wakeSite(page);
    await switchLanguage(page, locale);
    const other = locales[locale.other];
    await expect(page.locator('html')).toHaveAttribute('lang', other.language);
    await page.setViewportSize({ width: 390, height: 844 });
    await panelButton(page, other).click();
    await panel(page, other).locator('a[href="/pricing"]').click();
    await expect(page).toHaveTitle(other.t('meta.pricing.title'));
    expect(page.url()).toBe(`${site}/pricing`);
    expect(await errors()).toEqual([]);
  });

  test(`[S5] the enquiry is sent to its endpoint (${language})`, async ({ page, outside: _ }) => {
    // The message is gone after 5 s.
    await stopTime(page);
    const errors = watchErrors(page);
    await page.goto(`${site}/contact`);
    await wakeSite(page);
    await fillEnquiry(page, locale);
    const sent = page.waitForRequest(hostedSettings.CONTACT_ENDPOINT);
    await enquiryForm(page, locale).submit.click();
    expect((await sent).method()).toBe('POST');
    await expect(toasts(page, locale).words).toHaveCount(1);
    expect(await errors()).toEqual([]);
  });

  test(`[S7] the calendar comes, by the policy’s leave (${language})`, async ({
    page,
    outside: _,
  }) => {
    const errors = watchErrors(page);
    await page.goto(`${site}/pricing`);
    await wakeSite(page);
    await badge(page, locale).click();
    const frame = calendar(dialog(page, locale), locale).contentFrame();
    await expect(frame.getByRole('button', { name: '10:00' })).toBeVisible();
    expect(await errors()).toEqual([]);
  });

  test(`[S7] reviews are shown and sent, and the visit is counted (${language})`, async ({
    page,
    outside: _,
  }) => {
    const errors = watchErrors(page);
    const counted = page.waitForRequest(`${hostedSettings.ANALYTICS_HOST}/gtag/js?*`);
    await page.goto(`${site}/reviews`);
    await wakeSite(page);
    await counted;
    const list = page.getByRole('list', { name: t('reviews.list.label') });
    await expect(list.getByRole('listitem').first()).toBeVisible();
    const { opener, submit, thanks } = reviewForm(page, locale);
    await opener.click();
    await fillReview(page, locale);
    await submit.click();
    await expect(thanks).toBeVisible();
    expect(await errors()).toEqual([]);
  });
}
