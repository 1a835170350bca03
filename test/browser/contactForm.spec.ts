import type { WordKey } from '../../locales/words';
import { hasStarted } from './support/act';
import { seriousViolations } from './support/axe';
import { clientCode, hold } from './support/code';
import {
  type EnquiryField,
  enquiryFields,
  enquiryForm,
  fillEnquiry,
  goodEnquiry,
  setByScript,
  writtenEnquiry,
} from './support/forms';
import { placeOf } from './support/place';
import { mainHeading, navigation, switchLanguage } from './support/roles';
import { act, expect, test } from './support/test';
import { stopTime, toasts } from './support/toasts';
import { violations } from './support/watch';
import { bothTongues, tongues } from './support/words';

const empty = {
  ...Object.fromEntries(enquiryFields.map((field) => [field, ''])),
  terms: false,
};

const missing: Partial<Record<EnquiryField, WordKey>> = {
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
      for (const [name, words] of Object.entries(missing) as [EnquiryField, WordKey][]) {
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

    test('[S4] sending takes 2000 ms, then the form is empty and one toast says so', async ({
      page,
      sites,
    }) => {
      await stopTime(page);
      await page.goto(`${sites[language]}/contact`);
      await act(page);
      const { submit } = enquiryForm(page, tongue);
      await fillEnquiry(page, tongue);
      await submit.click();
      await expect(submit).toHaveText(t('contact.form.submitting'));
      await expect(submit).toHaveAttribute('aria-disabled', 'true');
      await expect(submit).toBeFocused();
      await page.clock.runFor(1999);
      await expect(submit).toHaveText(t('contact.form.submitting'));
      await expect(toasts(page, tongue).words).toHaveCount(0);
      expect(await writtenEnquiry(page, tongue)).toEqual(goodEnquiry);
      await page.clock.runFor(1);
      await expect(submit).toHaveText(t('contact.form.submit'));
      await expect(toasts(page, tongue).words).toHaveText(t('contact.form.sent'));
      await expect(submit).toBeFocused();
      expect(await writtenEnquiry(page, tongue)).toEqual(empty);
    });

    test('[S4] what is written before the site has started is kept, and sent once it has', async ({
      page,
      sites,
    }) => {
      const client = await hold(page, clientCode);
      await page.goto(`${sites[language]}/contact`);
      const written = { ...goodEnquiry, name: 'דנה Dana 👩‍🍳' };
      await fillEnquiry(page, tongue, written);
      const { submit } = enquiryForm(page, tongue);
      await submit.click();
      await submit.click();
      expect(new URL(page.url()).pathname).toBe('/contact');
      client.release();
      await expect(submit).toHaveText(t('contact.form.submitting'));
      expect(await writtenEnquiry(page, tongue)).toEqual(written);
      await expect(toasts(page, tongue).words).toHaveText(t('contact.form.sent'));
    });

    test('[S4] typing goes on while the site starts, and no letter is lost', async ({
      page,
      sites,
    }) => {
      const client = await hold(page, clientCode);
      await page.goto(`${sites[language]}/contact`);
      const { field } = enquiryForm(page, tongue);
      await field('message').click();
      const text = 'שלום, we have twelve tables and one very long queue at noon. ';
      const typing = page.keyboard.type(text, { delay: 10 });
      await expect(field('message')).not.toHaveValue('');
      client.release();
      await typing;
      await hasStarted(page);
      await page.keyboard.type('End');
      await expect(field('message')).toHaveValue(`${text}End`);
    });

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

    test('[S5] problems are said in the language that is shown', async ({ page, sites }) => {
      await page.goto(`${sites[language]}/contact`);
      await enquiryForm(page, tongue).submit.click();
      const other = await switchLanguage(page, tongue);
      const { field } = enquiryForm(page, other);
      await expect(field('terms')).toHaveAccessibleDescription(
        other.t('contact.form.errors.terms'),
      );
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

test('[S5] the browser checks until the site does', async ({ page, english }) => {
  const client = await hold(page, clientCode);
  await page.goto(`${english}/contact`);
  const { form } = enquiryForm(page, tongue);
  const isLeftToUs = () => form.evaluate((element: HTMLFormElement) => element.noValidate);
  expect(await isLeftToUs()).toBe(false);
  client.release();
  await act(page);
  expect(await isLeftToUs()).toBe(true);
});

test('[S4] a word being composed when the site starts is kept', async ({ page, english }) => {
  const client = await hold(page, clientCode);
  await page.goto(`${english}/contact`);
  const { field } = enquiryForm(page, tongue);
  await field('name').click();
  const session = await page.context().newCDPSession(page);
  const compose = (text: string) =>
    session.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  await compose('שלו');
  client.release();
  await hasStarted(page);
  await compose('שלומ');
  await session.send('Input.insertText', { text: 'שלומית' });
  await expect(field('name')).toHaveValue('שלומית');
});

test('[S4] a second press sends nothing more', async ({ page, english }) => {
  await stopTime(page);
  await page.goto(`${english}/contact`);
  await act(page);
  const { submit, field } = enquiryForm(page, tongue);
  await fillEnquiry(page, tongue);
  await submit.dblclick();
  await field('name').press('Enter');
  await page.clock.runFor(1000);
  // Playwright waits for what `aria-disabled` says; a hand does not.
  await submit.click({ force: true });
  await page.clock.runFor(1000);
  await expect(submit).toHaveText(t('contact.form.submit'));
  await expect(toasts(page, tongue).words).toHaveText(t('contact.form.sent'));
  await page.clock.runFor(5000);
  await expect(toasts(page, tongue).words).toHaveCount(0);
});

test('[S4] on its way the fields can be read, and nothing changes them', async ({
  page,
  english,
}) => {
  await stopTime(page);
  await page.goto(`${english}/contact`);
  await act(page);
  const { submit, field } = enquiryForm(page, tongue);
  await fillEnquiry(page, tongue);
  await submit.click();
  for (const name of enquiryFields) {
    await field(name).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await page.keyboard.type('x');
  }
  expect(await writtenEnquiry(page, tongue)).toEqual(goodEnquiry);
});

test('[S5] typing stops at 2000 characters, and the count tells near the end', async ({
  page,
  english,
}) => {
  await page.goto(`${english}/contact`);
  await act(page);
  const { field, form, submit } = enquiryForm(page, tongue);
  await fillEnquiry(page, tongue);
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

test.describe('with an endpoint', () => {
  test.use({ variant: 'contactEndpoint' });
  const inbox = 'http://enquiries.test/inbox';

  test('[S7] the enquiry is posted there as JSON, trimmed, once', async ({ page, english }) => {
    const bodies: unknown[] = [];
    await page.route(inbox, async (route) => {
      bodies.push(route.request().postDataJSON());
      expect(route.request().method()).toBe('POST');
      expect(await route.request().headerValue('content-type')).toBe('application/json');
      await route.fulfill({ status: 201, headers: { 'access-control-allow-origin': '*' } });
    });
    await page.goto(`${english}/contact`);
    await act(page);
    const { submit } = enquiryForm(page, tongue);
    await fillEnquiry(page, tongue, {
      ...goodEnquiry,
      name: '  Dana ',
      message: 'Twelve tables\n ',
    });
    await submit.dblclick();
    await expect(toasts(page, tongue).words).toHaveText(t('contact.form.sent'));
    expect(bodies).toEqual([goodEnquiry]);
    expect(await writtenEnquiry(page, tongue)).toEqual(empty);
    expect(await violations(page)).toEqual([]);
  });

  for (const failure of ['an answer of 500', 'no connection', 'no answer for 10 s'] as const) {
    test(`[S8] ${failure} keeps everything and says so`, async ({
      page,
      english,
      expectConsole,
    }) => {
      if (failure !== 'no answer for 10 s') expectConsole(/Failed to load resource/);
      await page.route(inbox, async (route) => {
        if (failure === 'an answer of 500') {
          const headers = { 'access-control-allow-origin': '*' };
          await route.fulfill({ status: 500, headers });
        }
        if (failure === 'no connection') await route.abort();
      });
      await stopTime(page);
      await page.goto(`${english}/contact`);
      await act(page);
      const { submit, form } = enquiryForm(page, tongue);
      await fillEnquiry(page, tongue);
      await submit.click();
      if (failure === 'no answer for 10 s') {
        await page.clock.runFor(9_999);
        await expect(submit).toHaveText(t('contact.form.submitting'));
        await page.clock.runFor(1);
      }
      await expect(submit).toHaveText(t('contact.form.submit'));
      await expect(toasts(page, tongue).words).toHaveText(t('contact.form.failed'));
      await expect(form).toContainText(t('contact.form.failed'));
      expect(await writtenEnquiry(page, tongue)).toEqual(goodEnquiry);
    });
  }
});
