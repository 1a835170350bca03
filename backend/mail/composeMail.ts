import { createHash } from 'node:crypto';
import { domainToASCII } from 'node:url';
import type { OwnerLanguage } from '../../src/settings/serviceSchema';
import type { Dependencies } from '../dependencies';
import { facts, findItem, type Item } from '../items';
import { fieldLabel, formatTime, optionLabel, ratingLabel } from '../labels';
import { signInAddress, signInLinkLife } from '../moderation/sessions';
import { cleanLine, foreign, quoted } from '../visitorText';
import { fill, words } from '../words/words';
import type { OutboxMail } from './outbox';

export interface Mail extends Content {
  /** Unique and stable id of the mail, the first part of its Message-ID. */
  readonly identity: string;
  readonly to: string;
  readonly language: OwnerLanguage;
}

interface Content {
  readonly subject: string;
  readonly text: string;
  /** Address that the mail leads to. */
  readonly link: string;
  /** Recipient of a reply; undefined for the sender. */
  readonly replyTo?: { readonly name: string; readonly address: string } | undefined;
}

export type ComposeOptions = Pick<Dependencies, 'database' | 'now' | 'origin' | 'secret'>;

/**
 * Composes the mail of an outbox row, or one mail with the number of several. Undefined if it is
 * obsolete: its subject was deleted, the review was decided, or the link has expired.
 */
export async function composeMails(
  mails: readonly OutboxMail[],
  options: ComposeOptions,
): Promise<Mail | undefined> {
  const [first] = mails;
  if (!first) return undefined;
  const { recipient: to, language } = first;
  const content =
    mails.length === 1
      ? await contentOf(first, options)
      : digestContent(mails.length, language, new URL('/moderate', options.origin).href);
  // Built from fields that never change, in an order that does not. A row id alone could be reused after a deletion.
  const source = mails
    .toSorted((one, other) => one.id - other.id)
    .map(({ id, kind, subjectId, createdAt }) => [id, kind, subjectId, createdAt]);
  const hash = createHash('sha256').update(JSON.stringify(source)).digest('hex');
  return content && { identity: hash.slice(0, 32), to, language, ...content };
}

async function contentOf(
  { kind, subjectId, language, createdAt }: OutboxMail,
  options: ComposeOptions,
): Promise<Content | undefined> {
  if (kind === 'sign-in') {
    const isLate = options.now() >= createdAt + signInLinkLife;
    return isLate ? undefined : signInContent(signInAddress(subjectId, options), language);
  }
  const item = await findItem(options.database, subjectId);
  if (!item || item.state === 'approved' || item.state === 'rejected') return undefined;
  return itemContent(item, language, new URL(`/moderate?of=${subjectId}`, options.origin).href);
}

function digestContent(count: number, language: OwnerLanguage, link: string): Content {
  const { digest, openDigest } = words[language].mail;
  const subject = fill(digest, { count });
  return { subject, text: paragraphs(subject, `${openDigest}:\n${link}`), link };
}

/** All fields of a review or an inquiry, with its sender as the reply address. */
export function itemContent(item: Item, language: OwnerLanguage, link: string): Content {
  const { name, company, rating, email, text, sentAt } = item;
  const { received, mail } = words[language];
  const isReview = rating !== null;
  const withName = (message: string) => fill(message, { name: foreign(name, language) });
  const line = (label: string, value: string) => (value === '' ? [] : [`${label}: ${value}`]);
  const subject = withName(isReview ? mail.review : mail.inquiry);
  const address = replyAddress(email);
  const lines = [
    ...(isReview ? [ratingLabel(rating, language)] : []),
    ...line(fieldLabel('company', language), company && foreign(company, language)),
    ...facts.flatMap((field) => {
      const value = item[field] && foreign(item[field], language);
      return line(fieldLabel(field, language), optionLabel(field, item[field], language) ?? value);
    }),
    ...line(received, fill(mail.time, { time: formatTime(sentAt, language) })),
  ];
  return {
    subject,
    text: paragraphs(
      subject,
      isReview ? mail.reviewLead : '',
      quoted(text, language),
      lines.join('\n'),
      `${isReview ? mail.openReview : mail.openInquiry}:\n${link}`,
      email && withName(address ? mail.reply : mail.copyAddress),
      email && isReview ? mail.notPublished : '',
    ),
    link,
    replyTo: address === undefined ? undefined : { name: cleanLine(name), address },
  };
}

function signInContent(link: string, language: OwnerLanguage): Content {
  const { mail, signIn } = words[language];
  const lead = fill(mail.signInLead, { minutes: signInLinkLife / 60_000 });
  const open = `${signIn.linkSubmit}:\n${link}`;
  return { subject: mail.signIn, text: paragraphs(mail.signIn, lead, open, mail.notAsked), link };
}

/** Address syntax that mail programs agree on. Source: RFC 5322, 3.4.1. */
const plainAddress =
  /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z\d-]{2,}$/i;

/**
 * Converts a visitor's address for a mail header, with its domain in ASCII. Undefined for quoted, listed, commented
 * or non-ASCII addresses, which forms allow but which could name another recipient.
 */
function replyAddress(address: string): string | undefined {
  const at = address.lastIndexOf('@');
  const ascii = `${address.slice(0, at)}@${domainToASCII(address.slice(at + 1))}`;
  return plainAddress.test(ascii) && ascii.length <= 254 ? ascii : undefined;
}

function paragraphs(...blocks: readonly string[]): string {
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}
