import type { Page } from '@playwright/test';
import { menuEditor as en } from '../../../locales/en/menuEditor';
import { menuEditor as he } from '../../../locales/he/menuEditor';
import type { Language } from '../../../locales/languages';
import { openBooking } from './booking';
import { fillReview, reviewForm } from './forms';
import { sentReviewAddress } from './reviews';
import { open, openReviewForm, type State, sendInquiry } from './states';
import type { Locale } from './words';

const menuEditorMessages = { en, he };

const menus = {
  en: { name: 'Falafel Levi', dishes: ['סביח with amba', 'Falafel in a pita', 'Lemonade'] },
  he: { name: 'פלאפל לוי', dishes: ['Sabich עם עמבה', 'פלאפל בפיתה', 'לימונדה'] },
} as const satisfies Record<Language, unknown>;

async function writeMenu(page: Page, site: string, { language, t }: Locale) {
  await open(page, site);
  await page.getByRole('button', { name: t('home.hero.menu.write') }).click();
  const dialog = page.getByRole('dialog', { name: menuEditorMessages[language].title });
  await dialog.waitFor();
  const { name, dishes } = menus[language];
  await page.keyboard.type(name);
  for (const [index, dish] of dishes.entries()) {
    for (const text of [dish, `${29 + index * 3}`]) {
      await page.keyboard.press('Tab');
      await page.keyboard.type(text);
    }
  }
  await dialog.getByText('#menu=').waitFor();
  return dialog;
}

/** States that only the gallery shows, because other specs test them. */
export const galleryStates: Readonly<Record<string, State>> = {
  'own-menu': { reach: async (...at) => void (await writeMenu(...at)) },
  'own-menu-turned': {
    reach: async (page, site, locale) => {
      const dialog = await writeMenu(page, site, locale);
      await dialog.getByRole('button', { name: menuEditorMessages[locale.language].turn }).click();
    },
  },
  'own-menu-unreadable': {
    reach: async (page, site, { language }) => {
      await page.goto(`${site}/#menu=B`);
      await page.getByText(menuEditorMessages[language].unreadable).waitFor();
    },
  },
  'booking-loading': {
    reach: async (page, site, locale) => {
      await page.route('**/assets/external/widget.js', () => new Promise(() => {}));
      await open(page, site);
      await openBooking(page, locale);
      await page.getByRole('dialog').waitFor();
    },
  },
  'inquiry-failed': {
    variant: 'contactEndpoint',
    reach: async (page, site, locale) => {
      await page.route('http://inquiries.test/**', (route) => route.abort());
      await sendInquiry(page, site, locale);
      await page.getByText(locale.t('contact.form.failed')).first().waitFor();
    },
  },
  'review-failed': {
    reach: async (page, site, locale) => {
      await page.route(sentReviewAddress, (route) => route.abort());
      await openReviewForm(page, site, locale);
      await fillReview(page, locale);
      await reviewForm(page, locale).submit.click();
      await page.getByText(locale.t('reviews.form.failed')).first().waitFor();
    },
  },
  'question-open': {
    reach: async (page, site) => {
      await open(page, `${site}/pricing`);
      await page.locator('main summary').first().click();
    },
  },
  'consent-settings': {
    variant: 'consent',
    reach: async (page, site) => {
      await open(page, `${site}/privacy`);
      await page.locator('main button').first().scrollIntoViewIfNeeded();
    },
  },
};
