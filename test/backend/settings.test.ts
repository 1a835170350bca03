import { placesIn } from '../../backend/environment';
import { readServiceSettings, readSetting } from '../../backend/settings';

const password = '0123456789abcdef';
const complete = { MODERATION_PASSWORD: password, DATABASE_URL: 'file:.data/x.db' };
const mail = {
  SMTP_URL: 'smtp://user:hidden-pass@mail.test:587',
  MAIL_FROM: 'site@studio.test',
  OWNER_EMAIL: 'owner@studio.test',
};

test('[Settings] requires only a password, and reads all others from the environment', () => {
  const { site, examples: _, ...own } = readServiceSettings({ MODERATION_PASSWORD: password });
  expect(own).toEqual({
    ...{ password, port: 4000, databaseUrl: 'file:.data/studio.db', mail: undefined },
    ...{ ownerLanguage: 'en', trustedProxies: 0, keepAliveSeconds: 5 },
    ...{ inquiryDays: 400, rejectedReviewDays: 365 },
  });
  expect(site.reviewsAppId).toMatch(/./);
  const settings = readServiceSettings({
    ...{ ...complete, ...mail, PORT: '8080', OWNER_LANGUAGE: 'he', TRUST_PROXY: '2' },
    KEEP_ALIVE_SECONDS: '75',
    ...{ INQUIRY_DAYS: '90', REJECTED_REVIEW_DAYS: '180', ORIGIN_EN: 'https://www.studio.test' },
  });
  expect(settings).toMatchObject({
    ...{ port: 8080, ownerLanguage: 'he', trustedProxies: 2, keepAliveSeconds: 75 },
    ...{ inquiryDays: 90, rejectedReviewDays: 180 },
    mail: { smtpUrl: mail.SMTP_URL, from: mail.MAIL_FROM, owner: mail.OWNER_EMAIL },
  });
  expect(settings.site.origin.en).toBe('https://www.studio.test');
  // For commands.
  expect(readSetting('databaseUrl', { DATABASE_URL: 'file:x.db' })).toBe('file:x.db');
  expect(() => readSetting('databaseUrl', { DATABASE_URL: 'x.db' })).toThrow(
    /: DATABASE_URL is 4 characters/,
  );
});

test.each([
  [{ MODERATION_PASSWORD: undefined }, 'MODERATION_PASSWORD is missing: expected at least 16'],
  [{ MODERATION_PASSWORD: 'hunter2' }, 'MODERATION_PASSWORD is 7 characters that are not shown'],
  [{ MODERATION_PASSWORD: 'ab'.repeat(30) }, 'MODERATION_PASSWORD is 60 characters that are not'],
  [{ MODERATION_PASSWORD: 'סיסמה-hunter2-0123' }, 'MODERATION_PASSWORD is 18 characters that'],
  [{ DATABASE_URL: 'libsql://user:hidden-pass@host' }, 'DATABASE_URL is 30 characters'],
  [{ DATABASE_URL: 'libsql://host/#authToken=hidden-pass' }, 'DATABASE_URL is 36 characters'],
  [{ OWNER_LANGUAGE: 'zz' }, 'OWNER_LANGUAGE is "zz": expected en or he'],
  [{ ...mail, SMTP_URL: 'hidden-pass' }, 'SMTP_URL is 11 characters that are not shown'],
  [{ ...mail, SMTP_URL: 'smtp://a:hidden-pass%ff@mail.test:587' }, 'SMTP_URL is 37 characters'],
  [{ ...mail, SMTP_URL: 'smtps://mail.test/?ignoreTLS=true' }, 'SMTP_URL is 33 characters'],
  [{ ...mail, MAIL_FROM: 'nobody' }, 'MAIL_FROM is "nobody": expected an email address'],
  [{ ...mail, MAIL_FROM: '' }, 'MAIL_FROM is empty: expected a value beside SMTP_URL and OWNER_'],
  [{ SMTP_ULR: 'x' }, 'SMTP_ULR is not a setting; did you mean SMTP_URL?'],
])('[Settings] refuses to start with %j', (change, line) => {
  const read = () => readServiceSettings({ ...complete, ...change });
  expect(read).toThrow(line);
  expect(read).not.toThrow(/hunter2|hidden-pass/);
});

test('[Settings] names the file and line of a value, as the last one in .env that the environment does not override', () => {
  const env = 'STUDIO_PHONE=1\n# PORT=1\nexport PORT = 2\nPORT=3\nTRUST_PROXY=5';
  const config =
    "{\n  telephone: '',\n  phone: '',\n  security: {\n    contact: '',\n    expires: '',\n  },\n  origin: { en: '' },\n  city: { es: '' },\n}";
  const placeOf = placesIn({ PORT: '3', TRUST_PROXY: '4' }, env, config);
  expect(['PORT', 'TRUST_PROXY', 'SMTP_URL'].map((name) => placeOf({ name }))).toEqual([
    ...['.env, line 4: PORT', 'the environment: TRUST_PROXY', '.env: SMTP_URL'],
  ]);
  const inConfig = [['phone'], ['security', 'contact'], ['origin', 'es'], ['vatNote']].map((path) =>
    placeOf({ name: path.join('_'), path }),
  );
  expect(inConfig).toEqual([
    'src/site.config.ts, line 3: phone',
    'src/site.config.ts, line 5: security.contact',
    'src/site.config.ts, line 8: origin.es',
    'src/site.config.ts: vatNote',
  ]);
});

test('[Settings] reports several problems at once, one per line', () => {
  const wrong = { PORT: 'abc', ORIGIN_EN: 'studio', MAIL_FROM: 'site' };
  expect(() => readServiceSettings({ ...mail, ...wrong, OWNER_EMAIL: ' ' })).toThrow(
    /^The service cannot start:\n {2}.*: PORT .*\n {2}.*: MODERATION_PASSWORD .*\n {2}.*: MAIL_FROM is "site".*\n {2}.*: OWNER_EMAIL is empty.*\n {2}.*: ORIGIN_EN [^\n]*$/,
  );
});
