import type { Page } from '@playwright/test';
import { fillReview, reviewForm } from '../../browser/support/forms';
import { sendToWindow } from '../../browser/support/toasts';
import type { Locale } from '../../browser/support/words';
import { pass } from './faults';
import { goTo } from './goTo';
import type { WalkedName } from './walk';

interface Around {
  /** Brings the page to where a walk of the machine can begin. */
  before?(page: Page, locale: Locale): Promise<void>;
  /** Takes back what others would meet. */
  after?(page: Page, locale: Locale): Promise<void>;
}

/** What a walk needs around it in a document that goes on, by the machine. */
export const around: Readonly<Partial<Record<WalkedName, Around>>> = {
  // A list that stands there has been loaded already: it begins with its page.
  reviewList: { before: (page, locale) => goTo(page, locale, '/pricing') },
  // What is on the bill is kept for the visit.
  bill: { before: emptyBill },
  booking: {
    async before(page, locale) {
      await pass(page, 12_000);
      await goTo(page, locale, '/pricing');
    },
  },
  toaster: {
    async before(page, locale) {
      await sendReview(page, locale);
      await goTo(page, locale, '/pricing');
    },
    async after(page, locale) {
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.mouse.move(6, 6);
      await sendToWindow(page, 'focus');
      await sendReview(page, locale);
    },
  },
};

async function emptyBill(page: Page, locale: Locale): Promise<void> {
  const { t } = locale;
  await goTo(page, locale, '/pricing');
  const bill = page.locator('#add-ons');
  const name = t('pricing.plans.professional.name');
  await bill.getByRole('radio', { name, exact: true }).check();
  await bill.getByRole('checkbox', { name: t('pricing.addOns.tableQrCodes.name') }).uncheck();
  await goTo(page, locale, '/services');
}

/** Has a review taken: the form is empty then, and closed once it has thanked; no message is left. */
async function sendReview(page: Page, locale: Locale): Promise<void> {
  await goTo(page, locale, '/reviews');
  const { form, opener, submit, thanks } = reviewForm(page, locale);
  if (!(await form.isVisible())) await opener.press('Enter');
  await page.route('**/api/reviews', (route) => route.fulfill({ status: 201, json: {} }));
  await fillReview(page, locale);
  await submit.press('Enter');
  await thanks.waitFor();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await pass(page, 30_000);
}
