import { randomBytes } from 'node:crypto';
import type { Database } from '../../backend/database/database';
import type { ModerationOptions } from '../../backend/dependencies';
import { createLog } from '../../backend/log';
import { type RunningMail, startMail } from '../../backend/mail/startMail';
import { cleanLine } from '../../backend/visitorText';
import { siteConfig } from '../../src/site.config';

/**
 * `/moderate`, and mails that are printed instead of sent.
 * @param origin where the services listen.
 * @param password of the page, another one at each start.
 */
export function createLocalOwner(origin: string, password = randomBytes(8).toString('hex')) {
  let mail: RunningMail | undefined;
  const moderation: ModerationOptions = {
    password,
    origin,
    ownerLanguage: 'en',
    studioName: siteConfig.studioName,
    inquiryDays: Number(siteConfig.inquiryDays),
  };
  const log = createLog({ write: (line) => console.log(cleanLine(line).slice(0, 300)) });
  log.level = 'warn';
  return {
    moderation,
    onOutbox: () => mail?.wake(),
    startMail: (database: Database) => {
      mail = startMail({
        ...moderation,
        database,
        log,
        owner: siteConfig.email,
        deliver: async ({ subject, link }) =>
          console.log(`Mail to the owner: ${subject} → ${link}`),
      });
    },
  };
}
