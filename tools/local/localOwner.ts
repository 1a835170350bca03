import { randomBytes } from 'node:crypto';
import type { Database } from '../../backend/database/database';
import type { Owner } from '../../backend/dependencies';
import { createLog } from '../../backend/log';
import { type RunningMail, startMail } from '../../backend/mail/startMail';
import { siteConfig } from '../../src/site.config';
import { oneLine } from './oneLine';

/** Recipient of notifications. */
export const localOwner: Owner = { email: siteConfig.email, language: 'en' };

/**
 * `/moderate`, and mails that are printed instead of sent.
 * @param origin where the services listen.
 * @param secret a new one signs everybody out.
 */
export function createLocalOwner(origin: string, secret = randomBytes(32).toString('hex')) {
  let mail: RunningMail | undefined;
  const moderation = {
    secret,
    origin,
    ownerLanguage: localOwner.language,
    studioName: siteConfig.studioName,
    inquiryDays: Number(siteConfig.inquiryDays),
    printLink: (address: string) => console.log(`Sign in at ${address}`),
  };
  const log = createLog({ write: (line) => console.log(oneLine(line)) });
  log.level = 'warn';
  return {
    moderation,
    onOutbox: () => mail?.wake(),
    startMail: (database: Database) => {
      mail = startMail({
        ...{ ...moderation, database, now: Date.now, log, owner: localOwner },
        deliver: async ({ subject, link }) =>
          console.log(`Mail to the owner: ${subject} → ${link}`),
      });
    },
  };
}
