import { act, screen, within } from '@testing-library/react';
import { connectBooking } from '../../../src/app/connectBooking';
import { connectBrowser } from '../../../src/app/connectBrowser';
import { BookingBadge } from '../../../src/sections/BookingBadge';
import { BookingWidget } from '../../../src/sections/BookingWidget';
import { playCalendar } from '../../sections/booking/calendar';
import { exampleSettings } from '../../support/exampleSettings';
import { translatorOf } from '../../support/siteWords';
import type { ReactDriver } from './driver';
import { listening, openPage, pass, performing, press } from './page';

const t = translatorOf('en');
const { origin } = new URL(exampleSettings.bookingUrl);

export const bookingDriver: ReactDriver = {
  cannot: [
    {
      state: 'failed, dialog',
      step: 'open the dialog',
      why: 'the badge is inert under the dialog, which has to be closed first',
    },
  ],
  async open(scenario, inspect) {
    const calendar = playCalendar();
    const isLoading = scenario === 'the page is still loading';
    const readyState = jest.spyOn(document, 'readyState', 'get');
    readyState.mockReturnValue(isLoading ? 'interactive' : 'complete');
    const { site } = await openPage(
      <>
        <main>
          <BookingWidget layout="page" />
        </main>
        <BookingBadge />
      </>,
      { inspect },
    );
    listening(() => {
      connectBooking(site);
      connectBrowser(site);
    });
    const say = (event: string) =>
      act(
        () => void window.dispatchEvent(new MessageEvent('message', { origin, data: { event } })),
      );
    return {
      perform: performing({
        'come near a calendar': () => calendar.comeNear(),
        'open the dialog': () => press(screen.getByRole('link', { name: t('layout.badge.label') })),
        'close the dialog': () =>
          press(screen.getByRole('button', { name: t('booking.dialog.close') })),
        'the page has loaded': () => act(() => void window.dispatchEvent(new Event('load'))),
        'a meeting is booked': () => say('calendly.event_scheduled'),
      }),
      pass,
      answer: (_, answer) => (answer === 'failure' ? calendar.fail() : calendar.arrive()),
      look: async () => {
        const dialog = screen.queryByRole('dialog', { name: t('booking.dialog.title') });
        const seen = within(dialog ?? screen.getByRole('main'));
        return {
          isDialogOpen: dialog !== null,
          isLoading: seen.queryByText(t('booking.loading')) !== null,
          isReady: seen.queryByTitle(t('booking.frame')) !== null,
          hasFailed: seen.getByRole('status').textContent === t('booking.failed'),
        };
      },
    };
  },
};
