import rosetta from 'rosetta';
import type * as en from '../../locales/en';
import { fallbackLanguage, type Language, languages } from '../../locales/languages';
import type { LeafPath, MessageKey, Words } from '../../locales/words';
import { formatNumber } from './format';

export type Dictionary = Words<typeof en>;
export type Dictionaries = Partial<Record<Language, Dictionary>>;
export type Params = Readonly<Record<string, string | number>>;

/**
 * Translates a key, fills its `{{parameters}}`, and selects plural forms, by the categories of `Intl.PluralRules`:
 * `{{hours|one:# hour|other:# hours}}`. `#` is the number. A form has no period.
 */
export interface Translate<Key extends string = MessageKey> {
  (key: Key, params?: Params): string;
  /** Keys of a group of messages, in the dictionary's order. */
  keysIn(group: string): readonly Key[];
}

/**
 * Creates a translator over the loaded dictionaries. `facts` (studio, email, replyHours, …) are default parameters, and
 * so is each message of `promises`.
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
    const quote = (promise: string) => find(`promises.${promise}`, filled);
    const filled = withPlurals({ ...facts, ...params }, language, quote);
    return find(key, filled);
  };
  const keysIn = (group: string) =>
    Object.keys(find(group, {})).map((name) => `${group}.${name}`) as LeafPath<Messages>[];
  return Object.assign(translate, { keysIn });
}

/** Also has the value of a parameter that is written with its forms, and the promises, which messages quote. */
function withPlurals(
  params: Params,
  language: Language,
  quote: (promise: string) => string,
): Params {
  return new Proxy(params, {
    get(values, written: string) {
      const [name = '', ...forms] = written.split('|');
      const value = values[name];
      if (forms.length === 0) return value ?? quote(name);
      // The only formatter in the browser: it takes a phone 2 ms.
      const category = new Intl.PluralRules(languages[language].locale).select(Number(value));
      const form = forms.find((one) => one.startsWith(`${category}:`)) ?? forms.at(-1);
      return form?.replace(/^\w+:/, '').replace('#', formatNumber(Number(value), language));
    },
  });
}
