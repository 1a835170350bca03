import {
  type EnquiryField,
  enquiryFields,
  enquiryRoles,
  goodEnquiry,
} from '../../browser/support/forms';
import { bothLocales, type Locale } from '../../browser/support/words';
import type { Page } from '../support/page';
import { expectBelowHeader, toasts } from '../support/site';
import { same, soon } from '../support/soon';
import { desk, phone, type Scenario } from './scenario';

/** The contact form: refused, corrected, sent. */
export const contactFormScenarios: readonly Scenario[] = bothLocales.flatMap((locale) => [
  ...Object.entries({ desk, phone }).map(
    ([place, size]): Scenario => ({
      name: `[S5] an empty enquiry is refused, and what has the focus is seen whole (${locale.language}, ${place})`,
      view: { size },
      run: async ({ page, sites }) => {
        await page.openAwake(`${sites[locale.language]}/contact`);
        const { submit, field } = formOf(page, locale);
        await submit.click();
        await field('name').expectFocus();
        await field('name').expectAttribute('aria-invalid', 'true');
        await expectBelowHeader(page, field('name'));
        // Backwards the page scrolls up, to below the header.
        await submit.focus();
        for (const name of [...enquiryFields].reverse()) {
          while (!(await field(name).hasFocus())) await stepBack(page);
          await expectBelowHeader(page, field(name));
        }
      },
    }),
  ),
  {
    name: `[S4] an enquiry is sent, the form is empty, and a message says so (${locale.language})`,
    run: async ({ page, sites }) => {
      const { t } = locale;
      await page.openAwake(`${sites[locale.language]}/contact`);
      const { submit, field } = formOf(page, locale);
      for (const name of ['name', 'email', 'phone', 'company', 'message'] as const) {
        await field(name).write(goodEnquiry[name]);
      }
      for (const name of ['service', 'budget', 'timeline'] as const) {
        await field(name).choose(goodEnquiry[name]);
      }
      await field('terms').click();
      await field('terms').expectValue(true);
      await submit.click();
      await submit.expectText(t('contact.form.submitting'));
      await submit.expectFocus();
      // What stands fast is no trap, forwards and backwards.
      await field('timeline').press('Tab', 'Shift');
      await field('budget').expectFocus();
      await page.press('Tab');
      await field('timeline').expectFocus();
      await submit.focus();
      await toasts(page, locale).words.expectText(t('contact.form.sent'));
      await submit.expectText(t('contact.form.submit'));
      await submit.expectFocus();
      for (const name of enquiryFields) {
        const empty = name === 'terms' ? false : '';
        await soon(name, () => field(name).value(), empty);
      }
      same('invalid fields', await page.select('main [aria-invalid="true"]').count(), 0);
    },
  },
]);

function formOf(page: Page, { t }: Locale) {
  const form = page.find('form', t('contact.form.heading'));
  return {
    submit: form.find('button'),
    field: (name: EnquiryField) => form.find(enquiryRoles[name], t(`contact.form.${name}`)),
  };
}

async function stepBack(page: Page): Promise<void> {
  await page.press('Tab', 'Shift');
  const isPast = await page.read(() => !document.activeElement?.closest('form'));
  if (isPast) throw new Error('Shift+Tab left the form before it reached every field');
}
