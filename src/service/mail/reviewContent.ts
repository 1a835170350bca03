import { en } from '../../../locales/en';
import { he } from '../../../locales/he';
import type { Language } from '../../../locales/languages';
import { createTranslator } from '../../i18n/translator';
import { cleanLine } from '../cleanText';
import { fieldLabel, optionLabel } from '../optionLabels';
import type { Review } from '../reviews';
import { choiceFact, foreignFact, ownFact } from './fact';
import type { MailContent } from './mailContent';
import { mailWords } from './mailWords';
import { phrase } from './phrase';
import { mailLink, replyAddress } from './replyAddress';

const words = mailWords.review;

/** What the owner is told of a new review, with the way to approve it. */
export function reviewContent(
  { name, company, service, rating, review, email }: Review,
  language: Language,
  moderation: string,
): MailContent {
  const t = createTranslator(language, { en, he }, {});
  const address = replyAddress(email);
  const reply = address ? mailWords.enquiry.reply : mailWords.enquiry.copyAddress;
  return {
    language,
    heading: phrase(words.heading[language], { name }),
    lead: words.lead[language],
    quote: review,
    facts: [
      ownFact(words.rating[language], t('reviews.list.rating', { rating })),
      foreignFact(fieldLabel('company', language), company),
      choiceFact(
        fieldLabel('service', language),
        service,
        optionLabel('service', service, language),
      ),
      ...(email === ''
        ? []
        : [foreignFact(fieldLabel('email', language), email, address && mailLink(address))]),
    ],
    action: { label: words.open[language], address: moderation },
    notes: email === '' ? [] : [phrase(reply[language], { name }), [words.notPublished[language]]],
    replyTo: address === undefined ? undefined : { name: cleanLine(name), address },
  };
}
