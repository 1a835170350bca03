import { createHash } from 'node:crypto';
import { domainToASCII } from 'node:url';
import { en } from '../../locales/en';
import { he } from '../../locales/he';
import type { Language } from '../../locales/languages';
import { createTranslator } from '../../src/i18n/translator';
import { cleanLine } from '../cleanText';
import type { Database } from '../database/database';
import { findItem, type Item } from '../items';
import { signInLinkLife } from '../moderation/sessions';
import { formatTime } from '../moderation/time';
import { fieldLabel, isChoice, optionLabel } from '../optionLabels';
import type { OutboxMail } from '../outbox';
import { mailWords } from './mailWords';
import { foreign, quoted } from './visitorText';

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
  if (kind === 'sign-in') {
    const isLate = now() >= createdAt + signInLinkLife;
    return isLate ? undefined : signInContent(signInAddress(subjectId), language);
  }
  const item = await findItem(database, subjectId);
  if (!item || item.state === 'approved' || item.state === 'rejected') return undefined;
  const link = new URL(`/moderate?of=${subjectId}`, origin).href;
  return itemContent(item, language, link);
}

/** All fields of a review or an inquiry, with its sender as the reply address. */
export function itemContent(item: Item, language: Language, link: string): Content {
  const { company, rating, email, sentAt } = item;
  const { received, time, lead, rated, notPublished } = mailWords.item;
  const isReview = rating !== undefined;
  const { heading, open } = mailWords[isReview ? 'review' : 'inquiry'];
  const t = createTranslator(language, { en, he }, {});
  const fact = (label: string, value: string) => (value === '' ? [] : [`${label}: ${value}`]);
  const facts = [
    ...(isReview ? fact(rated[language], t('reviews.list.rating', { rating })) : []),
    ...fact(fieldLabel('company', language), company && foreign(company, language)),
    ...item.facts.flatMap(({ field, value }) =>
      fact(
        fieldLabel(field, language),
        isChoice(field) ? choice(field, value, language) : foreign(value, language),
      ),
    ),
    ...fact(received[language], time[language].replace('{{time}}', formatTime(sentAt, language))),
  ];
  const subject = withName(heading, item, language);
  return {
    subject,
    text: paragraphs(
      subject,
      isReview ? lead[language] : '',
      quoted(item.text, language),
      facts.join('\n'),
      `${open[language]}:\n${link}`,
      email && answerNote(item, language),
      email && isReview ? notPublished[language] : '',
    ),
    link,
    replyTo: replyTo(item),
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

type Person = Pick<Item, 'name' | 'email'>;

function withName(
  words: Readonly<Record<Language, string>>,
  { name }: Person,
  language: Language,
): string {
  return words[language].replace('{{name}}', () => foreign(name, language));
}

function answerNote(person: Person, language: Language): string {
  const { reply, copyAddress } = mailWords.item;
  return withName(replyAddress(person.email) ? reply : copyAddress, person, language);
}

function replyTo({ name, email }: Person): Mail['replyTo'] {
  const address = replyAddress(email);
  return address === undefined ? undefined : { name: cleanLine(name), address };
}

/** Address syntax that mail programs agree on. Source: RFC 5322, 3.4.1. */
const plainAddress =
  /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z\d-]{2,}$/i;

/**
 * Converts a visitor's address for a mail header, with its domain in ASCII. Undefined for quoted, listed, commented
 * or non-ASCII addresses, which forms allow but which could name another recipient.
 */
export function replyAddress(address: string): string | undefined {
  const at = address.lastIndexOf('@');
  const ascii = `${address.slice(0, at)}@${domainToASCII(address.slice(at + 1))}`;
  return plainAddress.test(ascii) && ascii.length <= 254 ? ascii : undefined;
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

function paragraphs(...blocks: readonly string[]): string {
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}
