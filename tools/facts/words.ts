import { readdirSync } from 'node:fs';
import path from 'node:path';
import { type Language, languageCodes } from '../../locales/languages';
import { pricingFaq } from '../../src/content/faq';

type Words = Readonly<Record<string, string>>;

/** Every message of a language by its key. */
export async function wordsOf(language: Language): Promise<Words> {
  const folder = path.resolve('locales', language);
  const files = readdirSync(folder).map((file) => import(path.join(folder, file)));
  return flatWords(Object.assign({}, ...(await Promise.all(files))));
}

/** Every message of a dictionary by its dotted key. */
export function flatWords(words: object, place = ''): Words {
  return Object.fromEntries(
    Object.entries(words).flatMap(([name, value]: [string, unknown]) => {
      const key = place === '' ? name : `${place}.${name}`;
      if (typeof value === 'string') return [[key, value]];
      if (typeof value === 'object' && value !== null) return Object.entries(flatWords(value, key));
      throw new Error(`${key} is neither words nor a place`);
    }),
  );
}

/** Keys of the messages in a language that equal those of one above it in the table, from which they were copied. */
export async function untranslated(language: Language): Promise<readonly string[]> {
  const words = Object.entries(await wordsOf(language));
  const above = languageCodes.slice(0, languageCodes.indexOf(language));
  const others = await Promise.all(above.map(wordsOf));
  return words
    .filter(([, text]) => /\p{L}/u.test(text.replace(/{{.*?}}/g, '')))
    .filter(([key, text]) => others.some((other) => other[key] === text))
    .map(([key]) => key);
}

/** A line for each message that speaks of a service, plan, add-on or `chat` that is not offered, outside of forms for it. */
export async function unsoldProblems(
  language: Language,
  offered: readonly string[],
): Promise<readonly string[]> {
  const words = await wordsOf(language);
  const names = Object.entries(words).flatMap(([key, name]) => {
    const [, place = '', id = ''] = named.exec(key) ?? [];
    return id === '' || offered.includes(id) ? [] : [{ place, id, name }];
  });
  // Shown only with what is sold.
  const isHidden = (key: string) =>
    names.some(({ place }) => key.startsWith(`${place}.`)) ||
    /^(units|contact\.form\.services|layout\.chat|privacy\.recipients|accessibility\.gaps)\./.test(
      key,
    ) ||
    (key.startsWith('pricing.faq.') && !pricingFaq.some(({ answer }) => answer === key));
  return Object.entries(words).flatMap(([key, text]) =>
    names
      .filter(({ id, name }) => !isHidden(key) && speaksOf(text, id, name))
      .map(({ name }) => `locales/${language}: ${key} speaks of “${name}”, which is not offered`),
  );
}

const named =
  /^((?:services\.items|pricing\.plans|pricing\.addOns|contact\.info(?=\.chat))\.(\w+))\.(?:title|name)$/;

/** In singular or plural, by its name or by a parameter such as `{{starter}}` and `{{starterPrice}}`. */
function speaksOf(text: string, id: string, name: string): boolean {
  const said = text.replace(/{{\w+\|.*?}}/g, '').toLowerCase();
  const stem = name.toLowerCase().replace(/s$/, '');
  return said.includes(stem) || new RegExp(`{{${id}([A-Z]\\w*)?}}`, 'i').test(text);
}
