import type { Settings } from '../../site.config';

type Environment = Readonly<Record<string, string | undefined>>;

/** What `readSettings` gives: the settings to build with and the names of those still placeholders. */
export interface SettingsReading {
  readonly settings: Settings;
  readonly placeholders: readonly string[];
}

/** A setting that cannot be built with. The message has one line for each: key, value, expectation. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/**
 * Puts the environment's values over the owner's file and checks the result.
 * A variable that is set but empty counts (an empty `REVIEWS_API` means: same origin).
 * @throws SettingsError that names every malformed key, its value and what is expected.
 */
export function readSettings(defaults: Settings, environment: Environment): SettingsReading {
  const read = (variable: string, value: string) => environment[variable]?.trim() ?? value;
  const values = Object.fromEntries(
    variables.map(({ name, of }) => [name, read(name, of(defaults))]),
  ) as Record<VariableName, string>;

  const problems = variables.flatMap(({ name, rule }) => {
    const value = values[name];
    return rule.accepts(value)
      ? []
      : [`${name} is ${JSON.stringify(value)}: expected ${rule.expected}`];
  });
  if (problems.length > 0) {
    throw new SettingsError(
      `Settings that cannot be used (src/site.config.ts or the environment):\n  ${problems.join('\n  ')}`,
    );
  }
  return {
    settings: settingsFrom(values),
    placeholders: variables
      .filter(({ name, placeholder }) => placeholder?.test(values[name]))
      .map(({ name }) => name),
  };
}

interface Rule {
  readonly expected: string;
  readonly accepts: (value: string) => boolean;
}

const someText: Rule = { expected: 'text that is not empty', accepts: (value) => value !== '' };
const anyText: Rule = { expected: 'text', accepts: () => true };
const email: Rule = {
  expected: 'an email address such as hello@studio.com',
  accepts: (value) => /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]{2,}$/.test(value),
};
const phone: Rule = {
  expected: 'an international number such as +972 3 123 4567 (+ and 8 to 15 digits)',
  accepts: (value) => /^\+[\d\s()-]+$/.test(value) && /^\d{8,15}$/.test(value.replace(/\D/g, '')),
};
const origin: Rule = {
  expected: 'scheme and host with nothing behind, such as https://www.studio.com',
  accepts: (value) => webAddress(value)?.origin === value,
};
const address: Rule = {
  expected: 'an http(s) address such as https://calendly.com/studio/30min',
  accepts: (value) => webAddress(value) !== undefined,
};
const slug: Rule = {
  expected: 'letters, digits, dot, dash or underscore',
  accepts: (value) => /^[\w.-]+$/.test(value),
};
const measurementId: Rule = {
  expected: 'a measurement id such as G-ABC123DEF4',
  accepts: (value) => /^[A-Z]{1,4}-[A-Z0-9-]+$/.test(value),
};
const orEmpty = (rule: Rule): Rule => ({
  expected: `${rule.expected}, or empty`,
  accepts: (value) => value === '' || rule.accepts(value),
});
const oneOf = (...choices: string[]): Rule => ({
  expected: choices.join(' or '),
  accepts: (value) => choices.includes(value),
});

const exampleHost = /\bexample\.(com|co\.il)\b|\/example\b/;
const zeros = /000 ?0000$/;

const variables = [
  {
    name: 'STUDIO_NAME_EN',
    of: (s: Settings) => s.studioName.en,
    rule: someText,
    placeholder: /^Tafrit Studio$/,
  },
  {
    name: 'STUDIO_NAME_HE',
    of: (s: Settings) => s.studioName.he,
    rule: someText,
    placeholder: /^סטודיו תפריט$/,
  },
  {
    name: 'STUDIO_ADDRESS_EN',
    of: (s: Settings) => s.studioAddress.en,
    rule: someText,
    placeholder: /Example/,
  },
  {
    name: 'STUDIO_ADDRESS_HE',
    of: (s: Settings) => s.studioAddress.he,
    rule: someText,
    placeholder: /הדוגמה/,
  },
  { name: 'EMAIL', of: (s: Settings) => s.email, rule: email, placeholder: exampleHost },
  { name: 'PHONE', of: (s: Settings) => s.phone, rule: phone, placeholder: zeros },
  {
    name: 'MESSAGING_NUMBER',
    of: (s: Settings) => s.messagingNumber,
    rule: phone,
    placeholder: zeros,
  },
  { name: 'ORIGIN_EN', of: (s: Settings) => s.origin.en, rule: origin, placeholder: exampleHost },
  { name: 'ORIGIN_HE', of: (s: Settings) => s.origin.he, rule: origin, placeholder: exampleHost },
  {
    name: 'REVIEWS_API',
    of: (s: Settings) => s.reviewsApi,
    rule: orEmpty(origin),
    placeholder: exampleHost,
  },
  {
    name: 'REVIEWS_APP_ID',
    of: (s: Settings) => s.reviewsAppId,
    rule: slug,
    placeholder: undefined,
  },
  {
    name: 'BOOKING_URL',
    of: (s: Settings) => s.bookingUrl,
    rule: address,
    placeholder: exampleHost,
  },
  {
    name: 'BOOKING_WIDGET_HOST',
    of: (s: Settings) => s.bookingWidgetHost,
    rule: origin,
    placeholder: undefined,
  },
  {
    name: 'ANALYTICS_ID',
    of: (s: Settings) => s.analyticsId,
    rule: orEmpty(measurementId),
    placeholder: undefined,
  },
  {
    name: 'ANALYTICS_CONSENT',
    of: (s: Settings) => s.analyticsConsent,
    rule: oneOf('none', 'ask'),
    placeholder: undefined,
  },
  {
    name: 'ANALYTICS_HOST',
    of: (s: Settings) => s.analyticsHost,
    rule: origin,
    placeholder: undefined,
  },
  {
    name: 'CONTACT_ENDPOINT',
    of: (s: Settings) => s.contactEndpoint,
    rule: orEmpty(address),
    placeholder: undefined,
  },
  {
    name: 'BANNER_MESSAGE_EN',
    of: (s: Settings) => s.bannerMessage.en,
    rule: anyText,
    placeholder: undefined,
  },
  {
    name: 'BANNER_MESSAGE_HE',
    of: (s: Settings) => s.bannerMessage.he,
    rule: anyText,
    placeholder: undefined,
  },
  {
    name: 'VAT_NOTE',
    of: (s: Settings) => s.vatNote,
    rule: oneOf('excluded', 'included'),
    placeholder: undefined,
  },
  {
    name: 'SOCIAL_FACEBOOK',
    of: (s: Settings) => s.social.facebook,
    rule: orEmpty(address),
    placeholder: exampleHost,
  },
  {
    name: 'SOCIAL_LINKEDIN',
    of: (s: Settings) => s.social.linkedin,
    rule: orEmpty(address),
    placeholder: exampleHost,
  },
  {
    name: 'SOCIAL_INSTAGRAM',
    of: (s: Settings) => s.social.instagram,
    rule: orEmpty(address),
    placeholder: exampleHost,
  },
] as const satisfies readonly {
  name: string;
  of: (settings: Settings) => string;
  rule: Rule;
  placeholder: RegExp | undefined;
}[];

type VariableName = (typeof variables)[number]['name'];

/** The names that the environment may set, in the order of `.env.example`. */
export const variableNames: readonly string[] = variables.map(({ name }) => name);

function settingsFrom(values: Record<VariableName, string>): Settings {
  return {
    studioName: { en: values.STUDIO_NAME_EN, he: values.STUDIO_NAME_HE },
    studioAddress: { en: values.STUDIO_ADDRESS_EN, he: values.STUDIO_ADDRESS_HE },
    email: values.EMAIL,
    phone: values.PHONE,
    messagingNumber: values.MESSAGING_NUMBER,
    origin: { en: values.ORIGIN_EN, he: values.ORIGIN_HE },
    reviewsApi: values.REVIEWS_API,
    reviewsAppId: values.REVIEWS_APP_ID,
    bookingUrl: values.BOOKING_URL,
    bookingWidgetHost: values.BOOKING_WIDGET_HOST,
    analyticsId: values.ANALYTICS_ID,
    analyticsConsent: values.ANALYTICS_CONSENT === 'ask' ? 'ask' : 'none',
    analyticsHost: values.ANALYTICS_HOST,
    contactEndpoint: values.CONTACT_ENDPOINT,
    bannerMessage: { en: values.BANNER_MESSAGE_EN, he: values.BANNER_MESSAGE_HE },
    vatNote: values.VAT_NOTE === 'included' ? 'included' : 'excluded',
    social: {
      facebook: values.SOCIAL_FACEBOOK,
      linkedin: values.SOCIAL_LINKEDIN,
      instagram: values.SOCIAL_INSTAGRAM,
    },
  };
}

function webAddress(value: string): URL | undefined {
  try {
    const url = new URL(value);
    return url.protocol === 'https:' || url.protocol === 'http:' ? url : undefined;
  } catch {
    return undefined;
  }
}
