import type { Language } from '../../../locales/languages';
import { signInLinkLife } from '../moderation/signInLink';
import type { MailContent } from './mailContent';
import { mailWords } from './mailWords';

const words = mailWords.signIn;

/** The mail that the owner signs in with. */
export function signInContent(address: string, language: Language): MailContent {
  const minutes = String(signInLinkLife / 60_000);
  return {
    language,
    heading: [words.heading[language]],
    lead: words.lead[language].replace('{{minutes}}', minutes),
    facts: [],
    action: { label: words.open[language], address },
    notes: [[words.notAsked[language]]],
  };
}
