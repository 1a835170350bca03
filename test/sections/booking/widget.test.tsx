import { act, screen, waitFor } from '@testing-library/react';
import { BookingWidget } from '../../../src/sections/booking/BookingWidget';
import { exampleSettings } from '../../support/exampleSettings';
import { renderWithSite, switchLanguage } from '../../support/renderWithSite';
import { translatorOf } from '../../support/siteWords';
import { type Calendar, playCalendar } from './calendar';

const { bookingUrl, bookingWidgetHost } = exampleSettings;
const files = ['css', 'js'].map((type) => `${bookingWidgetHost}/assets/external/widget.${type}`);
const t = translatorOf('en');
const hebrew = translatorOf('he');

const link = () =>
  screen.getByRole('link', { name: `${t('booking.link')} (${t('layout.opensInNewTab')})` });
const frames = () => [...document.querySelectorAll('iframe')];

let calendar: Calendar;
beforeEach(() => {
  calendar = playCalendar();
});
afterEach(() => {
  jest.useRealTimers();
});

async function render(isNear = true) {
  const rendered = await renderWithSite(<BookingWidget layout="page" />);
  if (isNear) calendar.comeNear();
  return rendered;
}

test('[S7] is a link far from the viewport, and loads nothing', async () => {
  await render(false);
  calendar.comeNear(false);
  expect(link()).toHaveAttribute('href', bookingUrl);
  expect(link()).toHaveAttribute('target', '_blank');
  expect(screen.queryByText(t('booking.loading'))).not.toBeInTheDocument();
  await act(async () => {});
  expect(calendar.requested).toEqual([]);
});

test('[S7] names a frame that appears late', async () => {
  await render();
  await calendar.arrive();
  const late = document.createElement('iframe');
  calendar.shown[0]?.parentElement.replaceChildren(late);
  await waitFor(() => expect(late).toHaveAttribute('title', t('booking.frame')));
});

test('[S4] keeps the calendar and renames it when the language changes', async () => {
  const { site } = await render();
  await calendar.arrive();
  const [frame] = frames();
  await switchLanguage(site, 'he');
  expect(frames()).toEqual([frame]);
  await waitFor(() => expect(frame).toHaveAttribute('title', hebrew('booking.frame')));
  expect(calendar.shown).toHaveLength(1);
  expect(calendar.requested).toEqual(files);
});

describe('[S7] When the service fails to load', () => {
  test('keeps the link and announces a short message', async () => {
    await render();
    await calendar.fail();
    expect(screen.getByRole('status')).toHaveTextContent(t('booking.failed'));
    expect(screen.queryByText(t('booking.loading'))).not.toBeInTheDocument();
    expect(link()).toHaveAttribute('href', bookingUrl);
    expect(document.head).toBeEmptyDOMElement();
  });

  test('does not retry on scrolling', async () => {
    await render();
    await calendar.fail();
    calendar.comeNear();
    await act(async () => {});
    expect(calendar.requested).toEqual(files);
  });
});
