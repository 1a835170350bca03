import process from 'node:process';
import { languageCodes } from '../../../locales/languages';
import type { Variant } from '../../../tools/local/serveVariants';

/** What tests expect of settings that the owner may change. */
const plain = {
  ...Object.fromEntries(languageCodes.map((code) => [`BANNER_MESSAGE_${code.toUpperCase()}`, ''])),
  ...{ ANALYTICS_ID: '', ANALYTICS_CONSENT: 'none', CONTACT_ENDPOINT: '', VAT_NOTE: 'excluded' },
};

/** Variants of the site for tests. A new variant is a new line. */
export const variants = {
  default: { environment: plain },
  banner: {
    environment: {
      ...plain,
      BANNER_MESSAGE_EN: 'Closed on Friday from noon',
      BANNER_MESSAGE_HE: 'בשישי סגור מהצהריים',
    },
  },
  analytics: { environment: { ...plain, ANALYTICS_ID: 'G-TEST123456' } },
  consent: { environment: { ...plain, ANALYTICS_ID: 'G-TEST123456', ANALYTICS_CONSENT: 'ask' } },
  contactEndpoint: { environment: { ...plain, CONTACT_ENDPOINT: 'http://inquiries.test/inbox' } },
  oneRootCom: { oneRoot: 'en' },
  oneRootCoIl: { oneRoot: 'he' },
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

/** True if the web server builds this variant, or the workbench for slow tests; `BROWSER_TEST_SITES` lists others. */
export function isServed(name: string): boolean {
  const { BROWSER_TEST_SITES: wanted, SLOW: isSlow } = process.env;
  if (wanted !== undefined) return wanted.split(',').includes(name);
  return name !== 'workbench' || isSlow !== undefined;
}
