import type { Locator } from '@playwright/test';
import type { MessageKey } from '../../locales/words';
import { seriousViolations } from './support/axe';
import { clientCode, hold } from './support/code';
import {
  emptyInquiry,
  fillInquiry,
  goodInquiry,
  type InquiryField,
  inquiryFields,
  inquiryForm,
  writtenInquiry,
} from './support/forms';
import { hasStarted } from './support/hydrateSite';
import { placeOf } from './support/place';
import { mainHeading, navigation, switchLanguage } from './support/roles';
import { expect, hydrateSite, test } from './support/test';
import { pauseTimer, toasts } from './support/toasts';
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
] as const satisfies readonly [InquiryField, MessageKey][];

test('[S5] keeps the draft when validation fails and when the language changes', async ({
  page,
  hebrew,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto(`${hebrew}/contact`);

  await test.step('each field has an error, and the first one is focused and visible', async () => {
    const { field, submit, form } = inquiryForm(page, locales.he);
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
    expect(await seriousViolations(page, 'form')).toEqual([]);
    expect(await violations(page)).toEqual([]);
  });

  const { field, form } = inquiryForm(page, locale);
  await test.step('a language change translates the errors', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await switchLanguage(page, locales.he);
    await expect(field('terms')).toHaveAccessibleDescription(t('contact.form.errors.terms'));
  });

  await test.step('typing stops at 2000 characters, with a count near the limit', async () => {
    const count = (left: number) => form.getByText(t('forms.charactersLeft', { left })).first();
    await field('message').fill('x'.repeat(1799));
    await expect(count(201)).toHaveCount(0);
    await page.keyboard.press('Control+End');
    await page.keyboard.type('x');
    await expect(count(200)).toBeVisible();
    await page.keyboard.insertText('y'.repeat(300));
    expect((await field('message').inputValue()).length).toBe(2000);
  });

  await test.step('unusual text is unchanged, and a draft survives navigation', async () => {
    const draft = {
      ...goodInquiry,
      name: '\u202Ereversed\u202C',
      company: '👩‍🍳🍕🥙',
      message: '<img src=x onerror="document.title=1">',
    };
    await fillInquiry(page, locale, draft);
    await navigation(page, locale)
      .getByRole('link', { name: t('layout.nav.pricing') })
      .click();
    await expect(mainHeading(page)).toHaveText(t('pricing.heading'));
    await page.goBack();
    await expect(page).toHaveTitle(t('meta.contact.title'));
    expect(await writtenInquiry(page, locale)).toEqual(draft);
    await expect(field('name')).not.toBeFocused();
    await expect(form.locator('[aria-invalid="true"]')).toHaveCount(0);
  });
});

test('[S4] queues a submission before hydration, locks the form, and sends once', async ({
  page,
  english,
}) => {
  await pauseTimer(page);
  const client = await hold(page, clientCode);
  await page.goto(`${english}/contact`);
  const written = { ...goodInquiry, name: 'דנה Dana 👩‍🍳' };
  await fillInquiry(page, locale, written);
  const { submit, form, field } = inquiryForm(page, locale);
  const { words } = toasts(page, locale);
  const isLeftToUs = () => form.evaluate((element: HTMLFormElement) => element.noValidate);
  // [S5] The browser validates until hydration.
  expect(await isLeftToUs()).toBe(false);
  await submit.click();
  await submit.click();
  expect(new URL(page.url()).pathname).toBe('/contact');
  client.release();
  await expect(submit).toHaveText(t('contact.form.submitting'));
  await expect(submit).toHaveAttribute('aria-disabled', 'true');
  expect(await isLeftToUs()).toBe(true);

  await test.step('while it is sent, fields are readable and keys change nothing', async () => {
    for (const name of inquiryFields) {
      await field(name).focus();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Space');
      await page.keyboard.type('x');
    }
    await field('name').press('Enter');
    await pressDisabled(submit);
    expect(await writtenInquiry(page, locale)).toEqual(written);
  });

  await test.step('afterwards the form is empty, and one toast confirms it', async () => {
    await page.clock.runFor(2000);
    await expect(words).toHaveText([t('contact.form.sent')]);
    await expect(submit).toBeFocused();
    expect(await writtenInquiry(page, locale)).toEqual(emptyInquiry);
    await page.mouse.move(6, 6);
    await page.clock.runFor(5000);
    await expect(words).toHaveCount(0);
  });
});

test('[S4] keeps every character that is typed or composed during hydration', async ({
  page,
  english,
}) => {
  const { field } = inquiryForm(page, locale);

  await test.step('typing continues', async () => {
    const client = await hold(page, clientCode);
    await page.goto(`${english}/contact`);
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

  await test.step('a composition can be completed', async () => {
    await page.unroute(clientCode);
    const client = await hold(page, clientCode);
    await page.goto(`${english}/contact`);
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

  await test.step('input between takeover and hydration is kept', async () => {
    await page.unroute(clientCode);
    // Input events have priority over other tasks.
    await page.addInitScript(() => {
      const { set } =
        Object.getOwnPropertyDescriptor(HTMLFormElement.prototype, 'noValidate') ?? {};
      Object.defineProperty(HTMLFormElement.prototype, 'noValidate', {
        set(this: HTMLFormElement, isLeftToUs: boolean) {
          set?.call(this, isLeftToUs);
          scheduler.postTask(() => document.execCommand('insertText', false, 'e'), {
            priority: 'user-blocking',
          });
        },
      });
    });
    const client = await hold(page, clientCode);
    await page.goto(`${english}/contact`);
    await field('message').click();
    await page.keyboard.type('W');
    client.release();
    await hasStarted(page);
    await page.keyboard.type('ll');
    await expect(field('message')).toHaveValue('Well');
  });
});

test.describe('with an endpoint', () => {
  test.use({ variant: 'contactEndpoint' });
  const inbox = 'http://inquiries.test/inbox';
  const headers = { 'access-control-allow-origin': '*' };

  test('[S7] posts a trimmed inquiry as JSON once, and keeps it after a failure', async ({
    page,
    english,
    expectConsole,
  }) => {
    expectConsole(/500 \(Internal Server Error\)/);
    await pauseTimer(page);
    await page.goto(`${english}/contact`);
    await hydrateSite(page);
    const { submit, form } = inquiryForm(page, locale);
    const { words } = toasts(page, locale);
    const written = { ...goodInquiry, name: '  Dana ', message: 'Twelve tables\n ' };
    await fillInquiry(page, locale, written);
    // An inquiry that is sent too early is marked as automated.
    await page.clock.runFor(10_000);

    await test.step('[S8] a failure keeps everything and shows a message', async () => {
      await page.route(inbox, (route) => route.fulfill({ status: 500, headers }));
      await submit.click();
      await expect(words).toHaveText(t('contact.form.failed'));
      await expect(form).toContainText(t('contact.form.failed'));
      expect(await writtenInquiry(page, locale)).toEqual(written);
      await page.keyboard.press('Escape');
      await expect(words).toHaveCount(0);
      await page.unroute(inbox);
    });

    await test.step('an accepted inquiry is posted once and confirmed', async () => {
      const bodies: unknown[] = [];
      await page.route(inbox, async (route) => {
        bodies.push(route.request().postDataJSON());
        expect(route.request().method()).toBe('POST');
        expect(await route.request().headerValue('content-type')).toBe('application/json');
        await route.fulfill({ status: 201, headers });
      });
      await submit.dblclick();
      await expect(words).toHaveText(t('contact.form.sent'));
      expect(bodies).toEqual([goodInquiry]);
      expect(await writtenInquiry(page, locale)).toEqual(emptyInquiry);
      expect(await violations(page)).toEqual([]);
    });
  });
});

/**
 * Clicks a disabled control with the mouse: `click()` waits until it is enabled, and `force` does not wait until it
 * is stable.
 */
async function pressDisabled(control: Locator): Promise<void> {
  await control.hover();
  await control.page().mouse.down();
  await control.page().mouse.up();
}
