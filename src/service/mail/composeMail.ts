import { createHash } from 'node:crypto';
import type { Language } from '../../../locales/languages';
import type { Database } from '../database/database';
import { findEnquiry } from '../enquiries';
import { signInLinkLife } from '../moderation/signInLink';
import type { OutboxMail } from '../outbox';
import { findReview } from '../reviews';
import { enquiryContent } from './enquiryContent';
import { html } from './html';
import type { MailContent } from './mailContent';
import { plainPhrase } from './phrase';
import { plainText } from './plainText';
import { reviewContent } from './reviewContent';
import { signInContent } from './signInContent';

/** A mail as it is handed over for sending. */
export interface Mail {
  /** The same whenever the same mail is sent, and no other mail's: the first part of its Message-ID. */
  readonly identity: string;
  readonly to: string;
  readonly language: Language;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly replyTo: MailContent['replyTo'];
  /** What it is about, and where it leads. */
  readonly action: MailContent['action'];
}

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
  if (content === undefined) return undefined;
  const { heading, language, replyTo, action } = content;
  return {
    identity: identityOf(mail),
    to: mail.recipient,
    language,
    subject: plainPhrase(heading, language),
    text: plainText(content),
    html: html(content),
    replyTo,
    action,
  };
}

async function contentOf(
  { kind, subjectId, language, createdAt }: OutboxMail,
  { database, now, origin, signInAddress }: ComposeOptions,
): Promise<MailContent | undefined> {
  const moderation = (path: string) => new URL(path, origin).href;
  if (kind === 'enquiry') {
    const enquiry = await findEnquiry(database, subjectId);
    return enquiry && enquiryContent(enquiry, language, moderation(`/moderate?of=${enquiry.id}`));
  }
  if (kind === 'review') {
    const review = await findReview(database, subjectId);
    if (review?.status !== 'pending') return undefined;
    return reviewContent(review, language, moderation(`/moderate?of=${review.id}`));
  }
  if (now() >= createdAt + signInLinkLife) return undefined;
  return signInContent(signInAddress(subjectId), language);
}

/** Made of what does not change while the mail waits. A row's number could come again once it is deleted. */
function identityOf({ id, kind, subjectId, createdAt }: OutboxMail): string {
  const source = JSON.stringify([id, kind, subjectId, createdAt]);
  return createHash('sha256').update(source).digest('hex').slice(0, 32);
}
