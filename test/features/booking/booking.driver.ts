import type { bookingModel } from '../../../machines/booking.model';
import { type BrowserDriver, type Seen, sceneOn } from '../../browser/models/browserDriver';
import { holdRequests } from '../../browser/models/heldRequests';
import { hold } from '../../browser/support/code';
import { openHydrated } from '../../browser/support/hydrateSite';
import {
  addLatePicture,
  badge,
  calendar,
  consultation,
  dialogCode,
  latePicture,
  slot,
  widgetScript,
} from './bookingPage';

export const bookingDriver: BrowserDriver<typeof bookingModel, 'load' | 'commit'> = {
  // The moment at which the path starts.
  scenarios: { 'the page is loaded': 'load', 'the page is still loading': 'commit' },
  console: /ERR_FAILED/,
  async open(waitUntil, { page, locale, origin }) {
    const { t } = locale;
    const script = await holdRequests(page, widgetScript);
    const picture = await hold(page, latePicture);
    // Without its code the dialog is not shown, so the section stays in reach.
    await hold(page, dialogCode);
    if (waitUntil === 'commit') await page.addInitScript(addLatePicture);
    await openHydrated(page, `${origin()}/contact`, { waitUntil });

    const section = consultation(page);
    const choose = section.getByRole('button', { name: t('booking.open') });
    return sceneOn(page, {
      steps: {
        'press the button of a calendar': () => choose.press('Enter'),
        'open the dialog': async () => {
          script.hold();
          // Like a screen reader, because a pointer or focus on the badge would request the calendar first.
          await badge(page, locale).dispatchEvent('click');
          // Shows what the badge loads.
          if (await choose.isVisible()) await choose.press('Enter');
        },
        'the page has loaded': async () => {
          picture.release();
          await page.waitForLoadState('load');
        },
        'a meeting is booked': async () => {
          await slot(section, locale).click();
          const frame = calendar(section, locale).contentFrame();
          await frame.getByRole('button', { name: /^Confirm/ }).click();
        },
        'the widget loads': () => script.answer((route) => route.continue()),
        'the widget fails to load': () => script.answer((route) => route.abort()),
      },
      async look(): Promise<Seen<typeof bookingModel>> {
        if (await section.getByText(t('booking.loading')).isVisible()) return { status: 'loading' };
        if (await section.getByText(t('booking.failed')).isVisible()) return { status: 'failed' };
        return { status: (await calendar(section, locale).isVisible()) ? 'ready' : 'idle' };
      },
    });
  },
};
