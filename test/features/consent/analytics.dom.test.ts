import { countVisit } from '../../../src/features/consent/analytics';

const settings = { analyticsId: 'G-ABC123DEF4', analyticsHost: 'https://analytics.example' };

const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src);
const queue = () => window.dataLayer as IArguments[];
const count = (path = '/services') => countVisit(settings, { path, title: `of ${path}` }, 'he');

beforeEach(() => {
  jest.useFakeTimers();
  document.head.replaceChildren();
  delete window.dataLayer;
});
afterEach(() => {
  jest.useRealTimers();
});

test('[S7] queues calls as `arguments`, which the analytics script tells from data', () => {
  count();
  for (const call of queue())
    expect(Object.prototype.toString.call(call)).toBe('[object Arguments]');
});

test('[S7] loads the script once, when the browser is idle, or soon if it does not tell', () => {
  count();
  expect(scripts()).toEqual([]);
  jest.runAllTimers();
  count('/');
  jest.runAllTimers();
  expect(scripts()).toEqual([`${settings.analyticsHost}/gtag/js?id=${settings.analyticsId}`]);

  delete window.dataLayer;
  const value = jest.fn();
  Object.defineProperty(window, 'requestIdleCallback', { value, configurable: true });
  count();
  jest.runAllTimers();
  expect(scripts()).toHaveLength(1);
  value.mock.lastCall[0]();
  expect(scripts()).toHaveLength(2);
  Reflect.deleteProperty(window, 'requestIdleCallback');
});

test('[S7] keeps an existing queue', () => {
  const entry = { event: 'from elsewhere' };
  const layer: unknown[] = [entry, null];
  window.dataLayer = layer;
  count();
  expect(window.dataLayer).toBe(layer);
  expect(layer).toHaveLength(6);
  expect(layer[0]).toBe(entry);
});

test.each<[string, unknown]>([
  ['frozen', Object.freeze([])],
  ['a text', 'dataLayer'],
  ['an object that only looks like one', { push: fail }],
  ['one whose push throws', Object.assign([], { push: fail })],
])('[S7] ignores a queue that is %s', (_, layer) => {
  window.dataLayer = layer;
  expect(count).not.toThrow();
  jest.runAllTimers();
  expect(scripts()).toEqual([]);
  expect(window.dataLayer).toBe(layer);
});

function fail(): never {
  throw new Error('no');
}
