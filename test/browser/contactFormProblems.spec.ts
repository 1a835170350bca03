import type { MessageKey } from '../../locales/words';
import { seriousViolations } from './support/axe';
import {
  type EnquiryField,
  enquiryForm,
  fillEnquiry,
  goodEnquiry,
  setByScript,
} from './support/forms';
import { placeOf } from './support/place';
import { switchLanguage } from './support/roles';
import { act, expect, test } from './support/test';
import { violations } from './support/watch';
import { bothTongues, tongues } from './support/words';

const missing: Partial<Record<EnquiryField, MessageKey>> = {
  name: 'contact.form.errors.name',
  email: 'contact.form.errors.email',
  service: 'contact.form.errors.service',
  message: 'contact.form.errors.message',
  terms: 'contact.form.errors.terms',
};

for (const tongue of bothTongues) {
  const { language, t } = tongue;

  test.describe(`in ${language}`, () => {
    test('[S5] an empty form is refused: each field says why, the first has the focus in sight', async ({
      page,
      sites,
    }) => {
      await page.setViewportSize({ width: 390, height: 700 });
      await page.goto(`${sites[language]}/contact`);
      const { field, submit, form } = enquiryForm(page, tongue);
      await submit.click();
      for (const [name, words] of Object.entries(missing) as [EnquiryField, MessageKey][]) {
        await expect(field(name)).toHaveAttribute('aria-invalid', 'true');
        await expect(field(name)).toHaveAccessibleDescription(t(words));
      }
      await expect(form.locator('[aria-invalid="true"]')).toHaveCount(5);
      await expect(field('name')).toBeFocused();
      const header = await placeOf(page.getByRole('banner'));
      const first = await placeOf(field('name'));
      expect(first.top).toBeGreaterThan(header.bottom);
      expect(first.bottom).toBeLessThan(700);
      expect(await seriousViolations(page)).toEqual([]);
      expect(await violations(page)).toEqual([]);
    });

    for (const name of Object.keys(missing) as EnquiryField[]) {
      test(`[S5] without ${name} alone nothing is sent`, async ({ page, sites }) => {
        await page.goto(`${sites[language]}/contact`);
        await act(page);
        const { field, submit, form } = enquiryForm(page, tongue);
        await fillEnquiry(page, tongue, { ...goodEnquiry, [name]: name === 'terms' ? false : '' });
        await submit.click();
        await expect(form.locator('[aria-invalid="true"]')).toHaveCount(1);
        await expect(field(name)).toHaveAccessibleDescription(t(missing[name] ?? 'forms.required'));
        await expect(field(name)).toBeFocused();
        await expect(submit).toHaveText(t('contact.form.submit'));
      });
    }

    test('[S5] problems are said in the language that is shown', async ({ page, sites }) => {
      await page.goto(`${sites[language]}/contact`);
      await enquiryForm(page, tongue).submit.click();
      const other = await switchLanguage(page, tongue);
      const { field } = enquiryForm(page, other);
      await expect(field('terms')).toHaveAccessibleDescription(
        other.t('contact.form.errors.terms'),
      );
    });
  });
}

test('[S5] typing stops at 2000 characters, and the count tells near the end', async ({
  page,
  english,
}) => {
  await page.goto(`${english}/contact`);
  await act(page);
  const { field, form, submit } = enquiryForm(page, tongues.en);
  await fillEnquiry(page, tongues.en);
  await field('message').fill('x'.repeat(1799));
  await expect(form.getByText(/Characters left/)).toHaveCount(0);
  await field('message').press('End');
  await page.keyboard.press('Control+End');
  await page.keyboard.type('x');
  await expect(form.getByText('Characters left: 200').first()).toBeVisible();
  await page.keyboard.insertText('y'.repeat(300));
  expect((await field('message').inputValue()).length).toBe(2000);
  await setByScript(field('message'), 'x'.repeat(2001));
  await submit.click();
  await expect(field('message')).toHaveAccessibleDescription(
    'This is longer than 2,000 characters',
  );
});
