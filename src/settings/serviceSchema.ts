import * as v from 'valibot';
import * as rules from './rules';

/** What is known of a setting of the service beside its rule. */
interface Notes {
  /** One sentence, for `.env.example`. */
  readonly doc: string;
  /** What counts where the environment says nothing. A setting without one has to be set. */
  readonly fallback?: string;
  /** Its value is never shown, logged or answered. */
  readonly isSecret?: true;
}

/**
 * Every setting of the service behind the site, beside those of the site that it reads as well (origins,
 * `REVIEWS_APP_ID`, `INQUIRY_DAYS`, the studio's name). From the environment alone: nothing of it is in a
 * file of the project, and nothing of it reaches the exported site.
 */
export const serviceSchema = v.strictObject({
  port: setting(rules.wholeNumber(0, 65_535), {
    doc: 'The port that the service listens on, and `npm start`; to the service, 0 is any free one.',
    fallback: '4000',
  }),
  databaseUrl: setting(rules.databaseUrl, {
    doc: 'Where reviews and inquiries are kept: a file, or a hosted libSQL database.',
    fallback: 'file:.data/studio.db',
    isSecret: true,
  }),
  serviceSecret: setting(rules.secret, {
    doc: 'Signs the sessions of moderation; a new one ends them all. `openssl rand -hex 32` makes one.',
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
    doc: 'Who is told of new inquiries and reviews, and may sign in to moderate; needed with SMTP_URL.',
    fallback: '',
  }),
  ownerLanguage: setting(rules.oneOf('en', 'he'), {
    doc: 'The language of that mail.',
    fallback: 'en',
  }),
  trustProxy: setting(rules.wholeNumber(0, 9), {
    doc: 'How many proxies of your own stand before the service; each adds to X-Forwarded-For.',
    fallback: '0',
  }),
});

function setting(rule: rules.Rule, notes: Notes) {
  return v.pipe(rule, v.metadata({ ...notes }));
}
