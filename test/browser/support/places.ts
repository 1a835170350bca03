import type { Locator, Page } from '@playwright/test';
import { menuEditor as en } from '../../../locales/en/menuEditor';
import { menuEditor as he } from '../../../locales/he/menuEditor';
import { badge } from '../../features/booking/bookingPage';
import { fillInquiry, fillReview, reviewForm } from '../../features/forms/formPage';
import { openWithHeldToast, sendToWindow } from '../../features/toasts/toastPage';
import { everyPage } from './addresses';
import { openHydrated } from './hydrateSite';
import { languageButton, panelButton } from './roles';
import type { Locale } from './words';

/** A page, or a state of a part of the site, and how to reach it. */
interface Place {
  /** Variant of the site with the state. */
  readonly variant?: 'banner' | 'consent';
  /** Selector of the part that differs from the page as it loads. Default: the page. */
  readonly part?: string;
  /** Window width in px where the state is reached. Default: 390. */
  readonly width?: number;
  /** Default: loads the page. @param site address without a trailing slash. */
  readonly reach?: Reach;
}

type Reach = (page: Page, site: string, locale: Locale) => Promise<void>;

const openReviewForm: Reach = async (page, site, locale) => {
  await openHydrated(page, `${site}/reviews`);
  await reviewForm(page, locale).opener.click();
};

const openPanel: Reach = async (page, site, locale) => {
  await openHydrated(page, site);
  await panelButton(page, locale).click();
  await page.getByRole('dialog').waitFor();
};

/** Waits until a live region has this text. */
function heard(within: Page | Locator, role: 'status' | 'alert', text: string): Promise<void> {
  return within.getByRole(role).filter({ hasText: text }).first().waitFor({ state: 'attached' });
}

/** The dialog that makes the rest of the page inert. */
export const modal = 'dialog[open]';

/** Every page by its path, and states by their names. */
export const places: Readonly<Record<string, Place>> = {
  ...Object.fromEntries(everyPage.map(({ path }) => [path, {}])),
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
    part: 'header',
    width: 1280,
    reach: async (page, site, locale) => {
      await openHydrated(page, site);
      await languageButton(page, locale).click();
      await page.getByRole('menu').waitFor();
    },
  },
  banner: { variant: 'banner', reach: (page, site) => openHydrated(page, site) },
  consent: {
    variant: 'consent',
    reach: async (page, site, { t }) => {
      await openHydrated(page, `${site}/privacy`);
      await page.evaluate(() => scrollTo(0, innerHeight));
      await page.getByRole('region', { name: t('consent.title') }).waitFor();
    },
  },
  booking: {
    part: modal,
    reach: async (page, site, locale) => {
      await openHydrated(page, site);
      await badge(page, locale).click();
      await page.getByRole('dialog').locator('iframe').waitFor();
    },
  },
  'booking-failed': {
    part: modal,
    reach: async (page, site, locale) => {
      await page.route('**/assets/external/widget.js', (route) => route.abort());
      await openHydrated(page, site);
      await badge(page, locale).click();
      await heard(page.getByRole('dialog'), 'status', locale.t('booking.failed'));
    },
  },
  bill: {
    part: '#add-ons',
    reach: async (page, site, { t }) => {
      await openHydrated(page, `${site}/pricing`);
      await page.getByRole('radio', { name: t('pricing.plans.starter.name'), exact: true }).check();
      for (const addOn of ['nfcStickers', 'tableQrCodes', 'paymentSystem'] as const)
        await page.getByRole('checkbox', { name: t(`pricing.addOns.${addOn}.name`) }).check();
      // The total floats over the list, at its end below it.
      await page.locator('#add-ons form').evaluate((list) => list.scrollIntoView(false));
    },
  },
  'inquiry-bill': {
    part: 'form',
    reach: async (page, site) => {
      await openHydrated(page, `${site}/contact?about=starter.nfcStickers*3`);
      await page.getByRole('form').locator('summary').first().waitFor();
    },
  },
  'inquiry-invalid': {
    part: 'form',
    reach: async (page, site) => {
      await openHydrated(page, `${site}/contact`);
      await page.getByRole('form').getByRole('button').click();
    },
  },
  'inquiry-sent': {
    reach: async (page, site, locale) => {
      await openHydrated(page, `${site}/contact`);
      await fillInquiry(page, locale);
      await page.getByRole('form').getByRole('button').click();
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
  editor: {
    part: modal,
    reach: async (page, site, { t, language }) => {
      const w = { en, he }[language];
      await openHydrated(page, site);
      await page.getByRole('button', { name: t('home.hero.menu.write') }).click();
      const dialog = page.getByRole('dialog', { name: w.title });
      for (const [place, text] of ['Pizza', 'Salad', '29'].entries())
        await dialog.getByRole('textbox').nth(place).fill(text);
      await heard(dialog, 'status', w.ready);
    },
  },
  'error-offline': {
    part: 'main',
    reach: async (page, site, { t }) => {
      await openHydrated(page, site);
      await page.context().setOffline(true);
      await page.locator('footer a[href="/pricing"]').click();
      await page.getByRole('heading', { name: t('errors.codeMissing.title') }).waitFor();
    },
  },
};
