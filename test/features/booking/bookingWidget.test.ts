import { parseWidgetMessage } from '../../../src/features/booking/bookingWidget';

const bookingUrl = 'https://booking.example/studio/30min';

describe('[S7] Messages of the booking page', () => {
  const origin = 'https://booking.example';
  const scheduled = { event: 'calendly.event_scheduled', payload: {} };

  test('tell of a booked meeting', () => {
    expect(parseWidgetMessage({ origin, data: scheduled }, bookingUrl)).toBe('scheduled');
  });

  test.each([
    'https://booking.example.other.example',
    'http://booking.example',
    'https://booking.example:8443',
    'null',
  ])('%j is ignored for its origin', (stranger) => {
    expect(parseWidgetMessage({ origin: stranger, data: scheduled }, bookingUrl)).toBeUndefined();
  });

  test.each([
    null,
    'calendly.event_scheduled',
    { event: ['calendly.event_scheduled'] },
    { event: 'calendly.date_and_time_selected' },
  ])('%j is ignored for its format', (data) => {
    expect(parseWidgetMessage({ origin, data }, bookingUrl)).toBeUndefined();
  });
});
