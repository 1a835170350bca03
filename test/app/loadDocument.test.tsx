import { renderWithSite } from '../support/renderWithSite';

test.each([
  ['asks whether the document is there before it loads it', undefined, 1],
  ['loads no document that was already loaded because of a missing chunk', location.href, 0],
])('[S8] %s', async (_, reloadedFor, requests) => {
  const fetched = jest.fn().mockRejectedValue(new TypeError('offline'));
  Object.assign(globalThis, { fetch: fetched });
  const { site } = await renderWithSite(null, reloadedFor === undefined ? {} : { reloadedFor });
  await site.loadDocument();
  expect(fetched).toHaveBeenCalledTimes(requests);
});
