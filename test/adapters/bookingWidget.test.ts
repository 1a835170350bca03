import { loadWidget, parseWidgetMessage, showWidget } from '../../src/adapters/bookingWidget';

const host = 'https://widget.example';
const bookingUrl = 'https://booking.example/studio/30min';

const requested = () => [...document.head.querySelectorAll<HTMLElement>('link, script')];
const addresses = () =>
  requested().map((element) => element.getAttribute('href') ?? element.getAttribute('src'));
const answer = (type: 'load' | 'error', ...elements: readonly (Element | undefined)[]) => {
  for (const element of elements) element?.dispatchEvent(new Event(type));
};

function load() {
  const controller = new AbortController();
  const loading = loadWidget(host, controller.signal);
  loading.catch(() => {});
  return { loading, controller };
}

beforeEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
  delete window.Calendly;
});

describe('[S7] loading', () => {
  test('asks for the stylesheet and the script of the widget’s host, once each', async () => {
    const { loading } = load();
    expect(addresses()).toEqual([
      `${host}/assets/external/widget.css`,
      `${host}/assets/external/widget.js`,
    ]);
    window.Calendly = { initInlineWidget: jest.fn() };
    answer('load', ...requested());
    await expect(loading).resolves.toBeUndefined();
    expect(requested()).toHaveLength(2);
  });

  test('is done only when both are there', async () => {
    window.Calendly = { initInlineWidget: jest.fn() };
    const done = jest.fn();
    const { loading } = load();
    loading.then(done);
    answer('load', requested()[1]);
    await Promise.resolve();
    expect(done).not.toHaveBeenCalled();
    answer('load', requested()[0]);
    await loading;
  });

  test.each([0, 1])(
    'fails when either does not come (%i), and leaves nothing behind',
    async (failing) => {
      const { loading } = load();
      answer('load', requested()[1 - failing]);
      answer('error', requested()[failing]);
      await expect(loading).rejects.toThrow('could not be loaded');
      expect(requested()).toEqual([]);
    },
  );

  test('fails when it is given up, and leaves nothing behind', async () => {
    const { loading, controller } = load();
    controller.abort();
    await expect(loading).rejects.toThrow('could not be loaded');
    expect(requested()).toEqual([]);
  });

  test.each([undefined, {}])('fails on a script that brings %j for the widget', async (brought) => {
    const { loading } = load();
    Reflect.set(window, 'Calendly', brought);
    answer('load', ...requested());
    await expect(loading).rejects.toThrow('without the scheduling widget');
    expect(requested()).toEqual([]);
  });
});

describe('[S7] showing', () => {
  test('calls the documented call, with a child of the place that is its own', () => {
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

  test('a widget that throws leaves the place empty and the page unharmed', () => {
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
});

describe('[S7] what the booking page says', () => {
  const origin = 'https://booking.example';
  const scheduled = { event: 'calendly.event_scheduled', payload: {} };

  test.each([
    ['calendly.event_type_viewed', 'viewed'],
    ['calendly.date_and_time_selected', 'chosen'],
    ['calendly.event_scheduled', 'scheduled'],
  ])('%s is heard as %s', (event, heard) => {
    expect(parseWidgetMessage({ origin, data: { event, payload: {} } }, bookingUrl)).toBe(heard);
  });

  test.each([
    'https://other.example',
    'https://booking.example.other.example',
    'http://booking.example',
    'https://booking.example:8443',
    'https://widget.example',
    'null',
    '',
  ])('%j is not believed', (stranger) => {
    expect(parseWidgetMessage({ origin: stranger, data: scheduled }, bookingUrl)).toBeUndefined();
  });

  test.each([
    undefined,
    null,
    '',
    'calendly.event_scheduled',
    7,
    [],
    ['calendly.event_scheduled'],
    {},
    { event: null },
    { event: ['calendly.event_scheduled'] },
    { event: 'event_scheduled' },
    { event: 'scheduled' },
    { event: 'calendly.toString' },
    { event: 'constructor' },
    { type: 'calendly.event_scheduled' },
  ])('%j says nothing', (data) => {
    expect(parseWidgetMessage({ origin, data }, bookingUrl)).toBeUndefined();
  });
});
