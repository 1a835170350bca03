import { expect } from '@playwright/test';
import { type Locale, locales } from '../browser/support/words';
import {
  goodInquiry,
  goodReview,
  type InquiryField,
  inquiryFields,
  inquiryRoles,
} from '../features/forms/formPage';
import type { Page } from './page';
import { phone, sites, test } from './test';

const { t } = locales.he;

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

test('[S5] keeps letters that are typed during hydration', async ({ visit }) => {
  await visit.open(`${sites.en}/contact`);
  // Leaves the page a sixth of the CPU.
  await visit.read(() => {
    setInterval(() => {
      const end = performance.now() + 50;
      while (performance.now() < end);
    }, 60);
  });
  await inquiryForm(visit, locales.en).field('message').write('Twelve tables by the window');
  await visit.hydrate();
  const { field } = inquiryForm(visit, locales.en);
  const message = await field('message').read(([first]) => (first as HTMLTextAreaElement).value);
  expect(message).toBe('Twelve tables by the window');
});

test('[S3] selects stars by arrow keys, and sends a review', async ({ visit }) => {
  await visit.openHydrated(`${sites.he}/reviews`);
  await visit.find('button', t('reviews.form.open')).click();
  const form = visit.find('form', t('reviews.form.heading'));
  const field = (name: 'name' | 'company' | 'service' | 'review' | 'email') =>
    form.find(name === 'service' ? 'combobox' : 'textbox', t(`reviews.form.${name}`));
  await field('name').expectFocus();
  await form.find('radio', t('reviews.form.stars.two')).click();
  for (const [key, star] of [
    // Hebrew runs from right to left.
    ['ArrowLeft', 'three'],
    ['ArrowRight', 'two'],
    ['ArrowDown', 'three'],
    ['ArrowUp', 'two'],
    ['ArrowUp', 'one'],
    ['ArrowUp', 'five'],
  ] as const) {
    await visit.pressKey(key);
    const radio = form.find('radio', t(`reviews.form.stars.${star}`));
    await radio.expectFocus();
    expect(await radio.read(([first]) => (first as HTMLInputElement).checked)).toBe(true);
  }
  for (const name of ['name', 'company', 'email', 'review'] as const) {
    await field(name).write(goodReview[name]);
  }
  await field('service').choose(goodReview.service);
  await form.find('button', t('reviews.form.submit')).click();
  await expect.poll(() => visit.find('main').text()).toContain(t('reviews.thanks'));
  await visit.expectFocusKept();
});
