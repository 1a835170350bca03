import type { Logger } from 'pino';
import type { Language } from '../../locales/languages';
import type { Database } from './database/database';
import type { RateLimits } from './limits';
import type { ModerationOptions } from './moderation/moderationOptions';

/** What the routes work with. Tests give their own of each. */
export interface Dependencies {
  readonly database: Database;
  /** The time, in ms since 1970. Nothing asks the system's clock but through this. */
  readonly now: () => number;
  readonly log: Logger;
  /** The site that reviews belong to. */
  readonly appId: string;
  /** Whether pages of this origin (`https://www.studio.com`) may call. */
  readonly isOwnOrigin: (origin: string) => boolean;
  /** These origins, to name them where another one is refused. */
  readonly ownOrigins?: readonly string[] | undefined;
  /** How many proxies of the owner's own add to `X-Forwarded-For`. */
  readonly trustedProxies: number;
  /** Who is told of what arrives; undefined: nobody, and nothing goes to the outbox. */
  readonly owner: Owner | undefined;
  /** How much may be posted. Default: `usualLimits`. */
  readonly limits?: RateLimits | undefined;
  /** Takes forms that a program has filled in, as tests of the site do. Default: they are refused. */
  readonly allowsBots?: boolean | undefined;
  /** What moderation needs; undefined: there is none. */
  readonly moderation?: ModerationOptions | undefined;
  /** Called after something went to the outbox, so that it is sent soon. */
  readonly onOutbox?: (() => void) | undefined;
}

export interface Owner {
  readonly email: string;
  readonly language: Language;
}
