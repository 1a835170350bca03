import type { Language } from '../../../locales/languages';
import type { Phrase } from './phrase';

/** What a mail says, before it becomes text and HTML. */
export interface MailContent {
  readonly language: Language;
  /** The subject as well. */
  readonly heading: Phrase;
  readonly lead?: string;
  /** What the visitor wrote, in lines. */
  readonly quote?: string;
  readonly facts: readonly Fact[];
  readonly action: { readonly label: string; readonly address: string };
  readonly notes: readonly Phrase[];
  /** Who gets an answer to the mail; undefined: who sent it. */
  readonly replyTo?: { readonly name: string; readonly address: string } | undefined;
}

/** One line of the list below what was written. */
export interface Fact {
  readonly label: string;
  readonly value: Phrase;
  /** Where the value leads. */
  readonly link?: string | undefined;
}
