import { expect, test } from '@playwright/test';
import { pages } from '../../src/site/navigation';
import { hydrateSite } from '../browser/support/hydrateSite';
import { switchLanguage } from '../browser/support/roles';
import { violations, watch } from '../browser/support/watch';
import { locales } from '../browser/support/words';
import { badge, dialog, slot } from '../features/booking/bookingPage';
import { fillInquiry, fillReview, inquiryForm, reviewForm } from '../features/forms/formPage';
import { settings, sites } from './sites';

for (const { language, origin } of sites) {
  const locale = locales[language];
  const other = locales[locale.other];

  test(`[S4] hydrates every page of ${origin} under its content security policy`, async ({
    page,
  }) => {
    await watch(page.context());
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) errors.push(message.text());
    });
    const open = async (path: string) => {
      const response = await page.goto(origin + path);
      expect([path, response?.headers()]).toEqual([
        path,
        expect.objectContaining({ 'content-security-policy': expect.any(String) }),
      ]);
      await hydrateSite(page);
    };
    const expectNoErrors = async () =>
      expect([page.url(), ...errors, ...(await violations(page))]).toEqual([page.url()]);

    const counted = page.waitForRequest(`${settings.analyticsHost}/gtag/js?*`);
    for (const path of pages) {
      await open(path);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expectNoErrors();
    }
    await counted;

    await open('/contact');
    await fillInquiry(page, locale);
    const sent = page.waitForRequest(settings.contactEndpoint);
    await inquiryForm(page, locale).submit.click();
    expect((await sent).method()).toBe('POST');
    await expectNoErrors();

    await open('/reviews');
    const { opener, submit, thanks } = reviewForm(page, locale);
    await opener.click();
    await fillReview(page, locale);
    await submit.click();
    await expect(thanks).toBeVisible();
    await expectNoErrors();

    await open('/pricing');
    await switchLanguage(page, locale);
    await badge(page, other).click();
    await expect(slot(dialog(page, other), other)).toBeVisible();
    await expectNoErrors();

    // The browser enforces the policy.
    await page.evaluate(() => {
      document.head.append(Object.assign(document.createElement('style'), { textContent: 'a{}' }));
    });
    expect(await violations(page)).toEqual(['style-src-elem blocked inline']);
  });
}
