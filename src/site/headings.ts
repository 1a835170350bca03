import { byLanguage, type Language } from '../../locales/languages';
import type { MessageKey } from '../../locales/words';
import type { MessageStore } from '../i18n/messageStore';
import { sitePages } from '../site.pages';

/** Pages that end with a call to action. */
const closings = ['home', 'services', 'portfolio', 'reviews', 'pricing'] as const;

export type Closing = (typeof closings)[number];

/** Headings that face the same heading in the next language. */
const facedKeys: readonly MessageKey[] = [
  ...sitePages.flatMap(({ headline }) => headline),
  ...closings.map((page) => `${page}.closing.heading` as const),
];

/** Headings of every language, so that a page needs no second dictionary. */
export type Headings = Readonly<Record<Language, Partial<Readonly<Record<MessageKey, string>>>>>;

/** The headings of all loaded dictionaries. */
export function headingsOf({ translator }: MessageStore): Headings {
  return byLanguage((language) =>
    Object.fromEntries(facedKeys.map((key) => [key, translator(language)(key)])),
  );
}
