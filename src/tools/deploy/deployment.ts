import type { Language } from '../../../locales/languages';
import type { Ask } from './ask';

/** A site as it is deployed, and how to ask it. */
export interface Deployment {
  readonly ask: Ask;
  /** Its one address. */
  readonly origin: string;
  readonly language: Language;
  readonly isSecure: boolean;
}
