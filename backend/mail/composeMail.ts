import { hash } from 'node:crypto';
import { domainToASCII } from 'node:url';
import type { OwnerLanguage } from '../../src/settings/serviceSchema';
import type { Dependencies } from '../dependencies';
import { facts, findItem, type Item } from '../items';
import { fieldLabel, formatTime, optionLabel, ratingLabel } from '../labels';
import { cleanLine, foreign, quoted } from '../visitorText';
import { fill, words } from '../words/words';

export interface Mail {
  /** Unique and stable id of the mail, the first part of its Message-ID. */
  readonly identity: string;
  readonly to: string;
  readonly language: OwnerLanguage;
  readonly subject: string;
  readonly text: string;
  /** Address that the mail leads to. */
  readonly link: string;
  /** Recipient of a reply; undefined for the sender. */
  readonly replyTo?: { readonly name: string; readonly address: string } | undefined;
}

export interface ComposeOptions
  extends Pick<Dependencies, 'database' | 'origin' | 'ownerLanguage'> {
  readonly owner: string;
}

/** Composes the mail about an item, or one mail with the number of several. Undefined if the item was deleted. */
export async function composeMails(
  ids: readonly string[],
  { database, origin, owner: to, ownerLanguage: language }: ComposeOptions,
): Promise<Mail | undefined> {
  const [id = ''] = ids;
  const item = ids.length === 1 ? await findItem(database, id) : undefined;
  if (ids.length === 1 && !item) return undefined;
  const { href: link } = new URL(item ? `/moderate?of=${id}#of-${id}` : '/moderate', origin);
  const { digest, openDigest } = words[language].mail;
  const subject = fill(digest, { count: ids.length });
  const content = item
    ? itemContent(item, language, link)
    : { subject, text: paragraphs(subject, `${openDigest}:\n${link}`), link };
  // In an order that does not change.
  const identity = hash('sha256', JSON.stringify(ids.toSorted())).slice(0, 32);
  return { identity, to, language, ...content };
}

/** All fields of a review or an inquiry, with its sender as the reply address. */
export function itemContent(item: Item, language: OwnerLanguage, link: string) {
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
