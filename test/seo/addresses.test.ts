import { createMemoryHistory } from '@tanstack/react-router';
import { createSite } from '../../src/app/createSite';
import { currentHead } from '../../src/app/currentHead';
import { createSiteRouter } from '../../src/app/router';
import { createRouteTree } from '../../src/app/routeTree';
import { exampleSettings } from '../support/exampleSettings';
import { testYear, wordsOf } from '../support/siteWords';

describe('[S2] A page at an alternative address', () => {
  test.each([
    '/services',
    '/services/',
    '/services?from=mail#qr-menu',
    '/services/?from=mail#qr-menu',
  ])('%s redirects to /services or has it as its canonical link', async (given) => {
    const { page, canonical, robots } = await open(given);
    expect(page).toBe('/services');
    expect(canonical).toBe('https://www.example.com/services');
    expect(robots).toBeUndefined();
  });

  test.each(['/Services', '/SERVICES/', '/no-such-dish'])(
    '%s has the head of the page it shows',
    async (given) => {
      const { page, canonical, robots } = await open(given);
      const isFound = page === '/services';
      expect(canonical).toBe(isFound ? 'https://www.example.com/services' : undefined);
      expect(robots).toBe(isFound ? undefined : 'noindex');
    },
  );

  test.each([
    '/services/qr-menu',
    '/index.html',
    '/%E2%98%83',
    '/.env',
    '/<script>alert(1)</script>',
    '/__proto__',
    '/constructor',
  ])('%s has no page', async (given) => {
    const { canonical, robots } = await open(given);
    expect(canonical).toBeUndefined();
    expect(robots).toBe('noindex');
  });
});

/** Opens an address in the browser, with the head of its page. */
async function open(address: string) {
  const words = wordsOf();
  const router = createSiteRouter(
    createRouteTree(),
    createMemoryHistory({ initialEntries: [address] }),
  );
  await router.load();
  const site = createSite({
    settings: exampleSettings,
    year: testYear,
    words,
    rendered: 'en',
    host: 'en',
  });
  const tags = currentHead(site, words, router);
  const attributes = tags.flatMap((tag) => ('attributes' in tag ? [tag.attributes] : []));
  return {
    page: router.state.matches.at(-1)?.routeId,
    canonical: attributes.find(({ rel }) => rel === 'canonical')?.href,
    robots: attributes.find(({ name }) => name === 'robots')?.content,
  };
}
