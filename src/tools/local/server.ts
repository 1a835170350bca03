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
  const sites = createSites({ ...options, log });
  const byHost = new Map<string, Hono>([
    [hosts.widget, createWidget()],
    [hosts.analytics, createAnalytics(log)],
  ]);

  const app = new Hono();
  for (const part of [app, api, sites, ...byHost.values()]) {
    part.onError((error, c) => {
      log(oneLine(`${c.req.method} ${c.req.url} failed: ${error.message}`));
      return c.text('Something went wrong in the local server. Its console says what.', 500);
    });
  }
  app.all('*', (c) => {
    const { pathname } = new URL(c.req.url);
    if (pathname.startsWith('/api/')) return api.fetch(c.req.raw);
    return (byHost.get(hostOf(c)) ?? sites).fetch(c.req.raw);
  });
  return app;
}
