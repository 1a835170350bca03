import type { Locator } from '@playwright/test';
import type { bookingModel } from '../../../machines/booking.model';
import { type BrowserDriver, passTime, sceneOn } from '../../browser/models/browserDriver';
import { drawUntil } from '../../browser/models/drawUntil';
import { holdRequests } from '../../browser/models/heldRequests';
import { hold } from '../../browser/support/code';
import { openHydrated } from '../../browser/support/hydrateSite';
import { addLatePicture, latePicture } from './bookingPage';

export const bookingDriver: BrowserDriver<typeof bookingModel, 'load' | 'commit'> = {
  // The moment at which the path starts.
  scenarios: { 'the page is loaded': 'load', 'the page is still loading': 'commit' },
  console: /ERR_FAILED/,
  cannot: [
    {
      state: 'failed, dialog',
      step: 'open the dialog',
      why: 'the badge lies under the open dialog, in a page that is inert',
    },
  ],
  async open(waitUntil, { page, locale: { t }, origin }) {
    const script = await holdRequests(page, '**/assets/external/widget.js');
    const picture = await hold(page, latePicture);
    if (waitUntil === 'commit') await page.addInitScript(addLatePicture);
    await openHydrated(page, `${origin()}/contact`, { waitUntil });

    const badge = page.getByRole('link', { name: t('layout.badge.label') });
    const dialog = page.getByRole('dialog', { name: t('booking.dialog.title') });
    const section = page.locator('#consultation');
    const choose = section.getByRole('button', { name: t('booking.open') });
    /** The dialog, or the section, whose button shows what a press elsewhere has loaded. */
    let isWanted = false;
    const shownPlace = async () => {
      if (await dialog.isVisible()) return dialog;
      if (isWanted && (await choose.isVisible())) await choose.press('Enter');
      return section;
    };
    const loadingIn = (place: Locator) => place.getByText(t('booking.loading'));
    const frame = (within: Locator) => within.getByTitle(t('booking.frame'));

    /** Time of the current wait that has passed to render the dialog, in ms. */
    let drawn = 0;
    return sceneOn(page, {
      steps: {
        'press the button of a calendar': () => {
          script.hold();
          isWanted = true;
          return choose.press('Enter');
        },
        'open the dialog': async () => {
          script.hold();
          if (!(isWanted && (await loadingIn(await shownPlace()).isVisible()))) drawn = 0;
          isWanted = true;
          // Activates it like a screen reader, because a pointer or focus on the badge would request the calendar
          // first.
          await badge.dispatchEvent('click');
          drawn += await drawUntil(page, () => dialog.isVisible());
        },
        'close the dialog': async () => {
          // By its button, because Escape inside the calendar's frame does not reach the page.
          await dialog.getByRole('button', { name: t('booking.dialog.close') }).press('Enter');
          drawn += await drawUntil(page, () => dialog.isHidden());
        },
        'the page has loaded': async () => {
          script.hold();
          drawn = 0;
          picture.release();
          await page.waitForLoadState('load');
        },
        'a meeting is booked': async () => {
          const calendar = frame(await shownPlace()).contentFrame();
          await calendar.getByRole('button', { name: '10:00', exact: true }).click();
          await calendar.getByRole('button', { name: /^Confirm/ }).click();
        },
        'the widget loads': () => script.answer((route) => route.continue()),
        'the widget fails to load': () => script.answer((route) => route.abort()),
      },
      look: async () => {
        const place = await shownPlace();
        return {
          isDialogOpen: await dialog.isVisible(),
          isLoading: await loadingIn(place).isVisible(),
          isReady: await frame(place).isVisible(),
          hasFailed: await place.getByText(t('booking.failed')).isVisible(),
        };
      },
      async pass(milliseconds) {
        const owed = Math.min(drawn, milliseconds);
        drawn -= owed;
        await passTime(page, milliseconds - owed);
      },
    });
  },
};
