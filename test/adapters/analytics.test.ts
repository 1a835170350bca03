import { sendViews, setAnalyticsEnabled, startCounting } from '../../src/adapters/analytics';

const id = 'G-ABC123DEF4';
const host = 'https://analytics.example';

const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src);
const queue = () => window.dataLayer as IArguments[];
const calls = () => queue().map((call) => Array.from(call));

function countAll() {
  startCounting(host, id);
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

test('[S7] calls are queued in order, in the form that the script reads', () => {
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

test('[S7] a menu in the address is kept from the script', () => {
  window.history.replaceState(null, '', '/#menu=B2IBeya3Ok');
  sendViews(id, { path: '/' }, {});
  window.history.replaceState(null, '', '/');
  expect(calls()).toEqual([
    ['config', id, { page_path: '/', page_location: `${location.origin}/` }],
  ]);
});

test('[S7] the script is fetched once the browser is idle, with the measurement id', () => {
  startCounting(host, id);
  expect(scripts()).toEqual([]);
  jest.runAllTimers();
  expect(scripts()).toEqual([`${host}/gtag/js?id=${id}`]);
});

test('[S7] where the browser tells when it is idle, that moment is taken', () => {
  const idle: IdleRequestCallback[] = [];
  const ask = (callback: IdleRequestCallback) => idle.push(callback);
  Object.defineProperty(window, 'requestIdleCallback', { value: ask, configurable: true });
  startCounting(host, id);
  jest.runAllTimers();
  expect(scripts()).toEqual([]);
  idle[0]?.({ didTimeout: false, timeRemaining: () => 50 });
  expect(scripts()).toEqual([`${host}/gtag/js?id=${id}`]);
  Reflect.deleteProperty(window, 'requestIdleCallback');
});

test('[S7] a queue that is there already is kept', () => {
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
])('[S7] a queue that is %s harms nobody and stays', (_, layer) => {
  window.dataLayer = layer;
  expect(countAll).not.toThrow();
  jest.runAllTimers();
  expect(window.dataLayer).toBe(layer);
});

test('[S7] a queue that only looks like one is left alone', () => {
  const push = jest.fn();
  window.dataLayer = { push };
  countAll();
  expect(push).not.toHaveBeenCalled();
});

test('[S7] a window that lets nobody at the queue harms nobody', () => {
  Object.defineProperty(window, 'dataLayer', {
    configurable: true,
    get() {
      throw new Error('no');
    },
  });
  expect(countAll).not.toThrow();
});

test('[S7] a script that is there already is told when it may no longer send, and when it may again', () => {
  setAnalyticsEnabled(id, false);
  expect(Reflect.get(window, `ga-disable-${id}`)).toBe(true);
  setAnalyticsEnabled(id, true);
  expect(Reflect.get(window, `ga-disable-${id}`)).toBe(false);
});
