import type { Language } from '../../../locales/languages';
import { enquiryFields } from '../../../machines/formRules';
import { cleanLine } from '../cleanText';
import { type Enquiry, storedFields } from '../enquiries';
import { formatTime } from '../moderation/time';
import { fieldLabel, isChoice, optionLabel } from '../optionLabels';
import { choiceFact, foreignFact, ownFact } from './fact';
import type { Fact, MailContent } from './mailContent';
import { mailWords } from './mailWords';
import { phrase } from './phrase';
import { mailLink, replyAddress } from './replyAddress';

const words = mailWords.enquiry;

/** What the owner is told of a new enquiry: all of it. */
export function enquiryContent(
  enquiry: Enquiry,
  language: Language,
  moderation: string,
): MailContent {
  const { name, email, message } = enquiry;
  const address = replyAddress(email);
  return {
    language,
    heading: phrase(words.heading[language], { name }),
    quote: message,
    facts: factsOf(enquiry, language),
    action: { label: words.open[language], address: moderation },
    notes: [phrase((address ? words.reply : words.copyAddress)[language], { name })],
    replyTo: address === undefined ? undefined : { name: cleanLine(name), address },
  };
}

function factsOf(enquiry: Enquiry, language: Language): Fact[] {
  const address = replyAddress(enquiry.email);
  const time = formatTime(enquiry.receivedAt, language);
  const factOf = (field: (typeof storedFields)[number]): Fact => {
    const value = enquiry[field];
    const label = fieldLabel(field, language);
    if (isChoice(field)) return choiceFact(label, value, optionLabel(field, value, language));
    const { kind } = enquiryFields[field];
    if (kind === 'email') return foreignFact(label, value, address && mailLink(address));
    return foreignFact(label, value, kind === 'phone' ? phoneLink(value) : undefined);
  };
  const told = storedFields.filter(
    (field) => field !== 'name' && field !== 'message' && enquiry[field] !== '',
  );
  return [
    ...told.map(factOf),
    ownFact(words.received[language], words.time[language].replace('{{time}}', time)),
  ];
}

function phoneLink(phone: string): string | undefined {
  const digits = phone.replace(/[\s().-]/g, '');
  return /^\+?\d{3,15}$/.test(digits) ? `tel:${digits}` : undefined;
}
