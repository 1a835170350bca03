import type { Logger } from 'pino';
import type { Owner } from '../dependencies';
import {
  cancelMail,
  dueMails,
  markFailed,
  markSent,
  type OutboxMail,
  renewWaiting,
} from '../outbox';
import { type ComposeOptions, composeDigest, composeMail, type Mail } from './composeMail';
import { type Deliver, DeliveryError, type DeliveryFailure, deliveryError } from './delivery';

interface MailOptions extends ComposeOptions {
  readonly log: Logger;
  readonly owner: Owner;
  readonly deliver: Deliver;
}

export interface RunningMail {
  /** Wakes the sender after a mail was added to the outbox. */
  readonly wake: () => void;
  /** Resolves once no mail is being sent. */
  readonly idle: () => Promise<void>;
  /** Sends no further mail, and waits `grace` for the current one before it is aborted. */
  readonly stop: () => Promise<void>;
}

const minute = 60_000;

/** Poll interval of the outbox, in ms, for mails that become due or come from another program. */
const interval = 30_000;

/** Grace period for a mail that is being sent when the service stops, in ms. */
const grace = 6000;

/** More pending mails are sent as one digest, so that a flood does not fill the mailbox. */
const maxSingleMails = 10;

/** Maximum backoff, in ms. Permanent failures are retried rarely, in case the owner fixes the cause. */
const longestWait = { server: 5 * minute, mail: 4 * 60 * minute };
const afterRefusal = 12 * 60 * minute;

/** Sends pending mails one at a time until it is stopped. */
export function startMail(options: MailOptions): RunningMail {
  const { database, now, log, owner, deliver } = options;
  const ending = new AbortController();
  let running: Promise<void> | undefined;
  let isRenewed = false;
  let isWaked = false;
  let isStopped = false;
  let failuresInARow = 0;
  /** Pauses all mails while the server is down. */
  let pausedUntil = 0;
  /** Sent, but not yet recorded: a full disk must not send them again. */
  const unrecorded = new Set<number>();

  const sendDue = async () => {
    isWaked = false;
    if (!isRenewed) await renewWaiting(database, owner, now());
    isRenewed = true;
    await recordSent();
    while (!isStopped && now() >= pausedUntil) {
      const mails = await dueMails(database, now());
      const [first] = mails;
      if (first === undefined) return;
      const isFlood = first.kind !== 'sign-in' && mails.length > maxSingleMails;
      await (isFlood ? hand(composeDigest(mails, options), mails) : sendOne(first));
    }
  };
  const sendOne = async (mail: OutboxMail) => {
    const { id, kind } = mail;
    let composed: Mail | undefined;
    try {
      composed = await composeMail(mail, options);
    } catch (error) {
      return failed([mail], new DeliveryError('mail', deliveryError(error).message));
    }
    if (composed) return hand(composed, [mail]);
    await cancelMail(database, id);
    log.info({ mail: id, kind }, 'an obsolete mail was deleted');
  };

  const hand = async (composed: Mail, mails: readonly OutboxMail[]) => {
    try {
      await deliver(composed, ending.signal);
    } catch (error) {
      return failed(mails, error instanceof DeliveryError ? error : deliveryError(error));
    }
    failuresInARow = 0;
    log.info(described(mails), 'mail sent');
    for (const { id } of mails) unrecorded.add(id);
    await recordSent();
  };
  const recordSent = async () => {
    if (unrecorded.size > 0) await markSent(database, [...unrecorded], now());
    unrecorded.clear();
  };
  const failed = async (mails: readonly OutboxMail[], { failure, message }: DeliveryError) => {
    const attempts = (mails[0]?.attempts ?? 0) + 1;
    const nextAttemptAt = now() + waitAfter(failure === 'server' ? 'mail' : failure, attempts);
    const ids = mails.map(({ id }) => id);
    await markFailed(database, ids, { nextAttemptAt, error: message });
    const nextAttempt = new Date(nextAttemptAt).toISOString();
    const line = { ...described(mails), nextAttempt, reason: message };
    if (failure === 'refused') log.error(line, 'the mail server refuses a mail; it is kept');
    else log.warn(line, 'a mail could not be sent; it is kept');
    if (failure !== 'server') return;
    failuresInARow += 1;
    pausedUntil = now() + waitAfter('server', failuresInARow);
  };

  const wake = () => {
    isWaked = true;
    if (running || isStopped) return;
    running = sendDue()
      .catch((error: unknown) => log.error({ err: error }, 'the outbox could not be sent'))
      .finally(() => {
        running = undefined;
        if (isWaked) wake();
      });
  };
  const idle = async () => {
    while (running) await running;
  };
  wake();
  const timer = setInterval(wake, interval);
  timer.unref();

  return {
    wake,
    idle,
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      const end = setTimeout(() => ending.abort(), grace);
      await idle();
      clearTimeout(end);
    },
  };
}

/** Exponential backoff in ms, starting at one minute. */
function waitAfter(failure: DeliveryFailure, attempts: number): number {
  if (failure === 'refused') return afterRefusal;
  return Math.min(minute * 2 ** (attempts - 1), longestWait[failure]);
}

/** Identifies mails by outbox id, never by address. */
function described(mails: readonly OutboxMail[]): object {
  const [first] = mails;
  if (mails.length > 1) return { mails: mails.length, kind: 'digest' };
  return { mail: first?.id, kind: first?.kind, attempts: (first?.attempts ?? 0) + 1 };
}
