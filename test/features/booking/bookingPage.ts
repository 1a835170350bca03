import type { Locator, Page } from '@playwright/test';
import { type Locale, locales } from '../../browser/support/words';

/** Script of the booking service. */
export const widgetScript = '**/assets/external/widget.js';

/** Code of the booking dialog, with any hash. */
export const dialogCode = '**/assets/BookingDialog.*';

/** The booking badge of every page. */
export function badge(page: Page, { t }: Locale = locales.en): Locator {
  return page.getByRole('link', { name: t('layout.badge.label') });
}

/** The booking dialog. */
export function dialog(page: Page, { t }: Locale = locales.en): Locator {
  return page.getByRole('dialog', { name: t('booking.dialog.title') });
}

/** The section with a calendar on /services and /contact. */
export function consultation(page: Page): Locator {
  return page.locator('#consultation');
}

/** The link to the booking page. */
export function bookingLink(within: Page | Locator, { t }: Locale = locales.en): Locator {
  return within.getByRole('link', { name: t('booking.link') });
}

/** Frame of the calendar. */
export function calendar(within: Page | Locator, { t }: Locale = locales.en): Locator {
  return within.getByTitle(t('booking.frame'));
}

/** A free time in the calendar. */
export function slot(within: Page | Locator, locale?: Locale): Locator {
  return calendar(within, locale)
    .contentFrame()
    .getByRole('button', { name: '10:00', exact: true });
}

/** Names of the service's files that are requested from now on. */
export function serviceFiles(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/assets\/external\/(.+)$/.exec(request.url()) ?? [];
    if (name) names.push(name);
  });
  return names;
}

/** The image of `addLatePicture`. */
export const latePicture = '**/favicon.svg?late';

/** Runs in the page, and delays its load event while the image is held. */
export function addLatePicture(): void {
  document.addEventListener('DOMContentLoaded', () => {
    // The calendar's frame runs this too.
    if (window !== top) return;
    const image = document.createElement('img');
    image.src = '/favicon.svg?late';
    document.body.append(image);
  });
}
