import type { Words } from '../../locales/words';
import type { OwnerLanguage } from '../../src/settings/serviceSchema';
import { en } from './en';
import { he } from './he';

/** Messages of the moderation page and the mails by language. */
export const words: Readonly<Record<OwnerLanguage, Words<typeof en>>> = { en, he };

/** Fills the `{{placeholders}}` of a message. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place));
}

/** Isolates a visitor's text (U+2068 to U+2069), so that its direction does not affect the sentence. */
export function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}
