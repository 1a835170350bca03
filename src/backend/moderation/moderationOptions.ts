import type { Language } from '../../../locales/languages';

/** What moderation needs beside what all routes work with. */
export interface ModerationOptions {
  /** SERVICE_SECRET: signs sessions, and what forms carry. */
  readonly secret: string;
  /** Where owners reach the service, `https://reviews.studio.com`: links that are mailed begin with it. */
  readonly origin: string;
  /** The language of who has not chosen one. */
  readonly ownerLanguage: Language;
  readonly studioName: Readonly<Record<Language, string>>;
  /** After how many days an inquiry is deleted. */
  readonly inquiryDays: number;
  /** Takes the address of a link, and nobody has to say who they are. Undefined: it is mailed to the owner. */
  readonly printLink?: ((address: string) => void) | undefined;
}
