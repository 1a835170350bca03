import { sendViews, startAnalytics } from '../../src/adapters/analytics';

const id = 'G-ABC123DEF4';
const host = 'https://analytics.example';

const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src);
const queue = () => window.dataLayer as IArguments[];

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

test('[S7] queues calls as `arguments`, which the analytics script tells from data', () => {
  countAll();
  for (const call of queue())
    expect(Object.prototype.toString.call(call)).toBe('[object Arguments]');
});

test('[S7] loads the script when the browser is idle, or soon if it does not tell', () => {
  startAnalytics(host, id);
  expect(scripts()).toEqual([]);
  jest.runAllTimers();
  expect(scripts()).toEqual([`${host}/gtag/js?id=${id}`]);

  const value = jest.fn();
  Object.defineProperty(window, 'requestIdleCallback', { value, configurable: true });
  startAnalytics(host, id);
  jest.runAllTimers();
  expect(scripts()).toHaveLength(1);
  value.mock.lastCall[0]();
  expect(scripts()).toHaveLength(2);
  Reflect.deleteProperty(window, 'requestIdleCallback');
});

test('[S7] keeps an existing queue', () => {
  const layer = [{ event: 'from elsewhere' }];
  window.dataLayer = layer;
  sendViews(id, { path: '/' }, {});
  expect(window.dataLayer).toBe(layer);
  expect(layer).toEqual([{ event: 'from elsewhere' }, expect.anything()]);
});

test.each<[string, unknown]>([
  ['frozen', Object.freeze([])],
  ['a text', 'dataLayer'],
  ['an object that only looks like one', { push: fail }],
  ['one whose push throws', Object.assign([], { push: fail })],
])('[S7] ignores a queue that is %s', (_, layer) => {
  window.dataLayer = layer;
  expect(countAll).not.toThrow();
  expect(window.dataLayer).toBe(layer);
});

test('[S7] ignores a window whose queue cannot be accessed', () => {
  Object.defineProperty(window, 'dataLayer', {
    configurable: true,
    get: fail,
  });
  expect(countAll).not.toThrow();
});

function fail(): never {
  throw new Error('no');
}
