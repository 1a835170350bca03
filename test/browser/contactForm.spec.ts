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

test('[S5] an inquiry is refused in the language that is shown, and its draft outlasts both', async ({
  page,
  hebrew,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto(`${hebrew}/contact`);

  await test.step('each field says why, and the first has the focus in sight', async () => {
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

test('[S4] an inquiry sent before the site has started is kept, locked on its way, and sent once', async ({
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

  await test.step('while it is sent, the fields can be read and no key changes them', async () => {
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

  await test.step('then the form is empty and one toast says so', async () => {
    await page.clock.runFor(2000);
    await expect(words).toHaveText([t('contact.form.sent')]);
    await expect(submit).toBeFocused();
    expect(await writtenInquiry(page, locale)).toEqual(emptyInquiry);
    await page.mouse.move(6, 6);
    await page.clock.runFor(5000);
    await expect(words).toHaveCount(0);
  });
});

test('[S4] what is being typed or composed while the site starts is kept to the letter', async ({
  page,
  english,
}) => {
  const { field } = inquiryForm(page, locale);

  await test.step('typing goes on', async () => {
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

  await test.step('a word is composed to its end', async () => {
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

  await test.step('what comes once the page is taken over and before it answers', async () => {
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

  test('[S7] an inquiry is posted there as JSON, trimmed, once; a failure keeps it and says so', async ({
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

    await test.step('[S8] a failure keeps everything and says so', async () => {
      await page.route(inbox, (route) => route.fulfill({ status: 500, headers }));
      await submit.click();
      await expect(words).toHaveText(t('contact.form.failed'));
      await expect(form).toContainText(t('contact.form.failed'));
      expect(await writtenInquiry(page, locale)).toEqual(written);
      await page.keyboard.press('Escape');
      await expect(words).toHaveCount(0);
      await page.unroute(inbox);
    });

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
