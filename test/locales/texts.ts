import { readdirSync } from 'node:fs';
import path from 'node:path';
import { words } from '../../backend/words/words';
import { menuEditor } from '../../locales/en/menuEditor';
import { menuEditor as hebrewMenuEditor } from '../../locales/he/menuEditor';
import { siteConfig } from '../../src/site.config';
import { soldDictionaries } from '../../tools/export/allMessages';
import { flatWords } from '../../tools/facts/words';

/** A text in both languages with its location. */
type Both = Readonly<Record<'place' | 'en' | 'he', string>>;

const { en, he } = soldDictionaries;

/** Every message of the site. */
export const messages = inBoth('', { ...en, menuEditor }, { ...he, menuEditor: hebrewMenuEditor });

/** Every text in both languages: messages, facts, mails, moderation and settings. */
export const texts: readonly Both[] = [
  ...messages,
  ...readdirSync('src/content').flatMap((file) => {
    const { name } = path.parse(file);
    return pairsIn(`src/content/${name}:`, require(path.resolve('src/content', name)));
  }),
  ...inBoth('backend/words: ', words.en, words.he),
  ...pairsIn('src/site.config:', siteConfig),
].filter(({ place }) => !/^src\/site\.config: origin|\.link$/.test(place));

function inBoth(folder: string, english: object, hebrew: object): Both[] {
  const translated = flatWords(hebrew);
  return Object.entries(flatWords(english)).map(([key, text]) => ({
    place: folder + key,
    en: text,
    he: translated[key] ?? '',
  }));
}

/** Every `{ en, he }` pair of strings in a value, at any depth. */
function pairsIn(place: string, value: unknown): Both[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('en' in value && 'he' in value) {
    const { en, he } = value;
    if (typeof en === 'string' && typeof he === 'string') return [{ place, en, he }];
  }
  const join = place.endsWith(':') ? ' ' : '.';
  return Object.entries(value).flatMap(([name, part]) => pairsIn(place + join + name, part));
}
