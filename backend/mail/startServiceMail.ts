import type { Logger } from 'pino';
import type { Database } from '../database/database';
import { signInAddress } from '../moderation/sessions';
import type { ServiceSettings } from '../settings';
import { smtpDelivery } from './smtpDelivery';
import { type RunningMail, startMail } from './startMail';

interface ServiceMailOptions {
  readonly database: Database;
  readonly now: () => number;
  readonly log: Logger;
  /** Public origin of the backend: `https://reviews.studio.com`. */
  readonly origin: string;
}

/** Starts sending mail; undefined without SMTP settings. */
export function startServiceMail(
  { mail, ownerLanguage, secret, site }: ServiceSettings,
  { database, now, log, origin }: ServiceMailOptions,
): RunningMail | undefined {
  if (!mail) return undefined;
  if (isThisMachine(new URL(origin).hostname)) {
    const expected = 'REVIEWS_API is expected to be the address that the service has for others';
    log.warn({ origin }, `links in mails work only on this machine: ${expected}`);
  }
  return startMail({
    database,
    now,
    log,
    owner: { email: mail.owner, language: ownerLanguage },
    deliver: smtpDelivery({ settings: mail, senderName: site.studioName[ownerLanguage], now }),
    origin,
    signInAddress: (linkId) => signInAddress(linkId, { secret, origin }),
  });
}

function isThisMachine(host: string): boolean {
  return /^(.+\.)?localhost$|^127\.\d+\.\d+\.\d+$|^\[::1\]$/.test(host);
}
