import { emptyInquiry, inquiryFields as fields, requiredFields } from '../../../machines/formRules';
import { clientCode, hold } from '../../browser/support/code';
import { hasStarted } from '../../browser/support/hydrateSite';
import { expectBelowHeader } from '../../browser/support/place';
import { leadTo, switchLanguage } from '../../browser/support/roles';
import { expect, test } from '../../browser/support/test';
import { locales } from '../../browser/support/words';
import { seenIn } from '../forms/formFields';
import { fillInquiry, goodInquiry, inquiryFields, inquiryForm } from '../forms/formPage';
import { pauseTimer, toasts } from '../toasts/toastPage';

const locale = locales.en;
const { t } = locale;

test('[S5] shows the first error, and translates the errors', async ({ page, hebrew }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto(`${hebrew}/contact`);

  await test.step('the first invalid field is focused and visible', async () => {
    const { field, submit } = inquiryForm(page, locales.he);
    await submit.click();
    await expect(field('name')).toBeFocused();
    await expectBelowHeader(page, field('name'));
  });

  const { field } = inquiryForm(page, locale);
  await test.step('a language change translates the errors', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await switchLanguage(page, locales.he);
    for (const name of requiredFields(fields)) {
      await expect(field(name)).toHaveAccessibleDescription(t(`contact.form.errors.${name}`));
    }
  });
});

test('[S4] queues a submission, locks the form, and sends once', async ({ page, english }) => {
  await pauseTimer(page);
  const client = await hold(page, clientCode);
  await page.goto(`${english}/contact`);
  const written = { ...goodInquiry, name: 'דנה Dana 👩‍🍳' };
  await fillInquiry(page, locale, written);
  const { submit, form, field } = inquiryForm(page, locale);
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
    await submit.press('Enter');
    expect((await seenIn(form, locale, 'contact', []))?.values).toEqual(written);
  });

  const stamp = form.getByText(t('contact.form.tried', { time: '10:00' }));
  await test.step('after 2000 ms the form is empty and stamped, and the toast is beside the stamp', async () => {
    await page.clock.runFor(1999);
    await expect(submit).toHaveText(t('contact.form.submitting'));
    await page.clock.runFor(1);
    await expect(stamp).toBeInViewport({ ratio: 0.9 });
    await expect(submit).toBeFocused();
    await expect(toasts(page, locale).words).toHaveText([t('contact.form.sent')]);
    expect((await seenIn(form, locale, 'contact', []))?.values).toEqual(emptyInquiry);
  });

  await test.step('the next visit to the page has no stamp', async () => {
    await page.clock.resume();
    await leadTo(page, locale, 'pricing');
    await page.goBack();
    await expect(page).toHaveTitle(t('contact.meta.title'));
    await expect(stamp).toBeHidden();
  });
});

test('[S4] keeps every character typed during hydration', async ({ page, english }) => {
  const { field } = inquiryForm(page, locale);
  /** The form with the focus in a field and its code held back. */
  const open = async (name: 'name' | 'message') => {
    await page.unroute(clientCode);
    const client = await hold(page, clientCode);
    await page.goto(`${english}/contact`);
    await field(name).click();
    return client;
  };

  const session = await page.context().newCDPSession(page);

  await test.step('typing continues with a sixth of the CPU', async () => {
    const client = await open('message');
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    const text = 'שלום, we have twelve tables and one very long queue at noon. ';
    const typing = page.keyboard.type(text, { delay: 10 });
    await expect(field('message')).not.toHaveValue('');
    client.release();
    await typing;
    await hasStarted(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await expect(field('message')).toHaveValue(text);
  });

  await test.step('the machine knows what was typed before', async () => {
    const client = await open('message');
    await page.keyboard.type('We');
    client.release();
    await hasStarted(page);
    // The draft of the next visit to the page comes from the machine.
    await leadTo(page, locale, 'pricing');
    await page.goBack();
    await expect(field('message')).toHaveValue('We');
  });

  await test.step('a composition can be completed', async () => {
    const client = await open('name');
    const compose = (text: string) => {
      const end = { selectionStart: text.length, selectionEnd: text.length };
      return session.send('Input.imeSetComposition', { text, ...end });
    };
    await compose('שלו');
    client.release();
    await hasStarted(page);
    await compose('שלומ');
    await session.send('Input.insertText', { text: 'שלומית' });
    await expect(field('name')).toHaveValue('שלומית');
  });
});
