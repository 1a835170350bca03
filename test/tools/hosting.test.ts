import { pagePolicy } from '../../tools/hosting/contentPolicy';
import { directivesOf } from '../export/contentPolicy';
import { menuPaths } from '../export/readHtml';
import { exampleSettings } from '../support/exampleSettings';

const counted = { ...exampleSettings, analyticsId: 'G-TEST' };

test('[Export] trusts no Google host for the studio’s own analytics script', () => {
  const policyOf = (analyticsHost: string) =>
    directivesOf(pagePolicy({ ...counted, analyticsHost, reviewsApi: '' }, []));
  const own = policyOf('https://count.studio.test');
  const { bookingWidgetHost: calendar } = counted;
  expect(own['script-src']).toEqual(["'self'", calendar, 'https://count.studio.test']);
  expect(own['trusted-types']).toEqual(['site', "'allow-duplicates'"]);
  const google = policyOf(exampleSettings.analyticsHost);
  expect(google['connect-src']).toContain('https://*.google-analytics.com');
  expect(google['trusted-types']).toContain('goog#html');
});

test('[Export] lets the page of a menu use no other service', () => {
  for (const path of menuPaths) {
    const policy = pagePolicy(counted, ['a{}'], path);
    expect(policy).not.toContain('https://');
    expect(directivesOf(policy)).toMatchObject({
      ...{ 'script-src': ["'self'"], 'connect-src': ["'self'"], 'frame-src': ["'none'"] },
      'trusted-types': ['site', "'allow-duplicates'"],
    });
  }
});
