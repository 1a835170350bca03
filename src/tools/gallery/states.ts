import type { Page, Route } from '@playwright/test';
import { en } from '../../../locales/en';
import { he } from '../../../locales/he';
import type { Language } from '../../../locales/languages';
import { defaultParams } from '../../app/defaultParams';
import { createTranslator, type Translate } from '../../i18n/translator';
import { siteConfig } from '../../site.config';

/** A state that a part of the site can be in, and the way there. */
interface State {
  /** Which way of building the site has it. */
  readonly variant?: 'banner' | 'consent';
  /** The windows that it differs in, in px; 390 and 1280 where it says nothing. */
  readonly widths?: readonly number[];
  /** @param site address without a trailing slash. */
  readonly reach: (page: Page, site: string, language: Language) => Promise<void>;
}

const reviews = '**/api/reviews/*';

function wordsOf(language: Language): Translate {
  return createTranslator(
    language,
    { en, he },
    defaultParams(siteConfig, new Date().getFullYear())(language),
  );
}

/** Opens a page and moves as a person does, so that the site starts. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.mouse.move(5, 5);
  await page.mouse.move(6, 6);
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('#main') ?? {}).some((key) => key.startsWith('__react')),
  );
}

/** Shows the reviews' part of the reviews page, with that answer of the API. */
function reviewsWith(answer: (route: Route) => Promise<void>): State['reach'] {
  return async (page, site) => {
    await page.route(reviews, answer);
    await open(page, `${site}/reviews`);
    await page.locator('main section').last().scrollIntoViewIfNeeded();
  };
}

const openReviewForm: State['reach'] = async (page, site, language) => {
  const t = wordsOf(language);
  await open(page, `${site}/reviews`);
  await page.getByRole('button', { name: t('reviews.form.open') }).click();
};

const openPanel: State['reach'] = async (page, site, language) => {
  await open(page, site);
  await page.getByRole('button', { name: wordsOf(language)('layout.panel.open') }).click();
  await page.getByRole('dialog').waitFor();
};

const fillEnquiry: State['reach'] = async (page, site, language) => {
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
  panel: { widths: [390], reach: openPanel },
  'panel-languages': {
    widths: [390],
    reach: async (page, site, language) => {
      await openPanel(page, site, language);
      const name = new RegExp(wordsOf(language)('layout.language.label'));
      await page.getByRole('button', { name }).click();
      await page.getByRole('menu').waitFor();
    },
  },
  languages: {
    widths: [1280],
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
