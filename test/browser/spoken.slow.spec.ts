import { pageNames, pages } from '../../src/content/navigation';
import { fillInquiry, inquiryForm } from './support/forms';
import { languageButton, languageItem } from './support/roles';
import { hearTask, readAloud, type Step } from './support/spoken';
import { expect, openHydrated, test } from './support/test';
import { bothLocales, locales } from './support/words';

test.use({ reducedMotion: 'reduce' });

for (const locale of bothLocales) {
  const { language, t } = locale;

  for (const path of pages) {
    test(`[S9] A screen reader reads ${path} as recorded (${language})`, async ({ page, sites }) => {
      await openHydrated(page, `${sites[language]}${path}`);
      expect(await readAloud(page)).toMatchSnapshot(`${language}/${pageNames[path]}.txt`);
    });
  }

  test(`[S9] A screen reader follows the language menu as recorded (${language})`, async ({
    page,
    sites,
  }) => {
    await openHydrated(page, `${sites[language]}/terms`);
    const other = locales[locale.other];
    const steps: Step[] = [
      ['focus the language button', () => languageButton(page, locale).focus()],
      [
        'press Enter',
        async () => {
          await page.keyboard.press('Enter');
          await expect(languageItem(page, locales.en)).toBeFocused();
        },
      ],
      [
        'choose the other language',
        async () => {
          await languageItem(page, other).focus();
          await page.keyboard.press('Enter');
          await expect(languageButton(page, other)).toBeFocused();
        },
      ],
    ];
    expect(await hearTask(page, steps)).toMatchSnapshot(`${language}/task-language.txt`);
  });

  test(`[S9] A screen reader follows an inquiry as recorded (${language})`, async ({
    page,
    sites,
  }) => {
    await openHydrated(page, `${sites[language]}/contact`);
    const { field, submit } = inquiryForm(page, locale);
    const steps: Step[] = [
      ['focus the first field', () => field('name').focus()],
      [
        'send the empty form',
        async () => {
          await submit.click();
          await expect(field('name')).toBeFocused();
        },
      ],
      ['go to the email', () => page.keyboard.press('Tab')],
      ['fill in the form', () => fillInquiry(page, locale)],
      [
        'send it',
        async () => {
          await submit.click();
          await expect(page.getByText(t('contact.form.sent')).last()).toBeVisible();
        },
      ],
    ];
    expect(await hearTask(page, steps)).toMatchSnapshot(`${language}/task-inquiry.txt`);
  });
}
