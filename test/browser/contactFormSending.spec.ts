import {
  enquiryFields,
  enquiryForm,
  fillEnquiry,
  goodEnquiry,
  writtenEnquiry,
} from './support/forms';
import { act, expect, test } from './support/test';
import { stopTime, toasts } from './support/toasts';
import { violations } from './support/watch';
import { bothTongues, tongues } from './support/words';

const empty = {
  ...Object.fromEntries(enquiryFields.map((field) => [field, ''])),
  terms: false,
};

for (const tongue of bothTongues) {
  const { language, t } = tongue;

  test.describe(`in ${language}`, () => {
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
  });
}

const tongue = tongues.en;
const { t } = tongue;

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
