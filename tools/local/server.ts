import { Hono } from 'hono';
import { createApp } from '../../backend/app';
import type { Database } from '../../backend/database/database';
import type { ModerationOptions } from '../../backend/dependencies';
import { createLog } from '../../backend/log';
import { cleanLine } from '../../backend/visitorText';
import { siteConfig } from '../../src/site.config';
import { hosts } from './addresses';
import { createLocalOwner } from './localOwner';
import { createSites, type SitesOptions } from './sites';
import { createAnalytics, createWidget } from './standIns';

export interface LocalServicesOptions extends SitesOptions {
  /** Reviews and inquiries, from `openLocalDatabase`. */
  readonly database: Database;
  /** Called after a mail to the owner was queued; undefined sends none. */
  readonly onOutbox?: (() => void) | undefined;
  /** Options of `/moderate`, from `createLocalOwner`. */
  readonly moderation?: ModerationOptions | undefined;
  /** Receives one-line messages. Default: the console. */
  readonly log?: ((line: string) => void) | undefined;
}

/**
 * All external services as one app: the backend, both sites, the scheduling widget and the analytics sink, by Host
 * header.
 */
export function createLocalServices(options: LocalServicesOptions): Hono {
  const { database, log = console.log } = options;
  const service = createApp({
    database,
    now: Date.now,
    log: createLog({ write: (line) => log(cleanLine(line).slice(0, 300)) }),
    appId: siteConfig.reviewsAppId,
    isOwnOrigin: (origin) => URL.canParse(origin) && ownHosts.has(new URL(origin).hostname),
    trustedProxies: 0,
    owner: options.onOutbox && siteConfig.email,
    onOutbox: options.onOutbox,
    ...(options.moderation ?? createLocalOwner('http://localhost').moderation),
    limits: everything,
  });
  const sites = createSites(options);
  const byHost = new Map<string, Hono>([
    [hosts.widget, createWidget()],
    [hosts.analytics, createAnalytics(log)],
  ]);

  return new Hono().all('*', (c) => {
    const ofPath = serviceAddress.test(c.req.path) ? service : sites;
    return (byHost.get(new URL(c.req.url).hostname) ?? ofPath).fetch(c.req.raw, c.env);
  });
}

const serviceAddress = /^\/(api|moderate|healthz|readyz)(\/|$)/;

const ownHosts: ReadonlySet<string> = new Set([...Object.values(hosts.sites), '127.0.0.1']);

/** No rate limits for development and tests. */
const everything = {
  perAddress: { max: 1_000_000, within: 1000 },
  inAll: { max: 1_000_000, within: 1000 },
};
