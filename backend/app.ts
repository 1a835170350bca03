import { Hono, type MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { routePath } from 'hono/route';
import { formSignals } from '../machines/formRules';
import { isDatabaseFault } from './database/database';
import type { Dependencies } from './dependencies';
import { createRateLimiter } from './limits';
import { isBrokenOff } from './log';
import { moderationRoutes } from './moderation/moderation';
import { formRoutes } from './routes/forms';
import { healthRoutes } from './routes/health';
import { reviewList } from './routes/reviewList';

/**
 * The backend as a Hono app that does not listen; tests use `app.request()`. Never throws: unexpected errors answer
 * 500, and an unavailable database 503, each with one line in the log.
 * The list of reviews stands before the common headers: it is asked for most often, and sets its own.
 */
export function createApp(dependencies: Dependencies): Hono {
  const { log, isOwnOrigin } = dependencies;
  return new Hono()
    .use(logAnswers(dependencies))
    .get('/api/reviews/:appId', reviewList(dependencies))
    .use('/api/*', async (c, next) => {
      await next();
      c.header('x-content-type-options', 'nosniff');
      c.header('cache-control', 'no-store');
    })
    .use(
      '/api/*',
      cors({
        origin: (origin) => (isOwnOrigin(origin) ? origin : null),
        allowMethods: ['GET', 'POST'],
        allowHeaders: ['content-type', formSignals],
        maxAge: 24 * 60 * 60,
      }),
    )
    .route('/', formRoutes(dependencies))
    .route('/', healthRoutes(dependencies))
    .route('/', moderationRoutes(dependencies))
    .all('*', (c) => c.json({ error: 'Not found' }, 404))
    .onError((error, c) => {
      if (isBrokenOff(c, error)) return c.body(null, 400);
      log.error({ method: c.req.method, route: routePath(c), err: error }, 'request failed');
      if (!isDatabaseFault(error)) return c.json({ error: 'Internal server error' }, 500);
      const unavailable = { error: 'Service unavailable: try again soon' };
      return c.json(unavailable, 503, { 'retry-after': '5' });
    });
}

/** At most one line a minute for each kind of refusal, because a flood could fill the disk. */
const refusalLines = { perAddress: { max: 1, within: 60_000 }, inAll: { max: 20, within: 60_000 } };

/** A line for what was posted and for what failed: never an address, and no path that a visitor can choose. */
function logAnswers({ log, now }: Dependencies): MiddlewareHandler {
  const refusals = createRateLimiter(refusalLines, now);
  return async (c, next) => {
    const since = now();
    await next();
    const { method } = c.req;
    const { status } = c.res;
    if (method !== 'POST' && status < 500) return;
    const route = routePath(c);
    const isRefused = status >= 400 && status < 500;
    if (isRefused && refusals.consume(`${status} ${route}`) > 0) return;
    log.info({ method, route, status, ms: now() - since }, 'answered');
  };
}
