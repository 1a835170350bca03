import { expect } from '@playwright/test';
import { type Locale, locales } from '../browser/support/words';
import {
  goodInquiry,
  type InquiryField,
  inquiryFields,
  inquiryRoles,
} from '../features/forms/formPage';
import type { Page } from './page';
import { phone, sites, test } from './test';

function inquiryForm(visit: Page, { t }: Locale) {
  const form = visit.find('form', t('contact.form.heading'));
  return {
    submit: form.find('button'),
    field: (name: InquiryField) => form.find(inquiryRoles[name], t(`contact.form.${name}`)),
  };
}

test.describe(() => {
  test.use({ size: phone });
  test('[S5] shows focused fields of a rejected inquiry below the header', async ({ visit }) => {
    await visit.openHydrated(`${sites.en}/contact`);
    const { submit, field } = inquiryForm(visit, locales.en);
    await submit.click();
    await field('name').expectFocus();
    await visit.expectBelowHeader(field('name'));
    // Backwards, the page scrolls up below the header.
    await submit.focus();
    for (const name of inquiryFields.toReversed()) {
      for (let step = 0; step < 3 && !(await field(name).hasFocus()); step += 1) {
        await visit.pressKey('Shift+Tab');
      }
      await field(name).expectFocus();
      await visit.expectBelowHeader(field(name));
    }
  });
});

test('[S4] sends an inquiry and resets the form', async ({ visit }) => {
  await visit.openHydrated(`${sites.he}/contact`);
  const { submit, field } = inquiryForm(visit, locales.he);
  for (const name of inquiryFields) {
    const value = String(goodInquiry[name]);
    if (inquiryRoles[name] === 'checkbox') await field(name).click();
    else if (inquiryRoles[name] === 'combobox') await field(name).choose(value);
    else await field(name).write(value);
  }
  await submit.click();
  const values = () =>
    visit
      .select('main form :is(input:not([type=checkbox]), textarea, select)')
      .read((fields) => fields.map((one) => (one as HTMLInputElement).value).join(''));
  await expect.poll(values).toBe('');
  await submit.expectFocus();
  expect(await visit.select('main [aria-invalid="true"]').isShown()).toBe(false);
});
