import type { Logger } from 'pino';
import type { OwnerLanguage } from '../src/settings/serviceSchema';
import type { Database } from './database/database';
import type { RateLimits } from './limits';

/** Dependencies of the routes. Tests provide their own. */
export interface Dependencies extends ModerationOptions {
  readonly database: Database;
  /** File of the database; undefined for a hosted one or one in memory. */
  readonly databaseFile?: string | undefined;
  /** Current time in ms since 1970. Nothing else reads the system's clock. */
  readonly now: () => number;
  readonly log: Logger;
  /** Id of the site that reviews belong to. */
  readonly appId: string;
  /** True if pages of this origin (`https://www.studio.com`) may send requests. */
  readonly isOwnOrigin: (origin: string) => boolean;
  /** Number of trusted proxies that append to `X-Forwarded-For`. */
  readonly trustedProxies: number;
  /** Recipient of mails; undefined sends none, and leaves the outbox empty. */
  readonly owner: Owner | undefined;
  /** Rate limits. Default: `usualLimits`. */
  readonly limits?: RateLimits | undefined;
  /** Called after a mail was added to the outbox, so that it is sent soon. */
  readonly onOutbox?: (() => void) | undefined;
}

/** Dependencies of the moderation page, in addition to those of all routes. */
export interface ModerationOptions {
  /** MODERATION_PASSWORD: opens the moderation page. */
  readonly password: string;
  /** Public origin of the backend, `https://reviews.studio.com`, used in mailed links. */
  readonly origin: string;
  /** Default language. */
  readonly ownerLanguage: OwnerLanguage;
  readonly studioName: Readonly<Record<OwnerLanguage, string>>;
  /** Days until an inquiry is deleted. */
  readonly inquiryDays: number;
}

export interface Owner {
  readonly email: string;
  readonly language: OwnerLanguage;
}
