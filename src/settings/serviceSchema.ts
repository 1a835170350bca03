import * as v from 'valibot';
import type { Language } from '../../locales/languages';
import * as rules from './rules';
import { setting } from './settingsSchema';

/** Languages of the moderation page and of mails, whatever the site's are. */
const ownerLanguages = ['en', 'he'] as const satisfies readonly Language[];

export type OwnerLanguage = (typeof ownerLanguages)[number];

/**
 * Settings of the backend, in addition to site settings that it shares (origins, `REVIEWS_APP_ID`, `INQUIRY_DAYS`,
 * `REJECTED_REVIEW_DAYS`, the studio's name). Only from the environment: no project file contains them, and they are never exported.
 */
export const serviceSchema = v.strictObject({
  port: setting(rules.wholeNumber(0, 65_535), {
    doc: 'The port of the service and of `npm start`. For the service only, 0 is any free port.',
    fallback: '4000',
  }),
  databaseUrl: setting(rules.databaseUrl, {
    doc: 'Where reviews and inquiries are kept: a file, or a hosted libSQL database.',
    fallback: 'file:.data/studio.db',
    isSecret: true,
  }),
  moderationPassword: setting(rules.password, {
    doc: 'Opens `/moderate`, under any name. `openssl rand -hex 16` makes one.',
    isSecret: true,
  }),
  smtpUrl: setting(rules.orEmpty(rules.smtpUrl), {
    doc: 'The mail server, with user and password. Empty: no mail is sent.',
    fallback: '',
    isSecret: true,
  }),
  mailFrom: setting(rules.orEmpty(rules.email), {
    doc: 'The address that mail is sent from; needed with SMTP_URL.',
    fallback: '',
  }),
  ownerEmail: setting(rules.orEmpty(rules.email), {
    doc: 'Who is told of new inquiries and reviews; needed with SMTP_URL.',
    fallback: '',
  }),
  ownerLanguage: setting(rules.oneOf(...ownerLanguages), {
    doc: 'The language of that mail.',
    fallback: 'en',
  }),
  trustProxy: setting(rules.wholeNumber(0, 9), {
    doc: 'How many proxies of your own stand before the service; each adds to X-Forwarded-For.',
    fallback: '0',
  }),
  keepAliveSeconds: setting(rules.wholeNumber(1, 600), {
    doc: 'How long an idle connection stays open, in seconds; longer than at a load balancer before the service.',
    fallback: '5',
  }),
});
