import {
  enquiryFields,
  enquiryForm,
  fillEnquiry,
  goodEnquiry,
  writtenEnquiry,
} from './support/forms';
import { placeOf } from './support/place';
import { mainHeading, navigation, switchLanguage } from './support/roles';
import { act, expect, test } from './support/test';
import { bothTongues, tongues } from './support/words';

for (const tongue of bothTongues) {
  const { language, t } = tongue;

  test.describe(`in ${language}`, () => {
    test('[S4] a draft outlasts a switch of the language and a way to another page', async ({
      page,
      sites,
    }) => {
      await page.goto(`${sites[language]}/contact`);
      await act(page);
      await fillEnquiry(page, tongue);
      const other = await switchLanguage(page, tongue);
      expect(await writtenEnquiry(page, other)).toEqual(goodEnquiry);
      await navigation(page, other)
        .getByRole('link', { name: other.t('layout.nav.pricing') })
        .click();
      await expect(mainHeading(page)).toHaveText(other.t('pricing.heading'));
      await page.goBack();
      expect(await writtenEnquiry(page, other)).toEqual(goodEnquiry);
      await expect(enquiryForm(page, other).field('name')).not.toBeFocused();
    });

    for (const width of [280, 320, 390, 768, 1000, 1920]) {
      test(`[S2] nothing is cut off or too small to press at ${width} px`, async ({
        page,
        sites,
      }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(`${sites[language]}/contact`);
        const { submit, field } = enquiryForm(page, tongue);
        await submit.click();
        await expect(field('name')).toBeFocused();
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow).toBeLessThanOrEqual(0);
        for (const name of enquiryFields.filter((one) => one !== 'terms')) {
          const { height, left, right } = await placeOf(field(name));
          expect(height).toBeGreaterThanOrEqual(44);
          expect(left).toBeGreaterThanOrEqual(0);
          expect(right).toBeLessThanOrEqual(width);
        }
      });
    }

    test.describe('with JavaScript switched off', () => {
      test.use({ javaScriptEnabled: false });

      test('[S2] the form’s place says how to reach the studio instead', async ({
        page,
        sites,
      }) => {
        await page.goto(`${sites[language]}/contact`);
        const docket = page.getByRole('region', { name: t('contact.form.heading') });
        await expect(docket).toContainText(t('errors.noScript.form'), {
          // Playwright's own text search leaves `noscript` out.
          useInnerText: true,
        });
        await expect(
          docket.getByRole('link', { name: t('errors.noScript.email') }),
        ).toHaveAttribute('href', /^mailto:/);
        await expect(docket.getByRole('link').nth(1)).toHaveAttribute('href', /^tel:\+\d+$/);
        await expect(docket.getByRole('textbox')).toHaveCount(0);
        await expect(docket.getByRole('button')).toHaveCount(0);
      });
    });
  });
}

const tongue = tongues.en;
const { t } = tongue;

for (const text of ['👩‍🍳🍕🥙', '\u202Ereversed\u202C', '<img src=x onerror=alert(1)>']) {
  test(`[S3] ${JSON.stringify(text)} stays the text that it is in every field`, async ({
    page,
    english,
  }) => {
    await page.goto(`${english}/contact`);
    await act(page);
    const { field, submit } = enquiryForm(page, tongue);
    for (const name of ['name', 'email', 'phone', 'company', 'message'] as const) {
      await field(name).fill(text);
    }
    await submit.click();
    for (const name of ['name', 'email', 'phone', 'company', 'message'] as const) {
      await expect(field(name)).toHaveValue(text);
    }
    await expect(field('email')).toHaveAccessibleDescription(/does not look like an email/);
    await expect(page).toHaveTitle(t('meta.contact.title'));
  });
}
