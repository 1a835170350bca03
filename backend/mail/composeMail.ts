import { createHash } from 'node:crypto';
import { en } from '../../locales/en';
import { he } from '../../locales/he';
import type { Language } from '../../locales/languages';
import { createTranslator } from '../../src/i18n/translator';
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

/** A plain text mail. */
export interface Mail {
  /** Unique and stable id of the mail, the first part of its Message-ID. */
  readonly identity: string;
  readonly to: string;
  readonly language: Language;
  readonly subject: string;
  readonly text: string;
  /** Address that the mail leads to. */
  readonly link: string;
  /** Recipient of a reply; undefined for the sender. */
  readonly replyTo?: { readonly name: string; readonly address: string } | undefined;
}

type Content = Pick<Mail, 'subject' | 'text' | 'link' | 'replyTo'>;

export interface ComposeOptions {
  readonly database: Database;
  readonly now: () => number;
  /** Public origin of the backend: `https://reviews.studio.com`. */
  readonly origin: string;
  /** Sign-in address for a link's id. */
  readonly signInAddress: (linkId: string) => string;
}

/**
 * Composes the mail of an outbox row. Undefined if it is obsolete: its subject was deleted, the review was decided,
 * or the link has expired.
 */
export async function composeMail(
  mail: OutboxMail,
  options: ComposeOptions,
): Promise<Mail | undefined> {
  const content = await contentOf(mail, options);
  return content && { ...envelopeOf([mail]), ...content };
}

/** Composes one mail in place of many, with the number of reviews and inquiries. */
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

/** All fields of the inquiry, with its sender as the reply address. */
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
  // Built from fields that never change. A row id alone could be reused after a deletion.
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

/** Label of a choice; the stored value if the form no longer has the choice. */
function choice(
  field: Parameters<typeof optionLabel>[0],
  value: string,
  language: Language,
): string {
  const label = optionLabel(field, value, language);
  return label === value ? foreign(value, language) : label;
}

/**
 * Visitor text, line by line, each marked so that it cannot imitate ours. U+2028 and U+2029 end a line as well.
 * Source: RFC 3676, 4.5.
 */
function quoted(text: string, language: Language): string {
  return cleanText(text)
    .split(/[\n\u2028\u2029]/)
    .map((line) => (line === '' ? '>' : `> ${isolated(line, language)}`))
    .join('\n');
}

/** Visitor text in a sentence, sanitized to one line. */
function foreign(text: string, language: Language): string {
  return isolated(cleanLine(text), language);
}

/**
 * Wraps text in a directional isolate (FSI … PDI) if its direction could differ from the language, and only then,
 * because some mail programs show a box for the marks. For single lines. Source: UAX 9, 2.4.
 */
function isolated(text: string, language: Language): string {
  return runsAlong[language].test(text) ? text : `\u2068${text}\u2069`;
}

/** Texts that need no isolate. */
const runsAlong: Readonly<Record<Language, RegExp>> = {
  en: /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}\p{P}\p{S}\p{M}\p{Zs}]*$/u,
  he: /^[\u05d0-\u05f4](?:[\u05d0-\u05f4 ,'"־-]*[\u05d0-\u05f4])?$/,
};

function paragraphs(...blocks: readonly string[]): string {
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}
