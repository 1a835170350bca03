import { loadNewVersion } from '../../../src/entry/boot/newVersion';

const script = '/assets/boot.12345678.js';

beforeEach(() => {
  history.replaceState(null, '');
  // jsdom logs that it cannot reload.
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

function serve(text: string, ok = true): jest.Mock {
  const fetch = jest.fn(async () => ({ ok, text: async () => text }));
  Object.assign(globalThis, { fetch });
  return fetch;
}

test('[S2] loads a new version once', async () => {
  const fetch = serve('boot.87654321.js');
  await loadNewVersion(script, false);
  expect(history.state).toBe(script);
  await loadNewVersion(script, false);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test.each([
  ['the page has the same boot script', 'boot.12345678.js', true],
  ['the server fails', 'boot.87654321.js', false],
])('[S2] does not reload when %s', async (_, text, ok) => {
  serve(text, ok);
  await loadNewVersion(script, false);
  expect(history.state).toBeNull();
});
