import type { Locator, Page } from '@playwright/test';
import { hosts } from '../../../src/tools/local/addresses';
import { origin } from './addresses';
import { type Locale, locales } from './words';

/** The script of the booking service. */
export const widgetScript = '**/assets/external/widget.js';

/** The booking page itself. */
export function bookingUrl(): string {
  return `${origin(hosts.widget)}/studio/30min`;
}

/** The badge that offers a call on every page. */
export function badge(page: Page, { t }: Locale = locales.en): Locator {
  return page.getByRole('link', { name: t('layout.badge.label') });
}

/** What the badge opens. */
export function dialog(page: Page, { t }: Locale = locales.en): Locator {
  return page.getByRole('dialog', { name: t('booking.dialog.title') });
}

/** The section of /services and /contact that holds a calendar. */
export function consultation(page: Page): Locator {
  return page.locator('#consultation');
}

/** The way to the booking page that needs no calendar. */
export function bookingLink(within: Page | Locator, { t }: Locale = locales.en): Locator {
  return within.getByRole('link', { name: t('booking.link') });
}

/** The frame of the calendar. */
export function calendar(within: Page | Locator, { t }: Locale = locales.en): Locator {
  return within.getByTitle(t('booking.frame'));
}

/** A time in the calendar that can be booked. */
export function slot(within: Page | Locator): Locator {
  return calendar(within).contentFrame().getByRole('button', { name: '10:00' });
}

/** The names of the service's files that the page asks for, from now on. */
export function serviceFiles(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/assets\/external\/(.+)$/.exec(request.url()) ?? [];
    if (name) names.push(name);
  });
  return names;
}

/** What `addLatePicture` asks for. */
export const latePicture = '**/favicon.svg?late';

/** Runs in the page, and keeps it from having loaded for as long as the picture is held. */
export function addLatePicture(): void {
  document.addEventListener('DOMContentLoaded', () => {
    // The calendar's frame runs this as well.
    if (window !== top) return;
    const image = document.createElement('img');
    image.src = '/favicon.svg?late';
    document.body.append(image);
  });
}
