import { en } from './en';
import { he } from './he';
import type { Language } from './languages';
import type { Words } from './words';

/** The messages of all languages at once. The site loads one at a time: `src/i18n/loadDictionary.ts`. */
export const dictionaries: Readonly<Record<Language, Words<typeof en>>> = { en, he };
