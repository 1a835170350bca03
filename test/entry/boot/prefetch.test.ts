import { mayPrefetch, prefetch } from '../../../src/entry/boot/prefetch';

test('[S2] preloads each file once, in order', () => {
  const files = ['/a.js', '/b.js'];
  prefetch(files, 'low');
  prefetch(files, 'auto');
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/a.js', '/b.js']);
});

test.each([
  [undefined, true],
  [{ effectiveType: '4g' }, true],
  [{ effectiveType: '3g' }, false],
  [{ effectiveType: 'slow-2g' }, false],
  [{ effectiveType: '4g', saveData: true }, false],
])('[S2] allows prefetching on the connection %j: %s', (connection, isAllowed) => {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  expect(mayPrefetch()).toBe(isAllowed);
});
