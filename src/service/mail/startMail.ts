import type { Logger } from 'pino';
import type { Database } from '../database/database';
import type { Owner } from '../dependencies';
import { hasten, type OutboxMail, readdress } from '../outbox';
import { type ComposeOptions, composeMail } from './composeMail';
import type { Deliver } from './delivery';
import { createSender, lease } from './sender';

interface MailOptions extends Omit<ComposeOptions, 'database' | 'now'> {
  readonly database: Database;
  readonly now: () => number;
  readonly log: Logger;
  readonly owner: Owner;
  readonly deliver: Deliver;
}

export interface RunningMail {
  /** Says that something new is in the outbox. */
  readonly wake: () => void;
  /** Resolves once nothing is under way. */
  readonly idle: () => Promise<void>;
  /** Takes up nothing new and finishes what is under way; cuts that off after `grace`. */
  readonly stop: () => Promise<void>;
}

/** How often the outbox is looked at, in ms: something may have become due, or come from another program. */
const interval = 30_000;

/** What a mail under way may take at the end, in ms. */
const grace = 6000;

/** Sends what is in the outbox, and what comes into it, until stopped. */
export function startMail(options: MailOptions): RunningMail {
  const { database, now, log, owner, deliver } = options;
  const compose = (mail: OutboxMail) => composeMail(mail, options);
  const sender = createSender({ database, now, log, compose, deliver });
  let running: Promise<void> | undefined;
  let isWaked = false;
  let isStopped = false;

  const run = (round: () => Promise<void>) => {
    running = round()
      .catch((error: unknown) => log.error({ err: error }, 'the outbox could not be sent'))
      .finally(() => {
        running = undefined;
        if (isWaked) wake();
      });
  };
  const wake = () => {
    isWaked = running !== undefined;
    if (!isWaked && !isStopped) run(sender.sendDue);
  };
  // Who starts the program may have mended what kept mail from going out.
  run(async () => {
    await readdress(database, owner);
    await hasten(database, now() + lease);
    await sender.sendDue();
  });
  const timer = setInterval(wake, interval);
  timer.unref();

  const idle = async () => {
    while (running) await running;
  };

  return {
    wake,
    idle,
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      sender.stop();
      const end = setTimeout(sender.abort, grace);
      await idle();
      clearTimeout(end);
    },
  };
}
