import { pagePolicy } from '../../tools/hosting/contentPolicy';
import { headerTable } from '../../tools/hosting/headerTable';
import { headersFile } from '../../tools/hosting/writeHosting';
import { directivesOf } from '../export/contentPolicy';
import { menuPaths } from '../export/readHtml';
import { exampleSettings } from '../support/exampleSettings';

test('[Export] trusts no Google host for the studio’s own analytics script', () => {
  const policyOf = (analyticsHost: string) =>
    directivesOf(
      pagePolicy({ ...exampleSettings, analyticsId: 'G-TEST', analyticsHost, reviewsApi: '' }, []),
    );
  const own = policyOf('https://count.studio.test');
  expect(own['script-src']).toEqual([
    "'self'",
    exampleSettings.bookingWidgetHost,
    'https://count.studio.test',
  ]);
  expect(own['trusted-types']).toEqual(['site', "'allow-duplicates'"]);
  const google = policyOf(exampleSettings.analyticsHost);
  expect(google['connect-src']).toContain('https://*.google-analytics.com');
  expect(google['trusted-types']).toContain('goog#html');
});

test('[Export] lets the page of a menu use no other service', () => {
  const counted = { ...exampleSettings, analyticsId: 'G-TEST' };
  for (const path of menuPaths) {
    const policy = pagePolicy(counted, ['a{}'], path);
    expect(policy).not.toContain('https://');
    expect(directivesOf(policy)).toMatchObject({
      ...{ 'script-src': ["'self'"], 'connect-src': ["'self'"], 'frame-src': ["'none'"] },
      'trusted-types': ['site', "'allow-duplicates'"],
    });
  }
});

describe('[Export] A site beyond the limits of its hosts', () => {
  const paths = (count: number) => Array.from({ length: count }, (_, index) => `/page-${index}`);
  const tableWith = (count: number, settings = exampleSettings) =>
    headerTable(settings, Object.fromEntries(paths(count).map((path) => [path, ['a{}']])));

  test('fails the build with more pages than Cloudflare allows rules', () => {
    expect(() => headersFile(tableWith(95))).not.toThrow();
    expect(() => headersFile(tableWith(96))).toThrow(
      '_headers would have 101 rules: Cloudflare reads 100, 1 too many',
    );
  });

  test('fails the build with a longer line than Cloudflare allows', () => {
    const long = { ...exampleSettings, reviewsApi: `https://${'long.'.repeat(300)}com` };
    expect(() => headersFile(tableWith(1, long))).toThrow('Cloudflare reads 2000');
  });
});
