import { act, screen } from '@testing-library/react';
import { connectBooking } from '../../../src/app/connectBooking';
import { BookingBadge } from '../../../src/sections/BookingBadge';
import { siteConfig } from '../../../src/site.config';
import { record } from '../../machines/record';
import { renderWithSite } from '../../support/renderWithSite';
import { playCalendar } from './calendar';

const { origin } = new URL(siteConfig.bookingUrl);
const scheduled = { event: 'calendly.event_scheduled', payload: {} };

/** A site whose calendar is there; gives what the booking machine tells, and a way to speak to the window. */
async function listen() {
  const calendar = playCalendar();
  const { site } = await renderWithSite(<BookingBadge />);
  connectBooking(site);
  const { booking } = site.actor.getSnapshot().context;
  const told = record(booking);
  act(() => booking.send({ type: 'widget.wanted' }));
  await calendar.arrive();
  const say = (data: unknown, from: string) =>
    act(() => void window.dispatchEvent(new MessageEvent('message', { data, origin: from })));
  return { site, booking, told, say };
}

test('[S7] what the booking page says is believed', async () => {
  const { told, say } = await listen();
  say(scheduled, origin);
  expect(told).toEqual([{ type: 'booking.scheduled' }]);
});

test('[S7] what anybody else says is not, and nonsense is no harm', async () => {
  const { told, say } = await listen();
  say(scheduled, 'https://other.example');
  say(scheduled, window.location.origin);
  say('calendly.event_scheduled', origin);
  say(null, origin);
  say({ event: 'calendly.unheard_of' }, origin);
  expect(told).toEqual([]);
});

test('[S1] a call that is booked leaves the dialog open; another page closes it', async () => {
  const { site, booking, say } = await listen();
  act(() => booking.send({ type: 'dialog.opened' }));
  await screen.findByRole('dialog');
  say(scheduled, origin);
  expect(booking.getSnapshot().value.dialog).toBe('open');
  act(() => site.actor.send({ type: 'page.changed', path: '/pricing' }));
  expect(booking.getSnapshot().value.dialog).toBe('closed');
});
