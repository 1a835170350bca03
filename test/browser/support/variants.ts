import process from 'node:process';
import type { Variant } from '../../../tools/local/serveVariants';

/** Variants of the site for tests. A new variant is a new line. */
export const variants = {
  default: { environment: {} },
  banner: {
    environment: {
      BANNER_MESSAGE_EN: 'Closed on Friday from noon',
      BANNER_MESSAGE_HE: 'בשישי סגור מהצהריים',
    },
  },
  analytics: { environment: { ANALYTICS_ID: 'G-TEST123456' } },
  consent: { environment: { ANALYTICS_ID: 'G-TEST123456', ANALYTICS_CONSENT: 'ask' } },
  contactEndpoint: { environment: { CONTACT_ENDPOINT: 'http://inquiries.test/inbox' } },
  analyticsOneRoot: { environment: { ANALYTICS_ID: 'G-TEST123456' }, oneRoot: 'en' },
  // Every part of the site, for long runs.
  everything: {
    environment: {
      BANNER_MESSAGE_EN: 'Closed on Friday from noon',
      BANNER_MESSAGE_HE: 'בשישי סגור מהצהריים',
      ANALYTICS_ID: 'G-TEST123456',
      ANALYTICS_CONSENT: 'ask',
      CONTACT_ENDPOINT: 'http://inquiries.test/inbox',
    },
  },
  oneRootCom: { environment: {}, oneRoot: 'en' },
  oneRootCoIl: { environment: {}, oneRoot: 'he' },
} as const satisfies Readonly<Record<string, Variant>>;

export type VariantName = keyof typeof variants;

/** Port of each variant's server, and of the workbench's. */
type Ports = Readonly<Record<VariantName | 'workbench', number>>;

/** Environment variable with the ports as JSON, which Playwright reads from the web server's output. */
const portsVariable = 'BROWSER_TEST_PORTS';

/** Port of a variant's server, or of the workbench's. */
export function portOf(name: keyof Ports): number {
  const ports: Ports = JSON.parse(process.env[portsVariable] ?? '{}');
  return ports[name];
}

/**
 * True if the web server builds this variant, or the workbench: all but `everything`, unless `BROWSER_TEST_SITES`
 * lists variants separated by commas.
 */
export function isServed(name: string): boolean {
  const wanted = process.env.BROWSER_TEST_SITES;
  return wanted === undefined ? name !== 'everything' : wanted.split(',').includes(name);
}
