import type { Route } from '@playwright/test';
import { open, type State, wordsOf } from './reach';

const reviews = '**/api/reviews/*';

/** Shows the reviews' part of the reviews page, with that answer of the API. */
function reviewsWith(answer: (route: Route) => Promise<void>): State['reach'] {
  return async (page, site) => {
    await page.route(reviews, answer);
    await open(page, `${site}/reviews`);
    await page.locator('main section').last().scrollIntoViewIfNeeded();
  };
}

export const openReviewForm: State['reach'] = async (page, site, language) => {
  const t = wordsOf(language);
  await open(page, `${site}/reviews`);
  await page.getByRole('button', { name: t('reviews.form.open') }).click();
};

const openPanel: State['reach'] = async (page, site, language) => {
  await open(page, site);
  await page.getByRole('button', { name: wordsOf(language)('layout.panel.open') }).click();
  await page.getByRole('dialog').waitFor();
};

export const fillEnquiry: State['reach'] = async (page, site, language) => {
  const t = wordsOf(language);
  await open(page, `${site}/contact`);
  const form = page.getByRole('form');
  await form.getByRole('textbox', { name: t('contact.form.name') }).fill('Dana');
  await form.getByRole('textbox', { name: t('contact.form.email') }).fill('dana@example.com');
  await form.getByRole('combobox', { name: t('contact.form.service') }).selectOption({ index: 1 });
  await form.getByRole('textbox', { name: t('contact.form.message') }).fill('12');
  await form.getByRole('checkbox').check();
  await form.getByRole('button').click();
};

export const states: Readonly<Record<string, State>> = {
  panel: { widths: [390, 768], reach: openPanel },
  'panel-languages': {
    widths: [390, 768],
    reach: async (page, site, language) => {
      await openPanel(page, site, language);
      const name = new RegExp(wordsOf(language)('layout.language.label'));
      await page.getByRole('button', { name }).click();
      await page.getByRole('menu').waitFor();
    },
  },
  languages: {
    widths: [1280, 1920],
    reach: async (page, site, language) => {
      await open(page, site);
      const name = new RegExp(wordsOf(language)('layout.language.label'));
      await page.getByRole('button', { name }).click();
      await page.getByRole('menu').waitFor();
    },
  },
  banner: { variant: 'banner', reach: (page, site) => open(page, site) },
  consent: {
    variant: 'consent',
    reach: async (page, site) => {
      await open(page, site);
      await page.waitForTimeout(500);
    },
  },
  booking: {
    reach: async (page, site, language) => {
      await open(page, site);
      await page.getByRole('link', { name: wordsOf(language)('layout.badge.label') }).click();
      await page.getByRole('dialog').locator('iframe').waitFor();
      await page.waitForTimeout(500);
    },
  },
  'booking-failed': {
    reach: async (page, site, language) => {
      await page.route('**/assets/external/widget.js', (route) => route.abort());
      await open(page, site);
      await page.getByRole('link', { name: wordsOf(language)('layout.badge.label') }).click();
      await page.getByRole('dialog').getByText(wordsOf(language)('booking.failed')).waitFor();
    },
  },
  bill: {
    reach: async (page, site, language) => {
      const t = wordsOf(language);
      await open(page, `${site}/pricing`);
      await page.getByRole('radio', { name: t('pricing.plans.starter.name') }).check();
      for (const addOn of ['nfcStickers', 'tableQrCodes', 'reviewsSystem'] as const)
        await page.getByRole('checkbox', { name: t(`pricing.addOns.${addOn}.name`) }).check();
    },
  },
  'enquiry-invalid': {
    reach: async (page, site) => {
      await open(page, `${site}/contact`);
      await page.getByRole('form').getByRole('button').click();
    },
  },
  'enquiry-sending': { reach: fillEnquiry },
  'enquiry-sent': {
    reach: async (page, site, language) => {
      await fillEnquiry(page, site, language);
      await page.getByText(wordsOf(language)('contact.form.sent')).first().waitFor();
      await page.waitForTimeout(400);
    },
  },
  'review-form': { reach: openReviewForm },
  'review-invalid': {
    reach: async (page, site, language) => {
      await openReviewForm(page, site, language);
      await page.getByRole('button', { name: wordsOf(language)('reviews.form.submit') }).click();
    },
  },
  'reviews-loading': { reach: reviewsWith(() => new Promise(() => {})) },
  'reviews-empty': { reach: reviewsWith((route) => route.fulfill({ json: [] })) },
  'reviews-failed': { reach: reviewsWith((route) => route.fulfill({ status: 500, body: '' })) },
  'error-offline': {
    reach: async (page, site) => {
      await open(page, site);
      await page.context().setOffline(true);
      await page.locator('footer a[href="/pricing"]').click();
      await page.getByRole('heading', { level: 1 }).filter({ hasText: /!/ }).waitFor();
    },
  },
  'new-version': {
    reach: async (page, site, language) => {
      await open(page, `${site}/contact`);
      await page
        .getByRole('textbox', { name: wordsOf(language)('contact.form.message') })
        .fill('12');
      await page.route('**/assets/PricingPage.*.js', (route) => route.fulfill({ status: 404 }));
      await page.locator('footer a[href="/pricing"]').click();
      await page.getByRole('alert').waitFor();
    },
  },
};
