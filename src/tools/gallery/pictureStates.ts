import type { Page } from '@playwright/test';
import { ownMenu as en } from '../../../locales/en/ownMenu';
import { ownMenu as he } from '../../../locales/he/ownMenu';
import type { Language } from '../../../locales/languages';
import { open, type State, wordsOf } from './reach';
import { fillEnquiry, openReviewForm } from './states';

const written = {
  en: { name: 'Falafel Levi', dishes: ['סביח with amba', 'Falafel in a pita', 'Lemonade'] },
  he: { name: 'פלאפל לוי', dishes: ['Sabich עם עמבה', 'פלאפל בפיתה', 'לימונדה'] },
} as const satisfies Record<Language, unknown>;

const words = { en, he };

async function takePencil(page: Page, site: string, language: Language) {
  await open(page, site);
  await page.getByRole('button', { name: wordsOf(language)('home.hero.menu.write') }).click();
  const dialog = page.getByRole('dialog', { name: words[language].title });
  await dialog.waitFor();
  return dialog;
}

async function writeMenu(page: Page, site: string, language: Language) {
  const dialog = await takePencil(page, site, language);
  const { name, dishes } = written[language];
  await page.keyboard.type(name);
  for (const [index, dish] of dishes.entries()) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(dish);
    await page.keyboard.press('Tab');
    await page.keyboard.type(`${29 + index * 3}`);
  }
  await dialog.getByText('#menu=').waitFor();
  return dialog;
}

const sendReview: State['reach'] = async (page, site, language) => {
  const t = wordsOf(language);
  await openReviewForm(page, site, language);
  const form = page.getByRole('form');
  await form.getByRole('radio').nth(4).check({ force: true });
  for (const field of await form.getByRole('textbox').all()) {
    const isEmail = (await field.getAttribute('type')) === 'email';
    const words = language === 'he' ? 'עבד יפה מאוד' : 'It went well, thank you';
    await field.fill(isEmail ? 'dana@example.com' : words);
  }
  for (const choice of await form.getByRole('combobox').all()) {
    await choice.selectOption({ index: 1 });
  }
  for (const box of await form.getByRole('checkbox').all()) await box.check();
  await form.getByRole('button', { name: t('reviews.form.submit') }).click();
};

/** States that only the camera visits: what can be counted of them is asked by tests of their own. */
export const pictureStates: Readonly<Record<string, State>> = {
  'own-menu-blank': { reach: async (...at) => void (await takePencil(...at)) },
  'own-menu-written': { reach: async (...at) => void (await writeMenu(...at)) },
  'own-menu-copied': {
    reach: async (page, site, language) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      const dialog = await writeMenu(page, site, language);
      await dialog.getByRole('button', { name: words[language].copy }).click();
      await dialog.getByText(words[language].copied).waitFor();
    },
  },
  'own-menu-invalid': {
    reach: async (page, site, language) => {
      await takePencil(page, site, language);
      await page.keyboard.type(written[language].name);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.type('12x');
    },
  },
  'own-menu-turned': {
    reach: async (page, site, language) => {
      const dialog = await writeMenu(page, site, language);
      await dialog.getByRole('button', { name: words[language].turn }).click();
    },
  },
  'own-menu-read': {
    reach: async (page, site, language) => {
      const dialog = await writeMenu(page, site, language);
      const address = new URL((await dialog.getByText('#menu=').textContent()) ?? '');
      await page.goto('about:blank');
      await page.goto(`${site}/${address.hash}`);
      await page.getByRole('dialog', { name: words[language].readTitle }).waitFor();
    },
  },
  'own-menu-unreadable': {
    reach: async (page, site, language) => {
      await page.goto(`${site}/#menu=B`);
      await page.getByText(words[language].unreadable).waitFor();
    },
  },
  'booking-loading': {
    reach: async (page, site, language) => {
      await page.route('**/assets/external/widget.js', () => new Promise(() => {}));
      await open(page, site);
      await page.getByRole('link', { name: wordsOf(language)('layout.badge.label') }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  'calendar-loading': {
    reach: async (page, site) => {
      await page.route('**/assets/external/widget.js', () => new Promise(() => {}));
      await open(page, `${site}/services`);
      await page.locator('#consultation').scrollIntoViewIfNeeded();
    },
  },
  'calendar-failed': {
    reach: async (page, site, language) => {
      await page.route('**/assets/external/widget.js', (route) => route.abort());
      await open(page, `${site}/services`);
      await page.locator('#consultation').scrollIntoViewIfNeeded();
      await page.getByText(wordsOf(language)('booking.failed')).first().waitFor();
      await page.locator('#consultation').scrollIntoViewIfNeeded();
    },
  },
  'bill-empty': {
    reach: async (page, site, language) => {
      await open(page, `${site}/pricing`);
      const t = wordsOf(language);
      await page
        .getByRole('radio', { name: t('pricing.plans.starter.name') })
        .scrollIntoViewIfNeeded();
    },
  },
  'enquiry-failed': {
    variant: 'contactEndpoint',
    reach: async (page, site, language) => {
      await page.route('http://enquiries.test/**', (route) => route.abort());
      await fillEnquiry(page, site, language);
      const failed = wordsOf(language)('contact.form.failed');
      await page.getByRole('form').getByText(failed).waitFor();
      await page.getByRole('form').getByRole('button').scrollIntoViewIfNeeded();
    },
  },
  'review-sent': {
    reach: async (page, site, language) => {
      await page.route('**/api/reviews', (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({ status: 201, json: { id: '1', status: 'pending' } })
          : route.continue(),
      );
      await sendReview(page, site, language);
      await page.getByText(wordsOf(language)('reviews.thanks')).first().waitFor();
    },
  },
  'review-failed': {
    reach: async (page, site, language) => {
      await page.route('**/api/reviews', (route) =>
        route.request().method() === 'POST' ? route.abort() : route.continue(),
      );
      await sendReview(page, site, language);
      await page.getByText(wordsOf(language)('reviews.form.failed')).first().waitFor();
    },
  },
  'question-open': {
    reach: async (page, site) => {
      await open(page, `${site}/pricing`);
      const question = page.locator('main summary').first();
      await question.click();
      await question.scrollIntoViewIfNeeded();
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
