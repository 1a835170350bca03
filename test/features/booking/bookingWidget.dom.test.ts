import {
  loadWidget,
  parseWidgetMessage,
  showWidget,
} from '../../../src/features/booking/bookingWidget';

const host = 'https://widget.example';
const bookingUrl = 'https://booking.example/studio/30min';

const requested = () => [...document.head.querySelectorAll<HTMLElement>('link, script')];
const answer = (type: 'load' | 'error', ...elements: readonly (Element | undefined)[]) => {
  for (const element of elements) element?.dispatchEvent(new Event(type));
};

const bring = (widget: unknown) => {
  Reflect.set(window, 'Calendly', widget);
  answer('load', ...requested());
};

let controller: AbortController;

function load() {
  controller = new AbortController();
  const loading = loadWidget(host, controller.signal);
  loading.catch(() => {});
  return loading;
}

beforeEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
  delete window.Calendly;
});

describe('[S7] loadWidget', () => {
  test('resolves when both are loaded', async () => {
    window.Calendly = { initInlineWidget: jest.fn() };
    const done = jest.fn();
    const loading = load();
    loading.then(done);
    answer('load', requested()[1]);
    await Promise.resolve();
    expect(done).not.toHaveBeenCalled();
    answer('load', requested()[0]);
    await loading;
  });

  test.each<[string, () => void, string]>([
    ['the stylesheet fails', () => answer('error', requested()[0]), 'could not be loaded'],
    ['the script fails', () => answer('error', requested()[1]), 'could not be loaded'],
    ['it is aborted', () => controller.abort(), 'could not be loaded'],
    ['the script defines no widget', () => bring(undefined), 'without the scheduling widget'],
    ['the script defines another one', () => bring({}), 'without the scheduling widget'],
  ])('rejects when %s, and removes both', async (_, happen, message) => {
    const loading = load();
    happen();
    await expect(loading).rejects.toThrow(message);
    expect(requested()).toEqual([]);
  });
});

test('[S7] showWidget makes the documented call with a new child element', () => {
  const initInlineWidget = jest.fn();
  window.Calendly = { initInlineWidget };
  const takeAway = showWidget(bookingUrl, document.body);
  const parentElement = document.body.firstElementChild;
  expect(initInlineWidget.mock.calls).toEqual([[{ url: bookingUrl, parentElement }]]);
  expect(parentElement).toHaveClass('calendly-inline-widget');
  expect(parentElement).toHaveAttribute('data-auto-load', 'false');
  takeAway();
  expect(document.body).toBeEmptyDOMElement();
});

test('[S7] showWidget leaves the element empty and the page working when the widget throws', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  window.Calendly = {
    initInlineWidget() {
      throw new Error('no');
    },
  };
  const takeAway = showWidget(bookingUrl, document.body);
  expect(document.body).toBeEmptyDOMElement();
  expect(takeAway).not.toThrow();
  expect(log).toHaveBeenCalledTimes(1);
  log.mockRestore();
});

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
