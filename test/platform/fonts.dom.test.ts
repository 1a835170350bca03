import { loadFonts } from '../../src/platform/fonts';

afterEach(() => Reflect.deleteProperty(document, 'fonts'));

test.each([
  ['never arrives', () => new Promise<never>(() => {})],
  ['is refused', () => Promise.reject(new DOMException('', 'NetworkError'))],
])('[S4] a font that %s delays a text by a second at most', async (_, load) => {
  jest.useFakeTimers();
  Object.defineProperty(document, 'fonts', { value: { load }, configurable: true });
  const shown = jest.fn();
  const loading = loadFonts(["1em 'Assistant'"], 'א').then(shown);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(shown).toHaveBeenCalledTimes(1);
  await loading;
});
