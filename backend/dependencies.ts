import type { Logger } from 'pino';
import type { OwnerLanguage } from '../src/settings/serviceSchema';
import type { Database } from './database/database';
import type { RateLimits } from './limits';
import type { ServiceSettings } from './settings';

/** Dependencies of the routes. Tests provide their own. */
export interface Dependencies extends ModerationOptions, Pick<ServiceSettings, 'trustedProxies'> {
  readonly database: Database;
  /** Current time in ms since 1970. Nothing else reads the system's clock. */
  readonly now: () => number;
  readonly log: Logger;
  /** Id of the site that reviews belong to. */
  readonly appId: string;
  /** True if pages of this origin (`https://www.studio.com`) may send requests. */
  readonly isOwnOrigin: (origin: string) => boolean;
  /** Address that mails go to; undefined sends none, and leaves the outbox empty. */
  readonly owner: string | undefined;
  /** Rate limits. Default: `usualLimits`. */
  readonly limits?: RateLimits | undefined;
  /** Called after a mail was added to the outbox, so that it is sent soon. */
  readonly onOutbox?: (() => void) | undefined;
}

/** Dependencies of the moderation page, in addition to those of all routes. */
export interface ModerationOptions
  extends Pick<ServiceSettings, 'password' | 'ownerLanguage' | 'inquiryDays'> {
  /** Public origin of the backend, `https://reviews.studio.com`, used in mailed links. */
  readonly origin: string;
  readonly studioName: Readonly<Record<OwnerLanguage, string>>;
}
