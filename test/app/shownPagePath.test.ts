/** @jest-environment jsdom */
import { createMemoryHistory } from '@tanstack/react-router';
import { createSiteRouter } from '../../src/app/router';
import { createRouteTree } from '../../src/app/routeTree';
import { shownPagePath } from '../../src/app/shownPagePath';

test.each([
  ['/services', '/services'],
  ['/services/?from=mail#qr-menu', '/services'],
  ['/services/qr-menu', undefined],
  ['/index.html', undefined],
  ['/%E2%98%83', undefined],
  ['/<script>alert(1)</script>', undefined],
  ['/__proto__', undefined],
])('[S2] %s has the head of the page it shows: %s', async (address, page) => {
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createSiteRouter(createRouteTree(), history);
  await router.load();
  expect(shownPagePath(router)).toBe(page);
});
