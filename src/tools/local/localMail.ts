import type { Database } from '../../service/database/database';
import type { Dependencies } from '../../service/dependencies';
import { createLog } from '../../service/log';
import { printedDelivery } from '../../service/mail/printedDelivery';
import { type RunningMail, startMail } from '../../service/mail/startMail';
import { siteConfig } from '../../site.config';
import { oneLine } from './oneLine';

interface LocalMailOptions {
  readonly database: Database;
  /** Where the local services are found: `http://localhost:4000`. */
  readonly origin: string;
  readonly signInAddress: (linkId: string) => string;
  /** Takes one line for each mail. Default: the console. */
  readonly print?: (line: string) => void;
}

/** Who would be told of new reviews and enquiries. */
export const localOwner: NonNullable<Dependencies['owner']> = {
  email: siteConfig.email,
  language: 'en',
};

/** The mail of `npm start`: nothing is sent, and each mail is printed as a line. */
export function startLocalMail(options: LocalMailOptions): RunningMail {
  const { print = console.log } = options;
  const log = createLog({ write: (line) => print(oneLine(line)) });
  log.level = 'warn';
  const deliver = printedDelivery(print);
  return startMail({ ...options, now: Date.now, log, owner: localOwner, deliver });
}
