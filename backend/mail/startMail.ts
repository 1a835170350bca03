import type { Logger } from 'pino';
import type { Owner } from '../dependencies';
import { type ComposeOptions, composeMails, type Mail } from './composeMail';
import { dueMails, type OutboxMail, renewWaiting, updateMails } from './outbox';
import { failureOf } from './smtpDelivery';

interface MailOptions extends ComposeOptions {
  readonly log: Logger;
  readonly owner: Owner;
  /** Resolves once the mail server has the mail. Rejects also when the signal aborts. */
  readonly deliver: (mail: Mail, signal: AbortSignal) => Promise<void>;
}

export type RunningMail = ReturnType<typeof startMail>;

const minute = 60_000;

/** Poll interval of the outbox, in ms, for mails that become due or come from another program. */
const interval = 30_000;

/** Grace period for a mail that is being sent when the service stops, in ms. */
const grace = 6000;

/** More pending mails are sent as one digest, so that a flood does not fill the mailbox. */
const maxSingleMails = 10;

/** Pause of all mails while the server does not answer, in ms. */
const serverPause = 3 * minute;

/** Sends pending mails one at a time until it is stopped. */
export function startMail(options: MailOptions) {
  const { database, now, log, owner, deliver } = options;
  const ending = new AbortController();
  let last: Promise<void> = Promise.resolve();
  let isRenewed = false;
  let isStopped = false;
  let pausedUntil = 0;
  /** Sent, but not yet recorded: a full disk must not send them again. */
  const unrecorded = new Set<number>();

  const sendDue = async () => {
    if (isStopped) return;
    if (!isRenewed) await renewWaiting(database, owner, now());
    isRenewed = true;
    await recordSent();
    while (!isStopped && now() >= pausedUntil) {
      const mails = await dueMails(database, now());
      const [first] = mails;
      if (first === undefined) return;
      const isFlood = first.kind !== 'sign-in' && mails.length > maxSingleMails;
      await send(isFlood ? mails : [first], first);
    }
  };
  const send = async (mails: readonly OutboxMail[], { id, kind, attempts }: OutboxMail) => {
    const ids = mails.map((mail) => mail.id);
    // By its number, never by an address.
    const line = { mail: id, count: ids.length, kind, attempts: attempts + 1 };
    try {
      const mail = await composeMails(mails, options);
      if (mail) await deliver(mail, ending.signal);
      log.info(line, mail ? 'mail sent' : 'an obsolete mail was not sent');
    } catch (error) {
      const { failure, reason } = failureOf(error);
      const nextAttemptAt = now() + waitAfter(failure === 'refused', attempts);
      const set = 'attempts = attempts + 1, next_attempt_at = :nextAttemptAt, last_error = :reason';
      await updateMails(database, ids, set, { nextAttemptAt, reason });
      const nextAttempt = new Date(nextAttemptAt).toISOString();
      if (failure === 'server') pausedUntil = now() + serverPause;
      const level = failure === 'refused' ? 'error' : 'warn';
      return log[level]({ ...line, nextAttempt, reason }, 'a mail could not be sent; it is kept');
    }
    for (const sent of ids) unrecorded.add(sent);
    await recordSent();
  };
  const recordSent = async () => {
    const set = 'sent_at = :now, attempts = attempts + 1, last_error = NULL';
    if (unrecorded.size > 0) await updateMails(database, [...unrecorded], set, { now: now() });
    unrecorded.clear();
  };

  const wake = () => {
    last = last
      .then(sendDue)
      .catch((error: unknown) => log.error({ err: error }, 'the outbox could not be sent'));
  };
  wake();
  const timer = setInterval(wake, interval);
  timer.unref();

  return {
    /** Wakes the sender after a mail was added to the outbox. */
    wake,
    /** Resolves once no mail is being sent. */
    idle: () => last,
    /** Sends no further mail, and waits `grace` for the current one before it is aborted. */
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      const end = setTimeout(() => ending.abort(), grace);
      await last;
      clearTimeout(end);
    },
  };
}

/**
 * Backoff in ms: one minute, then twice as long each time, up to four hours. Permanent failures are
 * retried every twelve hours, in case the owner fixes the cause.
 */
function waitAfter(isRefused: boolean, attempts: number): number {
  return isRefused ? 12 * 60 * minute : Math.min(minute * 2 ** attempts, 4 * 60 * minute);
}
