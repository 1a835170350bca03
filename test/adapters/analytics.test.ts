import { sendViews, setAnalyticsEnabled, startAnalytics } from '../../src/adapters/analytics';

const id = 'G-ABC123DEF4';
const host = 'https://analytics.example';

const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src);
const queue = () => window.dataLayer as IArguments[];
const calls = () => queue().map((call) => Array.from(call));

function countAll() {
  startAnalytics(host, id);
  sendViews(id, { path: '/services', language: 'he', hostname: 'studio.co.il' }, {});
}

beforeEach(() => {
  jest.useFakeTimers();
  document.head.replaceChildren();
  delete window.dataLayer;
});
afterEach(() => {
  jest.useRealTimers();
});

test('[S7] queues calls in order, in the format of the analytics script', () => {
  jest.setSystemTime(new Date('2031-02-03T04:05:06Z'));
  countAll();
  expect(calls()).toEqual([
    ['js', new Date('2031-02-03T04:05:06Z')],
    ['config', id, { page_path: '/services' }],
    ['event', 'language_view', { event_category: 'user_preference', event_label: 'he' }],
    ['event', 'domain_view', { event_category: 'geographic', event_label: 'israel' }],
  ]);
  for (const call of queue())
    expect(Object.prototype.toString.call(call)).toBe('[object Arguments]');
});

test('[S7] hides a menu in the address from the analytics script', () => {
  window.history.replaceState(null, '', '/#menu=B2IBeya3Ok');
  sendViews(id, { path: '/' }, {});
  window.history.replaceState(null, '', '/');
  expect(calls()).toEqual([
    ['config', id, { page_path: '/', page_location: `${location.origin}/` }],
  ]);
});

test('[S7] loads the analytics script with the measurement id when the browser is idle', () => {
  startAnalytics(host, id);
  expect(scripts()).toEqual([]);
  jest.runAllTimers();
  expect(scripts()).toEqual([`${host}/gtag/js?id=${id}`]);
});

test('[S7] uses requestIdleCallback where the browser has it', () => {
  const idle: IdleRequestCallback[] = [];
  const ask = (callback: IdleRequestCallback) => idle.push(callback);
  Object.defineProperty(window, 'requestIdleCallback', { value: ask, configurable: true });
  startAnalytics(host, id);
  jest.runAllTimers();
  expect(scripts()).toEqual([]);
  idle[0]?.({ didTimeout: false, timeRemaining: () => 50 });
  expect(scripts()).toEqual([`${host}/gtag/js?id=${id}`]);
  Reflect.deleteProperty(window, 'requestIdleCallback');
});

test('[S7] keeps an existing queue', () => {
  const before = { event: 'from elsewhere' };
  const layer = [before];
  window.dataLayer = layer;
  sendViews(id, { path: '/' }, {});
  expect(window.dataLayer).toBe(layer);
  expect(layer).toHaveLength(2);
  expect(layer[0]).toBe(before);
});

test.each<[string, unknown]>([
  ['frozen', Object.freeze([])],
  ['a text', 'dataLayer'],
  ['zero', 0],
  [
    'one whose push throws',
    Object.assign([], {
      push() {
        throw new Error('no');
      },
    }),
  ],
])('[S7] ignores a queue that is %s', (_, layer) => {
  window.dataLayer = layer;
  expect(countAll).not.toThrow();
  jest.runAllTimers();
  expect(window.dataLayer).toBe(layer);
});

test('[S7] ignores an object that only looks like a queue', () => {
  const push = jest.fn();
  window.dataLayer = { push };
  countAll();
  expect(push).not.toHaveBeenCalled();
});

test('[S7] ignores a window whose queue cannot be accessed', () => {
  Object.defineProperty(window, 'dataLayer', {
    configurable: true,
    get() {
      throw new Error('no');
    },
  });
  expect(countAll).not.toThrow();
});

test('[S7] tells a loaded script when analytics is disabled and enabled', () => {
  setAnalyticsEnabled(id, false);
  expect(Reflect.get(window, `ga-disable-${id}`)).toBe(true);
  setAnalyticsEnabled(id, true);
  expect(Reflect.get(window, `ga-disable-${id}`)).toBe(false);
});
