import process from 'node:process';
import { readEnvironment } from '../../backend/environment';
import { readSettings } from '../../src/settings/readSettings';
import { siteConfig } from '../../src/site.config';

/** Settings of the local build: every external service has its own host. */
const localSettings = {
  ORIGIN_EN: 'https://www.example.com',
  ORIGIN_HE: 'https://www.example.co.il',
  REVIEWS_API: 'https://reviews.example.test',
  BOOKING_URL: 'https://widget.example.test/studio/30min',
  BOOKING_WIDGET_HOST: 'https://widget.example.test',
  ANALYTICS_ID: 'G-TEST123456',
  ANALYTICS_CONSENT: 'none',
  ANALYTICS_HOST: 'https://analytics.example.test',
  CONTACT_ENDPOINT: 'https://inquiries.example.test/inbox',
};
const live = { en: readOrigin('BASE_URL'), he: readOrigin('BASE_URL_HE') };
export const isLive = Object.values(live).some((origin) => origin !== '');

/** Settings of the sites. */
export const { settings } = readSettings(siteConfig, isLive ? readEnvironment() : localSettings);

/** Sites under test: both local ones, or those in the environment. */
export const sites = (['en', 'he'] as const)
  .map((language) => ({ language, origin: isLive ? live[language] : settings.origin[language] }))
  .filter(({ origin }) => origin !== '');

function readOrigin(name: string): string {
  const address = process.env[name] ?? '';
  if (address === '' || /^https:\/\/[^/]+\/?$/.test(address)) return address.replace(/\/$/, '');
  throw new Error(`${name} is ${address}: expected an address such as https://www.studio.com`);
}
