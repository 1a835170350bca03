import { hasStarted } from './support/act';
import { clientCode, hold } from './support/code';
import { enquiryForm, fillEnquiry, goodEnquiry, writtenEnquiry } from './support/forms';
import { act, expect, test } from './support/test';
import { toasts } from './support/toasts';
import { bothTongues, tongues } from './support/words';

for (const tongue of bothTongues) {
  const { language, t } = tongue;

  test.describe(`in ${language}`, () => {
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
  });
}

test('[S5] the browser checks until the site does', async ({ page, english }) => {
  const client = await hold(page, clientCode);
  await page.goto(`${english}/contact`);
  const { form } = enquiryForm(page, tongues.en);
  const isLeftToUs = () => form.evaluate((element: HTMLFormElement) => element.noValidate);
  expect(await isLeftToUs()).toBe(false);
  client.release();
  await act(page);
  expect(await isLeftToUs()).toBe(true);
});

test('[S4] a word being composed when the site starts is kept', async ({ page, english }) => {
  const client = await hold(page, clientCode);
  await page.goto(`${english}/contact`);
  const { field } = enquiryForm(page, tongues.en);
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
