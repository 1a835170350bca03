import * as v from 'valibot';
import type { Language } from '../../locales/languages';

/** What one value has to be. Its description says what is expected, and so does its issue. */
export type Rule = v.GenericSchema<string, string>;

interface Check {
  readonly expected: string;
  readonly accepts: (value: string) => boolean;
}

const someText: Check = { expected: 'text that is not empty', accepts: (value) => value !== '' };
const anyText: Check = { expected: 'text, or empty', accepts: () => true };
const email: Check = {
  expected: 'an email address such as hello@studio.com',
  accepts: (value) => /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]{2,}$/.test(value),
};
const phone: Check = {
  expected: 'an international number such as +972 3 123 4567 (+ and 8 to 15 digits)',
  accepts: (value) => /^\+[\d\s()-]+$/.test(value) && /^\d{8,15}$/.test(value.replace(/\D/g, '')),
};
const origin: Check = {
  expected: 'scheme and host with nothing behind, such as https://www.studio.com',
  accepts: (value) => webAddress(value)?.origin === value,
};
const address: Check = {
  expected: 'an http(s) address such as https://calendly.com/studio/30min',
  accepts: (value) => webAddress(value) !== undefined,
};
const slug: Check = {
  expected: 'letters, digits, dot, dash or underscore',
  accepts: (value) => /^[\w.-]+$/.test(value),
};
const measurementId: Check = {
  expected: 'a measurement id such as G-ABC123DEF4',
  accepts: (value) => /^[A-Z]{1,4}-[A-Z0-9-]+$/.test(value),
};

const rule = ({ expected, accepts }: Check) =>
  v.pipe(v.string(expected), v.trim(), v.check(accepts, expected), v.description(expected));

const orEmpty = ({ expected, accepts }: Check) =>
  rule({
    expected: `${expected}, or empty`,
    accepts: (value) => value === '' || accepts(value),
  });

/** Every rule that a setting can have. Space around a value does not count. */
export const rules = {
  someText: rule(someText),
  anyText: rule(anyText),
  email: rule(email),
  phone: rule(phone),
  origin: rule(origin),
  originOrEmpty: orEmpty(origin),
  address: rule(address),
  addressOrEmpty: orEmpty(address),
  slug: rule(slug),
  measurementIdOrEmpty: orEmpty(measurementId),
};

/** One of a few words. */
export function oneOf<const Choices extends readonly string[]>(...choices: Choices) {
  const expected = choices.join(' or ');
  return v.pipe(
    v.string(expected),
    v.trim(),
    v.picklist(choices, expected),
    v.description(expected),
  );
}

/** A value of its own for each language. */
export function inEachLanguage<One extends Rule>(one: One) {
  return v.strictObject({ en: one, he: one } satisfies Record<Language, One>);
}

/** The origins of the regional sites: the host tells the language, so no two share one. */
export function originInEachLanguage() {
  const expected = 'another host than ORIGIN_EN: the host tells the language';
  // Those that are no address at all have their own line already.
  const differ = ({ en, he }: Record<Language, string>) =>
    webAddress(en)?.host !== webAddress(he)?.host || !webAddress(en);
  return v.pipe(inEachLanguage(rules.origin), v.forward(v.check(differ, expected), ['he']));
}

function webAddress(value: string): URL | undefined {
  try {
    const url = new URL(value);
    return url.protocol === 'https:' || url.protocol === 'http:' ? url : undefined;
  } catch {
    return undefined;
  }
}
