import type { Locator } from '@playwright/test';
import { addLatePicture, latePicture } from '../support/booking';
import { hold } from '../support/code';
import { hydrateSite } from '../support/hydrateSite';
import { drawUntil } from './drawUntil';
import type { BrowserDriver } from './driver';
import { holdRequests } from './heldRequests';
import { sceneOn } from './sceneOn';
import { visibility } from './visibility';

export const bookingDriver: BrowserDriver = {
  console: /ERR_FAILED/,
  cannot: [
    {
      state: 'failed, dialog',
      step: 'open the dialog',
      why: 'the badge lies under the open dialog, in a page that is inert',
    },
  ],
  async open(scenario, { page, locale: { t }, origin }) {
    const script = await holdRequests(page, '**/assets/external/widget.js');
    const picture = await hold(page, latePicture);
    const isLoading = scenario === 'the page is still loading';
    if (isLoading) await page.addInitScript(addLatePicture);
    await page.goto(`${origin()}/contact`, { waitUntil: isLoading ? 'commit' : 'load' });
    await hydrateSite(page);

    const badge = page.getByRole('link', { name: t('layout.badge.label') });
    const dialog = page.getByRole('dialog', { name: t('booking.dialog.title') });
    const section = page.locator('#consultation');
    const loading = section.getByText(t('booking.loading'));
    const frame = (within: Locator) => within.getByTitle(t('booking.frame'));

    /** Time of the current wait that has passed to render the dialog, in ms. */
    let drawn = 0;
    const scene = sceneOn(page, {
      steps: {
        'scroll near a calendar': () => section.evaluate((node) => node.scrollIntoView()),
        'open the dialog': async () => {
          if (!(await loading.isVisible())) drawn = 0;
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
          drawn = 0;
          picture.release();
          await page.waitForLoadState('load');
        },
        'a meeting is booked': async () => {
          const calendar = frame((await dialog.isVisible()) ? dialog : section).contentFrame();
          await calendar.getByRole('button', { name: '10:00', exact: true }).click();
          await calendar.getByRole('button', { name: /^Confirm/ }).click();
        },
      },
      answer: (answer) =>
        script.answer((route) => (answer === 'failure' ? route.abort() : route.continue())),
      look: () =>
        visibility({
          isDialogOpen: dialog,
          isLoading: loading,
          isReady: frame(section),
          hasFailed: section.getByText(t('booking.failed')),
        }),
    });
    return {
      ...scene,
      async perform(step) {
        script.hold();
        await scene.perform(step);
      },
      async pass(milliseconds) {
        const owed = Math.min(drawn, milliseconds);
        drawn -= owed;
        await scene.pass(milliseconds - owed);
      },
    };
  },
};
