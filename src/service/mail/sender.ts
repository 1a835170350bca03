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
import { deliveryError } from './deliveryError';

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
  /** Takes up nothing new; the mail under way still goes out. */
  readonly stop: () => void;
  /** Ends the mail under way as well; it is kept. */
  readonly abort: () => void;
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
  let failuresInARow = 0;

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
    let composed: Mail | undefined;
    try {
      composed = await compose(mail);
    } catch (error) {
      const { message } = deliveryError(error);
      return failed(mail, new DeliveryError('mail', `it could not be written: ${message}`));
    }
    if (composed === undefined) {
      await dropMail(database, id);
      log.info({ mail: id, kind }, 'a mail is not needed any more');
      return true;
    }
    try {
      await deliver(composed, ending.signal);
    } catch (error) {
      return failed(mail, error instanceof DeliveryError ? error : deliveryError(error));
    }
    await markSent(database, id, now());
    log.info({ mail: id, kind, attempts: mail.attempts + 1 }, 'mail sent');
    if (failuresInARow > 0) await hasten(database, now() + lease);
    failuresInARow = 0;
    return true;
  };

  const failed = async (mail: OutboxMail, error: DeliveryError): Promise<boolean> => {
    const { failure, message } = error;
    const { id, kind } = mail;
    const attempts = mail.attempts + 1;
    const nextAttemptAt = now() + backOff({ failure, attempts, random: random() });
    await markFailed(database, id, { nextAttemptAt, error: message });
    const nextAttempt = new Date(nextAttemptAt).toISOString();
    const line = { mail: id, kind, attempts, nextAttempt, reason: message };
    if (failure === 'refused') log.error(line, 'the mail server refuses a mail; it is kept');
    else log.warn(line, 'a mail could not be sent; it is kept');
    if (failure !== 'server') return true;
    failuresInARow += 1;
    const wait = backOff({ failure, attempts: failuresInARow, random: random() });
    await postponeDue(database, { now: now(), until: now() + wait });
    return false;
  };

  return {
    sendDue,
    stop: () => {
      isStopping = true;
    },
    abort: () => ending.abort(),
  };
}
