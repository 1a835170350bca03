import type { Locator, Page, Route } from '@playwright/test';
import { menuEditor as en } from '../../../locales/en/menuEditor';
import { menuEditor as he } from '../../../locales/he/menuEditor';
import { badge } from '../../features/booking/bookingPage';
import { fillInquiry, fillReview, goodInquiry, reviewForm } from '../../features/forms/formPage';
import { reviewsAddress } from '../../features/reviews/reviewsApi';
import { openWithHeldToast, sendToWindow } from '../../features/toasts/toastPage';
import { openHydrated } from './hydrateSite';
import { languageButton, panelButton } from './roles';
import type { Locale } from './words';

/** A state of a part of the site, and how to reach it. */
interface State {
  /** Variant of the site with the state. */
  readonly variant?: 'banner' | 'consent' | 'contactEndpoint';
  /** Selector of the part that differs from the page as it loads. Default: the page. */
  readonly part?: string;
  /** Window width in px where the state is reached. Default: 390. */
  readonly width?: number;
  /** @param site address without a trailing slash. */
  readonly reach: (page: Page, site: string, locale: Locale) => Promise<void>;
}

/** Shows the reviews section with this response of the API. */
function reviewsWith(answer: (route: Route) => Promise<void>): State['reach'] {
  return async (page, site) => {
    await page.route(reviewsAddress, answer);
    await open(page, `${site}/reviews`);
    await page.locator('main section').last().scrollIntoViewIfNeeded();
  };
}

async function open(page: Page, address: string): Promise<void> {
  await openHydrated(page, address);
}

const openReviewForm: State['reach'] = async (page, site, locale) => {
  await open(page, `${site}/reviews`);
  await reviewForm(page, locale).opener.click();
};

const openPanel: State['reach'] = async (page, site, locale) => {
  await open(page, site);
  await panelButton(page, locale).click();
  await page.getByRole('dialog').waitFor();
};

const sendInquiry: State['reach'] = async (page, site, locale) => {
  await open(page, `${site}/contact`);
  await fillInquiry(page, locale, goodInquiry);
  await page.getByRole('form').getByRole('button').click();
};

/** Waits until a live region has this text. */
function heard(within: Page | Locator, role: 'status' | 'alert', text: string): Promise<void> {
  return within.getByRole(role).filter({ hasText: text }).first().waitFor({ state: 'attached' });
}

/** Of a request, in ms: a busy machine reaches it while a state is checked. */
const requestTimeout = 10_000;

/** Runs in the page: timers of this length never end. */
function dropTimeouts(length: number): void {
  const { setTimeout: start } = window;
  const held = (run: TimerHandler, ms?: number) => (ms === length ? 0 : start(run, ms));
  Object.assign(window, { setTimeout: held });
}

/** The dialog that makes the rest of the page inert. */
export const modal = 'dialog[open]';

export const states: Readonly<Record<string, State>> = {
  panel: { part: modal, reach: openPanel },
  'panel-languages': {
    part: modal,
    reach: async (page, site, locale) => {
      await openPanel(page, site, locale);
      await languageButton(page, locale).click();
      await page.getByRole('menu').waitFor();
    },
  },
  languages: {
    width: 1280,
    reach: async (page, site, locale) => {
      await open(page, site);
      await languageButton(page, locale).click();
      await page.getByRole('menu').waitFor();
    },
  },
  banner: { variant: 'banner', reach: (page, site) => open(page, site) },
  consent: {
    variant: 'consent',
    reach: async (page, site, { t }) => {
      await open(page, site);
      await page.evaluate(() => scrollTo(0, innerHeight));
      await page.getByRole('region', { name: t('consent.title') }).waitFor();
    },
  },
  booking: {
    part: modal,
    reach: async (page, site, locale) => {
      await open(page, site);
      await badge(page, locale).click();
      await page.getByRole('dialog').locator('iframe').waitFor();
    },
  },
  'booking-failed': {
    part: modal,
    reach: async (page, site, locale) => {
      await page.route('**/assets/external/widget.js', (route) => route.abort());
      await open(page, site);
      await badge(page, locale).click();
      await heard(page.getByRole('dialog'), 'status', locale.t('booking.failed'));
    },
  },
  bill: {
    part: '#add-ons',
    reach: async (page, site, { t }) => {
      await open(page, `${site}/pricing`);
      await page.getByRole('radio', { name: t('pricing.plans.starter.name'), exact: true }).check();
      for (const addOn of ['nfcStickers', 'tableQrCodes', 'reviewsSystem'] as const)
        await page.getByRole('checkbox', { name: t(`pricing.addOns.${addOn}.name`) }).check();
    },
  },
  'inquiry-bill': {
    part: 'form',
    reach: async (page, site) => {
      await open(page, `${site}/contact?about=starter.nfcStickers*3`);
      await page.getByRole('form').locator('summary').waitFor();
    },
  },
  'inquiry-invalid': {
    part: 'form',
    reach: async (page, site) => {
      await open(page, `${site}/contact`);
      await page.getByRole('form').getByRole('button').click();
    },
  },
  'inquiry-sending': {
    part: 'form',
    variant: 'contactEndpoint',
    reach: async (page, site, locale) => {
      await page.route('http://inquiries.test/**', () => {});
      await page.addInitScript(dropTimeouts, requestTimeout);
      await sendInquiry(page, site, locale);
    },
  },
  'inquiry-sent': {
    reach: async (page, site, locale) => {
      await sendInquiry(page, site, locale);
      await heard(page, 'status', locale.t('contact.form.sent'));
      // Holds the toast, which would fade.
      await sendToWindow(page, 'blur');
    },
  },
  'review-form': {
    part: 'form',
    reach: async (page, site, locale) => {
      await openReviewForm(page, site, locale);
      await reviewForm(page, locale).star(3).check();
    },
  },
  'review-invalid': {
    part: 'form',
    reach: async (page, site, locale) => {
      await openReviewForm(page, site, locale);
      await reviewForm(page, locale).submit.click();
      await heard(page, 'alert', locale.t('reviews.form.incomplete'));
    },
  },
  'review-sent': {
    reach: async (page, site, locale) => {
      await openReviewForm(page, site, locale);
      await fillReview(page, locale);
      await reviewForm(page, locale).submit.click();
      await reviewForm(page, locale).thanks.waitFor();
      await heard(page, 'status', locale.t('reviews.toasts.submitted'));
    },
  },
  toast: { reach: openWithHeldToast },
  'reviews-loading': { reach: reviewsWith(() => new Promise(() => {})) },
  'reviews-empty': { reach: reviewsWith((route) => route.fulfill({ json: [] })) },
  'reviews-failed': {
    reach: async (page, site, locale) => {
      await reviewsWith((route) => route.fulfill({ status: 500, body: '' }))(page, site, locale);
      await heard(page, 'status', locale.t('reviews.toasts.listFailed'));
    },
  },
  editor: {
    part: modal,
    reach: async (page, site, { t, language }) => {
      const w = { en, he }[language];
      await open(page, site);
      await page.getByRole('button', { name: t('home.hero.menu.write') }).click();
      const dialog = page.getByRole('dialog', { name: w.title });
      for (const [place, text] of ['Pizza', 'Salad', '29'].entries())
        await dialog.getByRole('textbox').nth(place).fill(text);
      await heard(dialog, 'status', w.ready);
    },
  },
  'error-offline': {
    reach: async (page, site) => {
      await open(page, site);
      await page.context().setOffline(true);
      await page.locator('footer a[href="/pricing"]').click();
      await page.getByRole('heading', { level: 1 }).filter({ hasText: /!/ }).waitFor();
    },
  },
};
