import * as v from 'valibot';
import { byLanguage, type Language, languageCodes, languages } from '../../locales/languages';
import { siteLanguages } from '../../locales/languagesOfSite';

/** Rule for one value. Surrounding space is ignored. The description is the expected value in error messages. */
export type Rule = v.GenericSchema<string, string>;

export const someText = rule('text that is not empty', (value) => value !== '');

export const anyText = rule('text, or empty', () => true);

export const plainText = rule(
  'text without {{…}}, which only messages have, or empty',
  (value) => !/[{}]/.test(value),
);

export const email = rule('an email address such as hello@studio.com', (value) =>
  /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]{2,}$/.test(value),
);

export const phone = rule(
  'an international number such as +972 3 123 4567 (+ and 8 to 15 digits)',
  (value) => /^\+[\d\s()-]+$/.test(value) && /^\d{8,15}$/.test(value.replace(/\D/g, '')),
);

export const companyNumber = rule('nine digits such as 512345678', (value) =>
  /^\d{9}$/.test(value),
);

export const origin = rule(
  'scheme and host with nothing behind and no wildcard, such as https://www.studio.com',
  (value) => webAddress(value)?.origin === value,
);

export const address = rule(
  'an http(s) address such as https://www.studio.com/page',
  (value) => webAddress(value) !== undefined,
);

export const emailOrPage = rule(
  'an email address, or an https address such as https://studio.com/security',
  (value) => v.is(email, value) || webAddress(value)?.protocol === 'https:',
);

export const day = rule(
  'a day of the calendar such as 2027-06-30',
  (value) => new Date(`${value}T00:00:00Z`).toJSON()?.startsWith(`${value}T`) ?? false,
);

const weekday = '(Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day';

export const days = rule('the first and the last weekday, such as Sunday-Thursday', (value) =>
  new RegExp(`^${weekday}-${weekday}$`).test(value),
);

export const hour = rule('an hour such as 9:30', (value) =>
  /^([01]?\d|2[0-3]):[0-5]\d$/.test(value),
);

export const slug = rule('letters, digits, dot, dash or underscore', (value) =>
  /^[\w.-]+$/.test(value),
);

export const measurementId = rule('a measurement id such as G-ABC123DEF4', (value) =>
  /^[A-Z]{1,4}-[A-Z0-9-]+$/.test(value),
);

/** Digits only; both ends are inclusive. */
export function wholeNumber(min: number, max: number) {
  return rule(
    `a whole number from ${min} to ${max}`,
    (value) => /^\d{1,9}$/.test(value) && Number(value) >= min && Number(value) <= max,
  );
}

export const databaseUrl = rule(
  'file:FOLDER/NAME.db, or libsql://HOST?authToken=TOKEN',
  (value) =>
    /^file:[^?#]+$/.test(value) || /^(libsql|https?):\/\/[^/@#?][^@#?]*(\?[^@#]*)?$/.test(value),
);

/** Long, varied, and not the example of docs/operator.md. Browsers encode other characters differently. */
export const password = rule(
  'at least 16 letters, digits and signs of ASCII, 8 of them different, and not the example',
  (value) =>
    /^[!-~]{16,}$/.test(value) && new Set(value).size >= 8 && !value.startsWith('replace-me'),
);

/** Percent-encoded user and password, both or none; nothing after the port. */
export const smtpUrl = rule(
  'smtp://USER:PASSWORD@HOST:587, or smtps://…:465; user and password percent-encoded as UTF-8',
  (value) =>
    /^smtps?:\/\/(([^\s/?#@:%]|%[\da-f]{2})+:([^\s/?#@:%]|%[\da-f]{2})+@)?[^\s/?#@]+\/?$/i.test(
      value,
    ) &&
    URL.canParse(value) &&
    isPercentEncoded(value),
);

/** True if percent escapes decode as UTF-8. */
function isPercentEncoded(text: string): boolean {
  try {
    return decodeURIComponent(text) !== '';
  } catch {
    return false;
  }
}

/** One of a few values. */
export function oneOf<const Choices extends readonly string[]>(...choices: Choices) {
  const expected = choices.join(' or ');
  const word = v.picklist(choices, expected);
  return v.pipe(v.string(expected), v.trim(), word, v.description(expected));
}

export function orEmpty(one: Rule) {
  const expected = `${v.getDescription(one)}, or empty`;
  return rule(expected, (value) => value === '' || v.is(one, value));
}

export const languageList = rule(
  `all, or some of ${languageCodes.join(', ')}`,
  (value) =>
    siteLanguages({ languages: value }).length ===
    (value === 'all' ? languageCodes : value.split(',')).length,
);

/** The word `none`, which is parsed as null: the site does without. */
export function orNone(one: Rule) {
  const expected = `${v.getDescription(one)}, or none`;
  return v.pipe(
    rule(expected, (value) => value === none || v.is(one, value)),
    v.transform((value) => (value === none ? null : value)),
    v.description(expected),
  );
}

/** How the owner writes null. */
export const none = 'none';

/** A value for each language, with its quotation marks. */
export function inEachLanguage<One extends Rule>(one: One) {
  const quoted = (code: Language) =>
    v.check((text: string) => quotationProblem(text, code) === undefined, marksOf(code));
  return v.strictObject(byLanguage((code) => v.pipe(one, quoted(code))));
}

/** Says which quotation marks are straight, not opened and closed by turns, or those of another language. */
export function quotationProblem(text: string, language: Language): string | undefined {
  const marks = text.match(/["'`´“”„«»]/g)?.join('') ?? '';
  if (marks === languages[language].quotes.repeat(marks.length / 2)) return undefined;
  const [said] = /["'`´“”„«»](.*["'`´“”„«»])?/.exec(text) ?? [];
  return `has ${said}: expected ${marksOf(language)}`;
}

/** The quotation marks and the apostrophe of a language. */
export function marksOf(language: Language): string {
  const [open, close] = languages[language].quotes;
  return `${open === '״' ? '״ or ׳' : `${open}words${close} or ’`}, never " or '`;
}

function rule(expected: string, accepts: (value: string) => boolean) {
  return v.pipe(v.string(expected), v.trim(), v.check(accepts, expected), v.description(expected));
}

/**
 * A web host by name or number without credentials. Characters such as `*` and `;` would change the content security
 * policy.
 */
export function webAddress(value: string): URL | undefined {
  if (!URL.canParse(value)) return undefined;
  const url = new URL(value);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  const isHost = /^([a-z0-9_-]+\.)*[a-z0-9-]+$|^\[[0-9a-f:]+\]$/.test(url.hostname);
  return isWeb && isHost && url.username === '' && url.password === '' ? url : undefined;
}
