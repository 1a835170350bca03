import { createHash } from 'node:crypto';
import { en } from '../../../locales/en';
import { he } from '../../../locales/he';
import type { Language } from '../../../locales/languages';
import { createTranslator } from '../../i18n/translator';
import { cleanLine, cleanText } from '../cleanText';
import type { Database } from '../database/database';
import { findInquiry, type Inquiry, storedFields } from '../inquiries';
import { signInLinkLife } from '../moderation/signInLink';
import { formatTime } from '../moderation/time';
import { fieldLabel, isChoice, optionLabel } from '../optionLabels';
import type { OutboxMail } from '../outbox';
import { findReview, type Review } from '../reviews';
import { mailWords } from './mailWords';
import { replyAddress } from './replyAddress';

/** A plain text mail, as it is handed over for sending. */
export interface Mail {
  /** The same whenever the same mail is sent, and no other mail's: the first part of its Message-ID. */
  readonly identity: string;
  readonly to: string;
  readonly language: Language;
  readonly subject: string;
  readonly text: string;
  /** Where it leads. */
  readonly link: string;
  /** Who gets an answer to the mail; undefined: who sent it. */
  readonly replyTo?: { readonly name: string; readonly address: string } | undefined;
}

type Content = Pick<Mail, 'subject' | 'text' | 'link' | 'replyTo'>;

export interface ComposeOptions {
  readonly database: Database;
  readonly now: () => number;
  /** Where owners reach the service: `https://reviews.studio.com`. */
  readonly origin: string;
  /** The address to sign in at, of a link's id. */
  readonly signInAddress: (linkId: string) => string;
}

/**
 * Makes the mail of an outbox's row. Undefined where nobody needs it any more: its subject is deleted, the
 * review is decided, the link has run out.
 */
export async function composeMail(
  mail: OutboxMail,
  options: ComposeOptions,
): Promise<Mail | undefined> {
  const content = await contentOf(mail, options);
  return content && { ...envelopeOf([mail]), ...content };
}

/** One mail in place of many: how many reviews and inquiries came in, and where they are read. */
export function composeDigest(mails: readonly OutboxMail[], { origin }: ComposeOptions): Mail {
  const envelope = envelopeOf(mails);
  const { language } = envelope;
  const { heading, review, inquiry, open } = mailWords.digest;
  const count = (kind: string) => mails.filter((mail) => mail.kind === kind).length;
  const counts = [
    `${review[language]}: ${count('review')}`,
    `${inquiry[language]}: ${count('inquiry')}`,
  ];
  const link = new URL('/moderate', origin).href;
  const text = paragraphs(heading[language], counts.join('\n'), `${open[language]}:\n${link}`);
  return { ...envelope, subject: heading[language], text, link };
}

async function contentOf(
  { kind, subjectId, language, createdAt }: OutboxMail,
  { database, now, origin, signInAddress }: ComposeOptions,
): Promise<Content | undefined> {
  const link = new URL(`/moderate?of=${subjectId}`, origin).href;
  if (kind === 'inquiry') {
    const inquiry = await findInquiry(database, subjectId);
    return inquiry && inquiryContent(inquiry, language, link);
  }
  if (kind === 'review') {
    const review = await findReview(database, subjectId);
    return review?.status === 'pending' ? reviewContent(review, language, link) : undefined;
  }
  if (now() >= createdAt + signInLinkLife) return undefined;
  return signInContent(signInAddress(subjectId), language);
}

/** All that was filled in, and whom to answer. */
export function inquiryContent(inquiry: Inquiry, language: Language, link: string): Content {
  const words = mailWords.inquiry;
  const told = storedFields.filter(
    (field) => field !== 'name' && field !== 'message' && inquiry[field] !== '',
  );
  const facts = told.map((field) => {
    const value = inquiry[field];
    const shown = isChoice(field) ? choice(field, value, language) : foreign(value, language);
    return `${fieldLabel(field, language)}: ${shown}`;
  });
  const time = words.time[language].replace('{{time}}', formatTime(inquiry.receivedAt, language));
  const subject = withName(words.heading, inquiry, language);
  return {
    subject,
    text: paragraphs(
      subject,
      quoted(inquiry.message, language),
      [...facts, `${words.received[language]}: ${time}`].join('\n'),
      `${words.open[language]}:\n${link}`,
      answerNote(inquiry, language),
    ),
    link,
    replyTo: replyTo(inquiry),
  };
}

function reviewContent(review: Review, language: Language, link: string): Content {
  const words = mailWords.review;
  const { company, service, rating, email } = review;
  const t = createTranslator(language, { en, he }, {});
  const subject = withName(words.heading, review, language);
  const fact = (field: 'company' | 'service' | 'email', value: string) =>
    `${fieldLabel(field, language)}: ${value}`;
  const facts = [
    `${words.rating[language]}: ${t('reviews.list.rating', { rating })}`,
    fact('company', foreign(company, language)),
    fact('service', choice('service', service, language)),
    ...(email === '' ? [] : [fact('email', foreign(email, language))]),
  ];
  const notes = [answerNote(review, language), words.notPublished[language]];
  return {
    subject,
    text: paragraphs(
      subject,
      words.lead[language],
      quoted(review.review, language),
      facts.join('\n'),
      `${words.open[language]}:\n${link}`,
      email === '' ? '' : notes.join('\n'),
    ),
    link,
    replyTo: replyTo(review),
  };
}

function signInContent(link: string, language: Language): Content {
  const { heading, lead, open, notAsked } = mailWords.signIn;
  const minutes = String(signInLinkLife / 60_000);
  return {
    subject: heading[language],
    text: paragraphs(
      heading[language],
      lead[language].replace('{{minutes}}', minutes),
      `${open[language]}:\n${link}`,
      notAsked[language],
    ),
    link,
  };
}

function envelopeOf(mails: readonly OutboxMail[]): Pick<Mail, 'identity' | 'to' | 'language'> {
  const { recipient: to = '', language = 'en' } = mails[0] ?? {};
  // Of what does not change while mails wait. A row's number could come again once it is deleted.
  const source = mails.map(({ id, kind, subjectId, createdAt }) => [
    id,
    kind,
    subjectId,
    createdAt,
  ]);
  const hash = createHash('sha256').update(JSON.stringify(source)).digest('hex');
  return { identity: hash.slice(0, 32), to, language };
}

interface Person {
  readonly name: string;
  readonly email: string;
}

function withName(
  words: Readonly<Record<Language, string>>,
  { name }: Person,
  language: Language,
): string {
  return words[language].replace('{{name}}', () => foreign(name, language));
}

function answerNote(person: Person, language: Language): string {
  const { reply, copyAddress } = mailWords.inquiry;
  return withName(replyAddress(person.email) ? reply : copyAddress, person, language);
}

function replyTo({ name, email }: Person): Mail['replyTo'] {
  const address = replyAddress(email);
  return address === undefined ? undefined : { name: cleanLine(name), address };
}

/** A choice by its name; one that the forms no longer have stands as it was sent. */
function choice(
  field: Parameters<typeof optionLabel>[0],
  value: string,
  language: Language,
): string {
  const label = optionLabel(field, value, language);
  return label === value ? foreign(value, language) : label;
}

/** A visitor's text, line by line. U+2028 and U+2029 end a line as well. */
function quoted(text: string, language: Language): string {
  return cleanText(text)
    .split(/[\n\u2028\u2029]/)
    .map((line) => (line === '' ? '' : isolated(line, language)))
    .join('\n');
}

/** A visitor's words among ours, on one harmless line. */
function foreign(text: string, language: Language): string {
  return isolated(cleanLine(text), language);
}

/**
 * Text in an isolate (FSI … PDI) where it could run another way than the language around it; as it is
 * where not, since some programs draw a box for such a mark. Without line breaks. Source: UAX 9, 2.4.
 */
function isolated(text: string, language: Language): string {
  return runsAlong[language].test(text) ? text : `\u2068${text}\u2069`;
}

/** Texts that read the same with or without an isolate. */
const runsAlong: Readonly<Record<Language, RegExp>> = {
  en: /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}\p{P}\p{S}\p{M}\p{Zs}]*$/u,
  he: /^[\u05d0-\u05f4](?:[\u05d0-\u05f4 ,'"־-]*[\u05d0-\u05f4])?$/,
};

function paragraphs(...blocks: readonly string[]): string {
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}
