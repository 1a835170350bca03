import { readSettings } from '../../src/settings/readSettings';
import type { Settings } from '../../src/settings/settingsSchema';
import { variableNames } from '../../src/settings/variables';
import { exampleSettings } from '../support/exampleSettings';
import { readUntyped, refusal } from './refusal';

/** For every variable: its path in the settings, and a valid value. */
const places: Record<string, [value: string, read: (settings: Settings) => string]> = {
  STUDIO_NAME_EN: ['Another Studio', ({ studioName }) => studioName.en],
  STUDIO_NAME_HE: ['סטודיו אחר', ({ studioName }) => studioName.he],
  STUDIO_ADDRESS_EN: ['9 Other St, Haifa', ({ studioAddress }) => studioAddress.en],
  STUDIO_ADDRESS_HE: ['רחוב אחר 9, חיפה', ({ studioAddress }) => studioAddress.he],
  STUDIO_LEGAL_NAME: ['Other Studio Ltd', ({ studioLegalName }) => studioLegalName],
  STUDIO_COMPANY_NUMBER: ['515234567', ({ studioCompanyNumber }) => studioCompanyNumber],
  EMAIL: ['orders@other.co.il', ({ email }) => email],
  SECURITY_CONTACT: ['https://other.com/security', ({ security }) => security.contact],
  SECURITY_EXPIRES: ['2028-02-29', ({ security }) => security.expires],
  PHONE: ['+972 4 123 4567', ({ phone }) => phone],
  MESSAGING_NUMBER: ['+972-54-765-4321', ({ messagingNumber }) => messagingNumber],
  ACCESSIBILITY_CONTACT_NAME: [
    'Ruth Levi',
    ({ accessibilityContact }) => accessibilityContact.name,
  ],
  ACCESSIBILITY_CONTACT_EMAIL: [
    'ruth@other.com',
    ({ accessibilityContact }) => accessibilityContact.email,
  ],
  ACCESSIBILITY_CONTACT_PHONE: [
    '+972 4 123 4568',
    ({ accessibilityContact }) => accessibilityContact.phone,
  ],
  ORIGIN_EN: ['https://other.com', ({ origin }) => origin.en],
  ORIGIN_HE: ['https://other.co.il', ({ origin }) => origin.he],
  REVIEWS_API: ['https://api.other.com', ({ reviewsApi }) => reviewsApi],
  REVIEWS_APP_ID: ['other-studio', ({ reviewsAppId }) => reviewsAppId],
  BOOKING_URL: ['https://calendly.com/other/30min', ({ bookingUrl }) => bookingUrl],
  BOOKING_WIDGET_HOST: ['https://widget.other.com', ({ bookingWidgetHost }) => bookingWidgetHost],
  ANALYTICS_ID: ['G-OTHER12345', ({ analyticsId }) => analyticsId],
  ANALYTICS_CONSENT: ['ask', ({ analyticsConsent }) => analyticsConsent],
  ANALYTICS_HOST: ['https://count.other.com', ({ analyticsHost }) => analyticsHost],
  CONTACT_ENDPOINT: ['https://other.com/inquiries', ({ contactEndpoint }) => contactEndpoint],
  INQUIRY_DAYS: ['90', ({ inquiryDays }) => inquiryDays],
  BANNER_MESSAGE_EN: ['Open on Friday', ({ bannerMessage }) => bannerMessage.en],
  BANNER_MESSAGE_HE: ['פתוח בשישי', ({ bannerMessage }) => bannerMessage.he],
  VAT_NOTE: ['included', ({ vatNote }) => vatNote],
  SOCIAL_FACEBOOK: ['https://facebook.com/other', ({ social }) => social.facebook],
  SOCIAL_LINKEDIN: ['https://linkedin.com/company/other', ({ social }) => social.linkedin],
  SOCIAL_INSTAGRAM: ['https://instagram.com/other', ({ social }) => social.instagram],
};

describe('[Settings] The environment', () => {
  test('every variable is known to this test', () => {
    expect(Object.keys(places).sort()).toEqual([...variableNames].sort());
  });

  test('nothing set leaves the owner’s file as it is', () => {
    expect(readSettings(exampleSettings, {}).settings).toEqual(exampleSettings);
  });

  test.each(Object.entries(places))(
    '%s goes to its place and nowhere else',
    (name, [value, read]) => {
      expect(read(exampleSettings)).not.toBe(value);
      const { settings } = readSettings(exampleSettings, { [name]: value });
      expect(read(settings)).toBe(value);
      for (const [other, [, readOther]] of Object.entries(places)) {
        if (other !== name)
          expect([other, readOther(settings)]).toEqual([other, readOther(exampleSettings)]);
      }
    },
  );

  test('space around a value does not count', () => {
    expect(readSettings(exampleSettings, { EMAIL: '  a@b.com\n' }).settings.email).toBe('a@b.com');
  });

  test('an empty REVIEWS_API means the site’s own origin', () => {
    expect(readSettings(exampleSettings, { REVIEWS_API: '' }).settings.reviewsApi).toBe('');
  });

  test.each([
    'ANALYTICS_ID',
    'CONTACT_ENDPOINT',
    'SECURITY_CONTACT',
    'BANNER_MESSAGE_EN',
    'BANNER_MESSAGE_HE',
    'SOCIAL_FACEBOOK',
    'SOCIAL_LINKEDIN',
    'SOCIAL_INSTAGRAM',
  ])('%s may be empty', (name) => {
    const { settings } = readSettings(exampleSettings, { [name]: '' });
    expect(places[name]?.[1](settings)).toBe('');
  });

  test('variables of others are left alone', () => {
    const { settings } = readSettings(exampleSettings, {
      PATH: '/bin',
      NODE_ENV: 'test',
      email: 'x',
    });
    expect(settings).toEqual(exampleSettings);
  });
});

describe('[Settings] The owner’s file', () => {
  test('a value that was deleted is missed by its name', () => {
    expect(refusal({}, { ...exampleSettings, phone: undefined })).toMatch(
      /^ {2}PHONE is missing: expected an international number/m,
    );
    expect(refusal({}, { ...exampleSettings, studioName: { en: 'Studio' } })).toMatch(
      /^ {2}STUDIO_NAME_HE is missing: expected text that is not empty$/m,
    );
    expect(refusal({}, { ...exampleSettings, origin: undefined }).split('\n')).toHaveLength(3);
  });

  test('the environment can stand in for it', () => {
    const settings = readUntyped(
      { ...exampleSettings, phone: undefined },
      { PHONE: '+972 4 123 4567' },
    );
    expect(settings.phone).toBe('+972 4 123 4567');
  });

  test('a value of another type is refused by its rule', () => {
    expect(refusal({}, { ...exampleSettings, phone: 97_230_000_000 })).toContain(
      'PHONE is 97230000000: expected an international number',
    );
  });

  test('space around a value does not count', () => {
    expect(readSettings({ ...exampleSettings, email: ' a@b.com ' }, {}).settings.email).toBe(
      'a@b.com',
    );
  });

  test.each([
    ['telegram', { ...exampleSettings, telegram: '@studio' }],
    [
      'social.telegram',
      { ...exampleSettings, social: { ...exampleSettings.social, telegram: '' } },
    ],
  ])('a setting without a rule is refused: %s', (key, defaults) => {
    expect(refusal({}, defaults).split('\n').slice(1)).toEqual([
      `  ${key} has no rule: expected one in src/settings/settingsSchema.ts, beside its value in src/site.config.ts`,
    ]);
  });

  test('neither a setting without a rule nor a rule without its value compiles', () => {
    const { email, ...rest } = exampleSettings;
    // @ts-expect-error a value is missing
    const short: Settings = rest;
    // @ts-expect-error a key has no rule
    const long: Settings = { ...rest, email, telegram: '@studio' };
    // @ts-expect-error a word that is none of the choices
    const odd: Settings = { ...exampleSettings, vatNote: 'maybe' };
    for (const settings of [short, long, odd]) expect(() => readSettings(settings, {})).toThrow();
  });
});

describe('[Settings] Placeholders', () => {
  test('the file as it comes names each value that is still one', () => {
    expect(readSettings(exampleSettings, {}).placeholders).toEqual([
      'STUDIO_NAME_EN',
      'STUDIO_NAME_HE',
      'STUDIO_ADDRESS_EN',
      'STUDIO_ADDRESS_HE',
      'STUDIO_LEGAL_NAME',
      'STUDIO_COMPANY_NUMBER',
      'EMAIL',
      'PHONE',
      'MESSAGING_NUMBER',
      'ACCESSIBILITY_CONTACT_NAME',
      'ACCESSIBILITY_CONTACT_EMAIL',
      'ACCESSIBILITY_CONTACT_PHONE',
      'ORIGIN_EN',
      'ORIGIN_HE',
      'REVIEWS_API',
      'REVIEWS_APP_ID',
      'BOOKING_URL',
      'SOCIAL_FACEBOOK',
      'SOCIAL_LINKEDIN',
      'SOCIAL_INSTAGRAM',
    ]);
  });

  test('the studio’s own values leave none', () => {
    const own = Object.fromEntries(Object.entries(places).map(([name, [value]]) => [name, value]));
    expect(readSettings(exampleSettings, own).placeholders).toEqual([]);
  });

  test('a strict build refuses each but the social links, which no visitor sees', () => {
    const { placeholders, refusedPlaceholders } = readSettings(exampleSettings, {});
    const names = refusedPlaceholders.map(({ name }) => name);
    expect(names).toEqual(placeholders.filter((name) => !name.startsWith('SOCIAL_')));
  });
});
