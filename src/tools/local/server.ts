import { Hono } from 'hono';
import { hosts } from './addresses';
import { createAnalytics } from './analytics';
import { hostOf } from './host';
import { oneLine } from './oneLine';
import { createReviewsApi } from './reviewsApi';
import { createReviewsStore } from './reviewsStore';
import { createSites, type SitesOptions } from './site';
import { createWidget } from './widget';

export interface LocalServicesOptions extends SitesOptions {
  /** Folder of `reviews.json`. Default: `.data/` of the project. */
  readonly dataFolder?: string | undefined;
  /** The appId that the seeded reviews carry. Default: the one in `src/site.config.ts`. */
  readonly appId?: string | undefined;
  /** Takes the server's one-line messages. Default: the console. */
  readonly log?: ((line: string) => void) | undefined;
}

/**
 * Everything that the outside world gives in production, as one app: both regional sites, the reviews API
 * (on every host), the scheduling widget and the analytics sink. Told apart by the Host header.
 * Never throws for bad input: what is not foreseen becomes a plain 500 and one line to `log`.
 */
export function createLocalServices(options: LocalServicesOptions): Hono {
  const log = options.log ?? console.log;
  const store = createReviewsStore({
    folder: options.dataFolder,
    appId: options.appId,
    report: log,
  });
  const api = createReviewsApi(store);
  const sites = createSites(options);
  const byHost = new Map<string, Hono>([
    [hosts.widget, createWidget()],
    [hosts.analytics, createAnalytics(log)],
  ]);

  for (const part of [api, sites, ...byHost.values()]) part.onError(rethrow);

  return new Hono().all('*', async (c) => {
    const isApi = new URL(c.req.url).pathname.startsWith('/api/');
    const part = isApi ? api : (byHost.get(hostOf(c)) ?? sites);
    try {
      return await part.fetch(c.req.raw);
    } catch (error) {
      const cause = error instanceof Error ? error.message : String(error);
      log(oneLine(`${c.req.method} ${c.req.url} failed: ${cause}`));
      const message = 'Something went wrong in the local server. Its console says what.';
      return c.text(message, 500, { 'access-control-allow-origin': '*' });
    }
  });
}

function rethrow(error: Error): never {
  throw error;
}
