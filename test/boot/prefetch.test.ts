import { mayPrefetch, prefetch } from '../../src/boot/prefetch';

test('[S2] files are preloaded one after the other, in their order', () => {
  const waiting: (() => void)[] = [];
  const preloaded = () =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')].map((link) =>
      link.getAttribute('href'),
    );
  prefetch(['/a.js', '/b.js'], (next) => waiting.push(next), 'low');
  expect(preloaded()).toEqual(['/a.js']);
  waiting.shift()?.();
  waiting.shift()?.();
  expect(preloaded()).toEqual(['/a.js', '/b.js']);
  expect(waiting).toEqual([]);
});

test.each([
  [undefined, true],
  [{ effectiveType: '4g' }, true],
  [{ effectiveType: '3g' }, false],
  [{ effectiveType: 'slow-2g' }, false],
  [{ effectiveType: '4g', saveData: true }, false],
])('[S2] with the connection %j prefetching is allowed: %s', (connection, isAllowed) => {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  expect(mayPrefetch()).toBe(isAllowed);
});
