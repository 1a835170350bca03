import { fireEvent, screen, waitFor } from '@testing-library/react';
import { BookingBadge } from '../../../src/sections/booking/BookingBadge';
import { exampleSettings } from '../../support/exampleSettings';
import { renderWithSite } from '../../support/renderWithSite';
import { translatorOf } from '../../support/siteWords';
import { type Calendar, playCalendar } from './calendar';

const t = translatorOf('en');
const badge = () => screen.getByRole('link', { name: t('layout.badge.label'), hidden: true });
const dialog = () => screen.findByRole('dialog', { name: t('booking.dialog.title') });
const noDialog = () => expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

let calendar: Calendar;
beforeEach(() => {
  calendar = playCalendar();
});

test('[S1] has a badge that links to the booking page and loads nothing', async () => {
  await renderWithSite(<BookingBadge />);
  expect(badge()).toHaveAttribute('href', exampleSettings.bookingUrl);
  expect(badge()).toHaveAttribute('target', '_blank');
  expect(badge()).toHaveAttribute('rel', 'noopener');
  expect(badge()).toHaveAttribute('aria-haspopup', 'dialog');
  noDialog();
  expect(calendar.requested).toEqual([]);
});

test.each([
  ['a pointer', () => fireEvent.pointerEnter(badge())],
  ['a finger', () => fireEvent.touchStart(badge())],
  ['the focus', () => fireEvent.focus(badge())],
])('[S7] loads the calendar for %s on the badge, without opening it', async (_, intend) => {
  await renderWithSite(<BookingBadge />);
  intend();
  intend();
  await waitFor(() => expect(calendar.requested).toHaveLength(2));
  noDialog();
});

test.each(['Escape', 'the close button'])(
  '[S1] returns the focus to the badge when %s closes the dialog',
  async (way) => {
    const { user } = await renderWithSite(<BookingBadge />);
    badge().focus();
    await user.keyboard('{Enter}');
    const opened = await dialog();
    await waitFor(() => expect(opened).toContainElement(document.activeElement as HTMLElement));
    if (way === 'Escape') await user.keyboard('{Escape}');
    else await user.click(screen.getByRole('button', { name: t('booking.dialog.close') }));
    await waitFor(noDialog);
    await waitFor(() => expect(badge()).toHaveFocus());
  },
);

test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
  '[S1] leaves a press with %s to the browser',
  async (key) => {
    await renderWithSite(<BookingBadge />);
    const isLeft = fireEvent.click(badge(), { [key]: true });
    expect(isLeft).toBe(true);
    noDialog();
  },
);
