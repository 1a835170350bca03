import rosetta from 'rosetta';
import type { en } from '../../locales/en';
import { fallbackLanguage, type Language } from '../../locales/languages';
import type { LeafPath, MessageKey, Words } from '../../locales/words';

export type Dictionary = Words<typeof en>;
export type Dictionaries = Partial<Record<Language, Dictionary>>;
export type Params = Readonly<Record<string, string | number>>;

/** Translates a key and fills its `{{parameters}}`. */
export interface Translate<Key extends string = MessageKey> {
  (key: Key, params?: Params): string;
  /** Keys of a group of messages, in the dictionary's order. */
  keysIn(group: string): readonly Key[];
}

/**
 * Creates a translator over the loaded dictionaries. `facts` (studio, email, replyHours, …) are default parameters.
 * The fallback language fills in; a key is never shown.
 */
export function createTranslator<Messages extends object = Dictionary>(
  language: Language,
  dictionaries: Partial<Record<Language, Messages>>,
  facts: Params,
): Translate<LeafPath<Messages>> {
  const words = rosetta<Messages>(dictionaries);
  const find = (key: string, params: Params) =>
    words.t(key, params, language) || words.t(key, params, fallbackLanguage);
  const translate = (key: LeafPath<Messages>, params?: Params) =>
    find(key, { ...facts, ...params });
  const keysIn = (group: string) =>
    Object.keys(find(group, {})).map((name) => `${group}.${name}`) as LeafPath<Messages>[];
  return Object.assign(translate, { keysIn });
}
