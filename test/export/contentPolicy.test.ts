import { pagePolicy } from '../../src/tools/hosting/contentPolicy';
import { exampleSettings } from '../support/exampleSettings';
import { directivesOf } from './contentPolicy';

const of = (own: Partial<typeof exampleSettings>) =>
  directivesOf(pagePolicy({ ...exampleSettings, ...own }, []));

describe('[Export] The content security policy of a page', () => {
  const none = of({ analyticsId: '', contactEndpoint: '', reviewsApi: '' });

  test('trusts no placeholder host without a setting', () => {
    expect(none['script-src']).toEqual(["'self'", exampleSettings.bookingWidgetHost]);
    expect([none['connect-src'], none['img-src']]).toEqual([["'self'"], ["'self'"]]);
    expect(none['form-action']).toEqual(["'none'"]);
  });

  test('adds no Google host for the studio’s own analytics script', () => {
    const own = of({ analyticsId: 'G-TEST', analyticsHost: 'https://count.studio.test' });
    expect(own['script-src']?.slice(2)).toEqual(['https://count.studio.test']);
    expect(own['trusted-types']).toEqual(none['trusted-types']);
    const google = of({ analyticsId: 'G-TEST' });
    expect(google['connect-src']).toContain('https://*.google-analytics.com');
    expect(google['trusted-types']).toContain('goog#html');
  });

  test('contains only the host of an address', () => {
    const own = of({ contactEndpoint: 'https://forms.studio.test/inbox?key=1' });
    expect(own['connect-src']).toContain('https://forms.studio.test');
    expect(own['frame-src']).toEqual([new URL(exampleSettings.bookingUrl).origin]);
  });
});
