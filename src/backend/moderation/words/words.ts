import type { Language } from '../../../../locales/languages';
import type { Words } from '../../../../locales/words';
import { en } from './en';
import { he } from './he';

export type ModerationWords = Words<typeof en>;

/** The words of moderation in both languages. */
export const words: Readonly<Record<Language, ModerationWords>> = { en, he };

/** Puts the values into a text's `{{places}}`. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place));
}

/** A visitor's words within ours: U+2068 to U+2069 keep their direction from turning the rest. */
export function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}
