import { clientCode, hold } from './support/code';
import {
  emptyEnquiry,
  enquiryForm,
  fillEnquiry,
  goodEnquiry,
  writtenEnquiry,
} from './support/forms';
import { expect, test } from './support/test';
import { stopTime, toasts } from './support/toasts';
import { hasStarted } from './support/wakeSite';
import { locales } from './support/words';

const locale = locales.en;
const { t } = locale;

test('[S4] what is written and sent before the site has started is kept, and sent once it has', async ({
  page,
  english,
}) => {
  await stopTime(page);
  const client = await hold(page, clientCode);
  await page.goto(`${english}/contact`);
  const written = { ...goodEnquiry, name: 'דנה Dana 👩‍🍳' };
  await fillEnquiry(page, locale, written);
  const { submit, form } = enquiryForm(page, locale);
  const isLeftToUs = () => form.evaluate((element: HTMLFormElement) => element.noValidate);
  // [S5] The browser checks until the site does.
  expect(await isLeftToUs()).toBe(false);
  await submit.click();
  await submit.click();
  expect(new URL(page.url()).pathname).toBe('/contact');
  client.release();
  await expect(submit).toHaveText(t('contact.form.submitting'));
  expect(await isLeftToUs()).toBe(true);
  expect(await writtenEnquiry(page, locale)).toEqual(written);
  await page.clock.runFor(2000);
  await expect(toasts(page, locale).words).toHaveText(t('contact.form.sent'));
  expect(await writtenEnquiry(page, locale)).toEqual(emptyEnquiry);
});

test('[S4] what is being typed or composed while the site starts is kept to the letter', async ({
  page,
  english,
}) => {
  const { field } = enquiryForm(page, locale);

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
    // An input is handled before any other task.
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
