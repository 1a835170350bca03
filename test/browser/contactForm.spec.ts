import type { MessageKey } from '../../locales/words';
import { seriousViolations } from './support/axe';
import {
  type EnquiryField,
  emptyEnquiry,
  enquiryFields,
  enquiryForm,
  fillEnquiry,
  goodEnquiry,
  writtenEnquiry,
} from './support/forms';
import { placeOf } from './support/place';
import { pressNow } from './support/pressNow';
import { mainHeading, navigation, switchLanguage } from './support/roles';
import { expect, test, wakeSite } from './support/test';
import { stopTime, toasts } from './support/toasts';
import { violations } from './support/watch';
import { locales } from './support/words';

const locale = locales.en;
const { t } = locale;

const missing = [
  ['name', 'contact.form.errors.name'],
  ['email', 'contact.form.errors.email'],
  ['service', 'contact.form.errors.service'],
  ['message', 'contact.form.errors.message'],
  ['terms', 'contact.form.errors.terms'],
] as const satisfies readonly [EnquiryField, MessageKey][];

test('[S5] an enquiry is refused in the language that is shown, and its draft outlasts both', async ({
  page,
  hebrew,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto(`${hebrew}/contact`);

  await test.step('each field says why, and the first has the focus in sight', async () => {
    const { field, submit, form } = enquiryForm(page, locales.he);
    await submit.click();
    for (const [name, words] of missing) {
      await expect(field(name)).toHaveAttribute('aria-invalid', 'true');
      await expect(field(name)).toHaveAccessibleDescription(locales.he.t(words));
    }
    await expect(form.locator('[aria-invalid="true"]')).toHaveCount(missing.length);
    await expect(field('name')).toBeFocused();
    const header = await placeOf(page.getByRole('banner'));
    const first = await placeOf(field('name'));
    expect(first.top).toBeGreaterThan(header.bottom);
    expect(first.bottom).toBeLessThan(700);
    expect(await seriousViolations(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
  });

  const { field, form } = enquiryForm(page, locale);
  await test.step('a switch of the language says it anew', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await switchLanguage(page, locales.he);
    await expect(field('terms')).toHaveAccessibleDescription(t('contact.form.errors.terms'));
  });

  await test.step('typing stops at 2000 characters, and the count tells near the end', async () => {
    const count = (left: number) => form.getByText(t('forms.charactersLeft', { left })).first();
    await field('message').fill('x'.repeat(1799));
    await expect(count(201)).toHaveCount(0);
    await page.keyboard.press('Control+End');
    await page.keyboard.type('x');
    await expect(count(200)).toBeVisible();
    await page.keyboard.insertText('y'.repeat(300));
    expect((await field('message').inputValue()).length).toBe(2000);
  });

  await test.step('strange text stays what it is, and a draft outlasts a way to another page', async () => {
    const draft = {
      ...goodEnquiry,
      name: '\u202Ereversed\u202C',
      company: '👩‍🍳🍕🥙',
      message: '<img src=x onerror="document.title=1">',
    };
    await fillEnquiry(page, locale, draft);
    await navigation(page, locale)
      .getByRole('link', { name: t('layout.nav.pricing') })
      .click();
    await expect(mainHeading(page)).toHaveText(t('pricing.heading'));
    await page.goBack();
    await expect(page).toHaveTitle(t('meta.contact.title'));
    expect(await writtenEnquiry(page, locale)).toEqual(draft);
    await expect(field('name')).not.toBeFocused();
    await expect(form.locator('[aria-invalid="true"]')).toHaveCount(0);
  });
});

test('[S4] sending takes 2000 ms, happens once, and ends with an empty form and one toast', async ({
  page,
  english,
}) => {
  await stopTime(page);
  await page.goto(`${english}/contact`);
  await wakeSite(page);
  const { submit, field } = enquiryForm(page, locale);
  const { words } = toasts(page, locale);
  await fillEnquiry(page, locale);

  await test.step('on its way the button says so, and keeps the focus', async () => {
    await submit.dblclick();
    await expect(submit).toHaveText(t('contact.form.submitting'));
    await expect(submit).toHaveAttribute('aria-disabled', 'true');
    await expect(submit).toBeFocused();
  });

  await test.step('the fields can be read, and no key changes them', async () => {
    for (const name of enquiryFields) {
      await field(name).focus();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Space');
      await page.keyboard.type('x');
    }
    await field('name').press('Enter');
    await page.clock.runFor(1000);
    await pressNow(submit);
    expect(await writtenEnquiry(page, locale)).toEqual(goodEnquiry);
  });

  await test.step('after 2000 ms, and not before, the form is empty and one toast says so', async () => {
    await page.clock.runFor(999);
    await expect(submit).toHaveText(t('contact.form.submitting'));
    await expect(words).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(submit).toHaveText(t('contact.form.submit'));
    await expect(words).toHaveText(t('contact.form.sent'));
    await expect(submit).toBeFocused();
    expect(await writtenEnquiry(page, locale)).toEqual(emptyEnquiry);
    await page.mouse.move(6, 6);
    await page.clock.runFor(5000);
    await expect(words).toHaveCount(0);
  });
});

test.describe('with an endpoint', () => {
  test.use({ variant: 'contactEndpoint' });
  const inbox = 'http://enquiries.test/inbox';
  const headers = { 'access-control-allow-origin': '*' };

  test('[S7] an enquiry is posted there as JSON, trimmed, once; a failure keeps it and says so', async ({
    page,
    english,
    expectConsole,
  }) => {
    expectConsole(/500 \(Internal Server Error\)/);
    expectConsole(/ERR_FAILED/);
    await stopTime(page);
    await page.goto(`${english}/contact`);
    await wakeSite(page);
    const { submit, form } = enquiryForm(page, locale);
    const { words } = toasts(page, locale);
    const written = { ...goodEnquiry, name: '  Dana ', message: 'Twelve tables\n ' };
    await fillEnquiry(page, locale, written);

    for (const { failure, answer, wait } of [
      { failure: 'an answer of 500', answer: { status: 500, headers }, wait: 0 },
      { failure: 'no connection', answer: 'abort', wait: 0 },
      { failure: 'no answer for 10 s', answer: 'none', wait: 10_000 },
    ] as const) {
      await test.step(`[S8] ${failure} keeps everything and says so`, async () => {
        await page.route(inbox, async (route) => {
          if (answer === 'abort') await route.abort();
          else if (answer !== 'none') await route.fulfill(answer);
        });
        await submit.click();
        if (wait > 0) {
          await page.clock.runFor(wait - 1);
          await expect(submit).toHaveText(t('contact.form.submitting'));
          await page.clock.runFor(1);
        }
        await expect(submit).toHaveText(t('contact.form.submit'));
        await expect(words).toHaveText(t('contact.form.failed'));
        await expect(form).toContainText(t('contact.form.failed'));
        expect(await writtenEnquiry(page, locale)).toEqual(written);
        await page.keyboard.press('Escape');
        await expect(words).toHaveCount(0);
        await page.unroute(inbox);
      });
    }

    await test.step('what is taken in the end is posted once, and thanked for', async () => {
      const bodies: unknown[] = [];
      await page.route(inbox, async (route) => {
        bodies.push(route.request().postDataJSON());
        expect(route.request().method()).toBe('POST');
        expect(await route.request().headerValue('content-type')).toBe('application/json');
        await route.fulfill({ status: 201, headers });
      });
      await submit.dblclick();
      await expect(words).toHaveText(t('contact.form.sent'));
      expect(bodies).toEqual([goodEnquiry]);
      expect(await writtenEnquiry(page, locale)).toEqual(emptyEnquiry);
      expect(await violations(page)).toEqual([]);
    });
  });
});

test.describe('with JavaScript switched off', () => {
  test.use({ javaScriptEnabled: false });

  test('[S2] in place of the forms the pages say how to reach the studio instead', async ({
    page,
    english,
    hebrew,
  }) => {
    for (const [address, { t }] of [
      [`${hebrew}/contact`, locales.he],
      [english, locales.en],
      [`${english}/reviews`, locales.en],
    ] as const) {
      await page.goto(address);
      const main = page.getByRole('main');
      // Playwright's own text search leaves `noscript` out.
      await expect(main).toContainText(t('errors.noScript.form'), { useInnerText: true });
      await expect(main.getByRole('link', { name: t('errors.noScript.email') })).toHaveAttribute(
        'href',
        /^mailto:/,
      );
      await expect(main.locator('a[href^="tel:"]:visible').first()).toBeVisible();
      await expect(main.getByRole('textbox')).toHaveCount(0);
      await expect(main.getByRole('button')).toHaveCount(0);
    }
  });
});
