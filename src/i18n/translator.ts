import rosetta from 'rosetta';
import type * as en from '../../locales/en';
import { fallbackLanguage, type Language, languages } from '../../locales/languages';
import type { LeafPath, MessageKey, Words } from '../../locales/words';
import { formatNumber } from './format';

export type Dictionary = Words<typeof en>;
export type Dictionaries = Partial<Record<Language, Dictionary>>;
export type Params = Readonly<Record<string, string | number>>;

/**
 * Translates a key, fills its `{{parameters}}`, and selects the form of a number by its value or the categories of
 * `Intl.PluralRules`, `{{hours|one:# hour|other:# hours}}`. `#` is the number, `#words` the number in those words, `#meeting`
 * that promise. A form has no period. Forms of what is sold are chosen before: `tools/soldWords.ts`.
 */
export interface Translate<Key extends string = MessageKey> {
  (key: Key, params?: Params): string;
  /** Keys of a group of messages, in the dictionary's order. */
  keysIn(group: string): readonly Key[];
}

/**
 * Creates a translator over the loaded dictionaries. `facts` (studio, email, replyHours, …) are default parameters, and
 * so is each message of `promises`, and the name of each service, plan and add-on by its id.
 * The fallback language fills in; a key is never shown.
 */
export function createTranslator<Messages extends object = Dictionary>(
  language: Language,
  dictionaries: Partial<Record<Language, Messages>>,
  facts: Params,
): Translate<LeafPath<Messages>> {
  const words = rosetta<Messages>(dictionaries);
  const find = (key: string, params: Params): string =>
    words.t(key, params, language) || words.t(key, params, fallbackLanguage);
  const translate = (key: LeafPath<Messages>, params?: Params) => {
    const quote = (name: string) =>
      find(`promises.${name}`, filled) ||
      find(`services.items.${name}.title`, filled) ||
      find(`pricing.plans.${name}.name`, filled) ||
      find(`pricing.addOns.${name}.name`, filled);
    const filled = withPlurals({ ...facts, ...params }, language, quote);
    return find(key, filled);
  };
  const keysIn = (group: string) =>
    Object.keys(find(group, {})).map((name) => `${group}.${name}`) as LeafPath<Messages>[];
  return Object.assign(translate, { keysIn });
}

/** Also has the value of a parameter that is written with its forms, and what messages quote. */
function withPlurals(params: Params, language: Language, quote: (name: string) => string): Params {
  return new Proxy(params, {
    get(values, written: string) {
      const [name = '', ...forms] = written.split('|');
      const value = values[name];
      const number = Number(value);
      if (!forms[0]) return number % 1 ? formatNumber(number, language) : (value ?? quote(name));
      const formOf = (category: string) => forms.find((one) => one.startsWith(`${category}:`));
      const { locale, numbers } = languages[language];
      // The only formatter in the browser: it takes a phone 2 ms.
      const category = new Intl.PluralRules(locale).select(number);
      const form = formOf(`${value}`) ?? formOf(category) ?? forms.at(-1);
      return form
        ?.replace(/^\w+:/, '')
        .replace(
          /#(\w*)/,
          (_, of) => numbers[of]?.[number - 1] || quote(of) || formatNumber(number, language),
        );
    },
  });
}
