import type { Language } from '../../locales/languages';

/** Options of the moderation page beside the dependencies of all routes. */
export interface ModerationOptions {
  /** SERVICE_SECRET: signs session cookies and sign-in links. */
  readonly secret: string;
  /** Public origin of the backend, `https://reviews.studio.com`, used in mailed links. */
  readonly origin: string;
  /** Default language. */
  readonly ownerLanguage: Language;
  readonly studioName: Readonly<Record<Language, string>>;
  /** Days until an inquiry is deleted. */
  readonly inquiryDays: number;
  /** Prints sign-in links instead of mailing them. Undefined mails them to the owner. */
  readonly printLink?: ((address: string) => void) | undefined;
}
