import type { Language } from '../../../locales/languages';
import { cleanLine } from '../cleanText';
import type { Enquiry } from '../enquiries';
import { formatTime } from '../moderation/time';
import { fieldLabel, optionLabel } from '../optionLabels';
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
  const { email, phone, company, receivedAt } = enquiry;
  const address = replyAddress(email);
  const time = formatTime(receivedAt, language);
  const choices = (['service', 'budget', 'timeline'] as const).filter(
    (field) => enquiry[field] !== '',
  );
  return [
    ...(company === '' ? [] : [foreignFact(fieldLabel('company', language), company)]),
    ...choices.map((field) => {
      const name = optionLabel(field, enquiry[field], language);
      return choiceFact(fieldLabel(field, language), enquiry[field], name);
    }),
    foreignFact(fieldLabel('email', language), email, address && mailLink(address)),
    ...(phone === '' ? [] : [foreignFact(fieldLabel('phone', language), phone, phoneLink(phone))]),
    ownFact(words.received[language], words.time[language].replace('{{time}}', time)),
  ];
}

function phoneLink(phone: string): string | undefined {
  const digits = phone.replace(/[\s().-]/g, '');
  return /^\+?\d{3,15}$/.test(digits) ? `tel:${digits}` : undefined;
}
