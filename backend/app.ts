import { Hono, type MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { routePath } from 'hono/route';
import { formSignals } from '../machines/formRules';
import { isDatabaseFault } from './database/database';
import type { Dependencies } from './dependencies';
import { createRateLimiter, lineLimits } from './limits';
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
  const { isOwnOrigin } = dependencies;
  return new Hono()
    .use(logAnswers(dependencies))
    .route('/', reviewList(dependencies))
    .use(
      '/api/*',
      (c, next) => {
        c.header('x-content-type-options', 'nosniff');
        c.header('cache-control', 'no-store');
        return next();
      },
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
      if (!isDatabaseFault(error)) return c.json({ error: 'Internal server error' }, 500);
      const unavailable = { error: 'Service unavailable: try again soon' };
      return c.json(unavailable, 503, { 'retry-after': '5' });
    });
}

/**
 * A line for each post that is kept; for each kind of refusal, redirect and failure at most one a minute, because a
 * flood could fill the disk. Never an address or a value, and no path that a visitor can choose.
 */
function logAnswers({ log, now }: Dependencies): MiddlewareHandler {
  const refusals = createRateLimiter(lineLimits, now);
  const failures = createRateLimiter(lineLimits, now);
  return async (c, next) => {
    const since = now();
    await next();
    const { method } = c.req;
    const { status } = c.res;
    const hasFailed = status >= 500;
    // The password is asked for with GET as well.
    if (method !== 'POST' && status !== 429 && !hasFailed) return;
    const route = routePath(c);
    const limiter = hasFailed ? failures : refusals;
    if (status >= 300 && limiter.consume(`${status} ${route}`) > 0) return;
    const isJson = c.res.headers.get('content-type')?.includes('json');
    const { error: reason = c.get('reason') } = isJson ? await c.res.clone().json() : {};
    const line = { method, route, status, reason, ms: now() - since };
    if (hasFailed) log.error({ ...line, ...(c.error && { err: c.error }) }, 'request failed');
    else log.info(line, 'answered');
  };
}
