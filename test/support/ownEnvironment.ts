import { identity } from '../settings/values';

/** Real values for every setting that a strict build requires, and for analytics. */
export const ownEnvironment: Readonly<Record<string, string>> = {
  ...Object.fromEntries(identity.map(([name, value]) => [name, value])),
  SECURITY_EXPIRES: '9999-12-31',
  ANALYTICS_ID: 'G-LEVI12345',
  ANALYTICS_CONSENT: 'ask',
  CONTACT_ENDPOINT: 'https://api.levi-studio.co.il/inquiries',
};
