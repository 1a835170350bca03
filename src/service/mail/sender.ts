import type { Logger } from 'pino';
import type { Database } from '../database/database';
import {
  claimMail,
  dropMail,
  dueMails,
  hasten,
  markFailed,
  markSent,
  type OutboxMail,
  postponeDue,
} from '../outbox';
import { backOff } from './backOff';
import type { Mail } from './composeMail';
import { type Deliver, DeliveryError } from './delivery';

interface SenderOptions {
  readonly database: Database;
  readonly now: () => number;
  readonly log: Logger;
  /** Undefined: nobody needs it any more. */
  readonly compose: (mail: OutboxMail) => Promise<Mail | undefined>;
  readonly deliver: Deliver;
  /** From 0 to 1. Default: `Math.random`. */
  readonly random?: () => number;
}

export interface Sender {
  /** Sends what is due, one after the other; resolves when nothing is, or the server cannot take any more. */
  readonly sendDue: () => Promise<void>;
  /** Takes up nothing new; the mail under way goes out, unless the signal ends that. */
  readonly stop: (signal: AbortSignal) => void;
}

/**
 * How long a mail belongs to the program that took it, in ms; longer than any delivery may take. If the program
 * dies, another one sends the mail after that.
 */
export const lease = 5 * 60 * 1000;

/** Sends what waits in the outbox, and keeps there what cannot be sent. Several programs may do so. */
export function createSender(options: SenderOptions): Sender {
  const { database, now, log, compose, deliver, random = Math.random } = options;
  const ending = new AbortController();
  let isStopping = false;
  let wasDown = false;

  const sendDue = async () => {
    while (!isStopping) {
      const [mail] = await dueMails(database, now(), 1);
      if (mail === undefined) return;
      const until = now() + lease;
      if (!(await claimMail(database, mail, until))) continue;
      if (!(await send(mail))) return;
    }
  };

  /** Whether the server can take another. */
  const send = async (mail: OutboxMail): Promise<boolean> => {
    const { id, kind } = mail;
    try {
      const composed = await compose(mail);
      if (composed === undefined) {
        await dropMail(database, id);
        log.info({ mail: id, kind }, 'a mail is not needed any more');
        return true;
      }
      await deliver(composed, ending.signal);
    } catch (error) {
      return await failed(mail, error);
    }
    await markSent(database, id, now());
    log.info({ mail: id, kind, attempts: mail.attempts + 1 }, 'mail sent');
    if (wasDown) await hasten(database, now() + lease);
    wasDown = false;
    return true;
  };

  const failed = async (mail: OutboxMail, error: unknown): Promise<boolean> => {
    const failure = error instanceof DeliveryError ? error.failure : 'mail';
    const attempts = mail.attempts + 1;
    const nextAttemptAt = now() + backOff({ failure, attempts, random: random() });
    const reason = error instanceof Error ? error.message : String(error);
    await markFailed(database, mail.id, { nextAttemptAt, error: reason });
    const line = { mail: mail.id, kind: mail.kind, attempts, reason };
    const next = { ...line, nextAttempt: new Date(nextAttemptAt).toISOString() };
    if (failure === 'refused') log.error(next, 'the mail server refuses a mail; it is kept');
    else log.warn(next, 'a mail could not be sent; it is kept');
    if (failure !== 'server') return true;
    wasDown = true;
    await postponeDue(database, { now: now(), until: nextAttemptAt });
    return false;
  };

  return {
    sendDue,
    stop: (signal) => {
      isStopping = true;
      signal.addEventListener('abort', () => ending.abort());
    },
  };
}
