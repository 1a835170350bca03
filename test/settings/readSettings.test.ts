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
  STUDIO_LEGAL_NAME_EN: ['Other Studio Ltd', ({ studioLegalName }) => studioLegalName.en],
  STUDIO_LEGAL_NAME_HE: ['סטודיו אחר בע״מ', ({ studioLegalName }) => studioLegalName.he],
  STUDIO_COMPANY_NUMBER: ['515234567', ({ studioCompanyNumber }) => studioCompanyNumber],
  EMAIL: ['orders@other.co.il', ({ email }) => email],
  SECURITY_CONTACT: ['https://other.com/security', ({ security }) => security.contact],
  SECURITY_EXPIRES: ['2028-02-29', ({ security }) => security.expires],
  PHONE: ['+972 4 123 4567', ({ phone }) => phone],
  MESSAGING_NUMBER: ['+972-54-765-4321', ({ messagingNumber }) => messagingNumber],
  ACCESSIBILITY_CONTACT_NAME_EN: [
    'Ruth Levi',
    ({ accessibilityContactName }) => accessibilityContactName.en,
  ],
  ACCESSIBILITY_CONTACT_NAME_HE: [
    'רות לוי',
    ({ accessibilityContactName }) => accessibilityContactName.he,
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
  REJECTED_REVIEW_DAYS: ['180', ({ rejectedReviewDays }) => rejectedReviewDays],
  BANNER_MESSAGE_EN: ['Open on Friday', ({ bannerMessage }) => bannerMessage.en],
  BANNER_MESSAGE_HE: ['פתוח בשישי', ({ bannerMessage }) => bannerMessage.he],
  VAT_NOTE: ['included', ({ vatNote }) => vatNote],
  SOCIAL_FACEBOOK: ['https://facebook.com/other', ({ social }) => social.facebook],
  SOCIAL_LINKEDIN: ['https://linkedin.com/company/other', ({ social }) => social.linkedin],
  SOCIAL_INSTAGRAM: ['https://instagram.com/other', ({ social }) => social.instagram],
};

describe('[Settings] The environment', () => {
  test('has a test for every variable', () => {
    expect(Object.keys(places).sort()).toEqual([...variableNames].sort());
  });

  test('keeps the owner’s file without variables', () => {
    expect(readSettings(exampleSettings, {}).settings).toEqual(exampleSettings);
  });

  test.each(Object.entries(places))('%s overrides only its own value', (name, [value, read]) => {
    expect(read(exampleSettings)).not.toBe(value);
    const { settings } = readSettings(exampleSettings, { [name]: value });
    expect(read(settings)).toBe(value);
    for (const [other, [, readOther]] of Object.entries(places)) {
      if (other !== name)
        expect([other, readOther(settings)]).toEqual([other, readOther(exampleSettings)]);
    }
  });

  test('ignores surrounding space', () => {
    expect(readSettings(exampleSettings, { EMAIL: '  a@b.com\n' }).settings.email).toBe('a@b.com');
  });

  test('has an empty REVIEWS_API for the site’s own origin', () => {
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

  test('ignores variables of other programs', () => {
    const { settings } = readSettings(exampleSettings, {
      PATH: '/bin',
      NODE_ENV: 'test',
      email: 'x',
    });
    expect(settings).toEqual(exampleSettings);
  });
});

describe('[Settings] The owner’s file', () => {
  test('is rejected without a value, by name', () => {
    expect(refusal({}, { ...exampleSettings, phone: undefined })).toMatch(
      /^ {2}PHONE is missing: expected an international number/m,
    );
    expect(refusal({}, { ...exampleSettings, studioName: { en: 'Studio' } })).toMatch(
      /^ {2}STUDIO_NAME_HE is missing: expected text that is not empty$/m,
    );
    expect(refusal({}, { ...exampleSettings, origin: undefined }).split('\n')).toHaveLength(3);
  });

  test('can be completed by the environment', () => {
    const settings = readUntyped(
      { ...exampleSettings, phone: undefined },
      { PHONE: '+972 4 123 4567' },
    );
    expect(settings.phone).toBe('+972 4 123 4567');
  });

  test('is rejected with a value of another type', () => {
    expect(refusal({}, { ...exampleSettings, phone: 97_230_000_000 })).toContain(
      'PHONE is 97230000000: expected an international number',
    );
  });

  test('ignores surrounding space', () => {
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
  ])('is rejected with an unknown setting: %s', (key, defaults) => {
    expect(refusal({}, defaults).split('\n').slice(1)).toEqual([
      `  ${key} has no rule: expected one in src/settings/settingsSchema.ts, beside its value in src/site.config.ts`,
    ]);
  });

  test('does not compile with an unknown or missing setting', () => {
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
  test('are listed for the default file', () => {
    expect(readSettings(exampleSettings, {}).placeholders).toEqual([
      'STUDIO_NAME_EN',
      'STUDIO_NAME_HE',
      'STUDIO_ADDRESS_EN',
      'STUDIO_ADDRESS_HE',
      'STUDIO_LEGAL_NAME_EN',
      'STUDIO_LEGAL_NAME_HE',
      'STUDIO_COMPANY_NUMBER',
      'EMAIL',
      'PHONE',
      'MESSAGING_NUMBER',
      'ACCESSIBILITY_CONTACT_NAME_EN',
      'ACCESSIBILITY_CONTACT_NAME_HE',
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

  test('are not reported for real values', () => {
    const own = Object.fromEntries(Object.entries(places).map(([name, [value]]) => [name, value]));
    expect(readSettings(exampleSettings, own).placeholders).toEqual([]);
  });

  test('are rejected by a strict build, except for hidden social links', () => {
    const { placeholders, refusedPlaceholders } = readSettings(exampleSettings, {});
    const names = refusedPlaceholders.map(({ name }) => name);
    expect(names).toEqual(placeholders.filter((name) => !name.startsWith('SOCIAL_')));
  });
});
