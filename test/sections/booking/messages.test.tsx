import { act, screen, waitFor } from '@testing-library/react';
import { announcerId } from '../../../src/adapters/announcer';
import { connectBooking } from '../../../src/app/connectBooking';
import { connectToasts } from '../../../src/app/connectToasts';
import { BookingBadge } from '../../../src/sections/booking/BookingBadge';
import { Toasts } from '../../../src/sections/layout/Toasts';
import { exampleSettings } from '../../support/exampleSettings';
import { renderWithSite, type SiteOptions } from '../../support/renderWithSite';
import { playCalendar } from './calendar';

const { origin } = new URL(exampleSettings.bookingUrl);
const scheduled = { event: 'calendly.event_scheduled', payload: {} };

/** A site with a loaded calendar; returns functions to post messages, and what it shows and announces. */
async function listen(options: SiteOptions = {}) {
  const calendar = playCalendar();
  const { site, words } = await renderWithSite(
    <>
      <BookingBadge />
      <Toasts />
      <div id={announcerId} aria-live="polite" />
    </>,
    options,
  );
  connectBooking(site);
  connectToasts(site.actor, words);
  const said: string[] = [];
  const announcer = document.getElementById(announcerId);
  if (!announcer) throw new Error('there is no live region');
  new MutationObserver(() => {
    if (announcer.textContent) said.push(announcer.textContent);
  }).observe(announcer, { childList: true });
  const { booking } = site.actor.getSnapshot().context;
  act(() => booking.send({ type: 'widget.requested' }));
  await calendar.arrive();
  const say = (data: unknown, from: string) =>
    act(() => void window.dispatchEvent(new MessageEvent('message', { data, origin: from })));
  return { site, booking, announcer, said, say };
}

test.each([
  ['en', 'Your meeting is booked. See you then!'],
  ['he', 'הפגישה נקבעה. להתראות!'],
] as const)('[S7] confirms a booking once by a toast (%s)', async (language, text) => {
  const { say, said } = await listen({ language });
  say(scheduled, origin);
  expect(screen.getByText(text)).toBeVisible();
  await waitFor(() => expect(said).toEqual([text]));
});

test('[S7] ignores other origins and invalid messages', async () => {
  const { say, said } = await listen();
  say(scheduled, 'https://other.example');
  say(scheduled, window.location.origin);
  say('calendly.event_scheduled', origin);
  say(null, origin);
  say({ event: 'calendly.unheard_of' }, origin);
  say({ event: 'calendly.date_and_time_selected' }, origin);
  expect(screen.getByRole('region', { name: 'Messages (F8)' })).toBeEmptyDOMElement();
  expect(said).toEqual([]);
});

test('[S1] keeps the dialog open after a booking, and closes it with the page', async () => {
  const { site, booking, announcer, say } = await listen();
  act(() => booking.send({ type: 'dialog.opened' }));
  await screen.findByRole('dialog');
  // The page behind the dialog is inert, except for live regions.
  expect(announcer).not.toHaveAttribute('inert');
  expect(announcer.closest('[aria-hidden="true"]')).toBeNull();
  say(scheduled, origin);
  expect(booking.getSnapshot().value.dialog).toBe('open');
  act(() => site.actor.send({ type: 'page.changed', path: '/pricing' }));
  expect(booking.getSnapshot().value.dialog).toBe('closed');
});
