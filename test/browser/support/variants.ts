import process from 'node:process';
import type { Variant } from '../../../src/tools/local/serveVariants';

/** The sites that the tests run against. A new line here is all that a new variant needs. */
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
  analyticsOneRoot: { environment: { ANALYTICS_ID: 'G-TEST123456' }, oneRoot: 'com' },
  // For long runs: every part that a visitor may meet.
  everything: {
    environment: {
      BANNER_MESSAGE_EN: 'Closed on Friday from noon',
      BANNER_MESSAGE_HE: 'בשישי סגור מהצהריים',
      ANALYTICS_ID: 'G-TEST123456',
      ANALYTICS_CONSENT: 'ask',
      CONTACT_ENDPOINT: 'http://inquiries.test/inbox',
    },
  },
  oneRootCom: { environment: {}, oneRoot: 'com' },
  oneRootCoIl: { environment: {}, oneRoot: 'coIl' },
} as const satisfies Readonly<Record<string, Variant>>;

export type VariantName = keyof typeof variants;

/** The port of each variant's server, and of the workbench's. */
type Ports = Readonly<Record<VariantName | 'workbench', number>>;

/** The environment variable in which Playwright keeps the ports, as JSON, that its web server printed. */
const portsVariable = 'BROWSER_TEST_PORTS';

/** The port of a variant's server, or of the workbench's. */
export function portOf(name: keyof Ports): number {
  const ports: Ports = JSON.parse(process.env[portsVariable] ?? '{}');
  return ports[name];
}

/**
 * Whether the web server builds this variant, or the workbench: every one but `everything`, unless
 * `BROWSER_TEST_SITES` names the ones that the tests visit, separated by commas.
 */
export function isServed(name: string): boolean {
  const wanted = process.env.BROWSER_TEST_SITES;
  return wanted === undefined ? name !== 'everything' : wanted.split(',').includes(name);
}
