import type { Logger } from 'pino';
import { type ComposeOptions, composeMails, type Mail } from './composeMail';
import { settle, takeUp, waitingMails } from './outbox';
import { type Failure, failureOf } from './smtpDelivery';

interface MailOptions extends ComposeOptions {
  readonly log: Logger;
  /** Resolves once the mail server has the mail. Rejects also when the signal aborts. */
  readonly deliver: (mail: Mail, signal: AbortSignal) => Promise<void>;
}

export type RunningMail = ReturnType<typeof startMail>;

const minute = 60_000;
const hour = 60 * minute;

/** Poll interval of the outbox, in ms, for mails that become due or come from another program. */
const interval = 30_000;

/** Grace period for a mail that is being sent when the service stops, in ms. */
const grace = 6000;

/** After this many mails within an hour, or while more are due, one digest an hour takes their place. */
const maxSingleMails = 10;

/** Pause of all mails after two have failed in a row, in ms: the server is the cause, rather than one mail. */
const serverPause = 3 * minute;

/** Tries until a mail is given up: one that the server refuses, and one that fails while others are sent. */
const maxTries = { refused: 3, failing: 10 };

/** A mail that failed. Times are of `performance.now()`, because the clock of the system may be wrong for a while. */
interface Failing {
  readonly tries: number;
  readonly since: number;
  readonly nextAt: number;
}

/** Sends pending mails one at a time until it is stopped. */
export function startMail(options: MailOptions) {
  const { database, log, deliver } = options;
  const time = () => performance.now();
  const ending = new AbortController();
  let last: Promise<void> = takeUp(database).catch(logFault);
  let isStopped = false;
  let [pausedUntil, nextDigestAt, sentAt] = [0, 0, -1];
  /** Id of the last mail, if it has failed. */
  let failed: string | undefined;
  /** Times of the mails of the last hour. */
  let recent: readonly number[] = [];
  const failing = new Map<string, Failing>();
  /** Sent, but not yet recorded: a full disk must not send them again. */
  const unrecorded = new Set<string>();

  const sendDue = async () => {
    if (isStopped) return;
    await recordSent();
    while (!isStopped && time() >= pausedUntil) {
      const triesOf = (id: string) => failing.get(id)?.tries ?? 0;
      // One that fails does not keep others waiting.
      const due = (await waitingMails(database))
        .filter((id) => (failing.get(id)?.nextAt ?? 0) <= time())
        .sort((one, other) => triesOf(one) - triesOf(other));
      recent = recent.filter((at) => at > time() - hour);
      const isFlood = due.length > maxSingleMails || recent.length >= maxSingleMails;
      if (due.length === 0 || (isFlood && time() < nextDigestAt)) return;
      await send(isFlood ? due : due.slice(0, 1), isFlood);
    }
  };
  const send = async (ids: readonly string[], isFlood: boolean) => {
    // By an id, never by an address.
    const line = { item: ids[0], count: ids.length };
    try {
      const mail = await composeMails(ids, options);
      if (mail) await deliver(mail, ending.signal);
      log.info(line, mail ? 'mail sent' : 'a mail about a deleted item was not sent');
    } catch (error) {
      return fail(ids, line, failureOf(error));
    }
    failed = undefined;
    sentAt = time();
    recent = [...recent, sentAt];
    if (isFlood) nextDigestAt = sentAt + hour;
    for (const id of ids) {
      failing.delete(id);
      unrecorded.add(id);
    }
    await recordSent();
  };
  const fail = async (ids: readonly string[], line: object, failure: Failure) => {
    const { isRefused, reason } = failure;
    const { tries: before, since } = failing.get(ids[0] ?? '') ?? { tries: 0, since: time() };
    const tries = before + 1;
    const delay = Math.min(minute * 2 ** before, 4 * hour);
    const isServer = !isRefused && failed !== undefined && failed !== ids[0];
    if (isServer) pausedUntil = time() + serverPause;
    failed = isRefused ? undefined : ids[0];
    const isHopeless =
      (isRefused && tries >= maxTries.refused) || (sentAt >= since && tries >= maxTries.failing);
    if (isHopeless) {
      await settle(database, ids, reason);
      log.error({ ...line, tries, reason }, 'a mail was given up: see /moderate');
    } else {
      const retryIn = Math.round(Math.max(delay, pausedUntil - time()) / 1000);
      log.warn({ ...line, tries, reason, retryIn }, 'a mail could not be sent yet');
    }
    for (const id of ids) {
      if (isHopeless) failing.delete(id);
      else failing.set(id, { tries, since, nextAt: time() + delay });
    }
  };
  const recordSent = async () => {
    if (unrecorded.size > 0) await settle(database, [...unrecorded], null);
    unrecorded.clear();
  };
  function logFault(error: unknown) {
    log.error({ err: error }, 'the outbox could not be sent');
  }

  const wake = () => {
    last = last.then(sendDue).catch(logFault);
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
