import { Hono, type MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { routePath } from 'hono/route';
import { isDatabaseFault } from './database/database';
import type { Dependencies } from './dependencies';
import { createRateLimiter, usualLimits } from './limits';
import { moderationRoutes } from './moderation/moderation';
import { healthRoutes } from './routes/health';
import { inquiryRoutes } from './routes/inquiries';
import { reviewRoutes } from './routes/reviews';

/**
 * The backend as a Hono app that does not listen; tests use `app.request()`. Never throws: unexpected errors answer
 * 500, and an unavailable database 503, each with one line in the log.
 */
export function createApp(dependencies: Dependencies): Hono {
  const { now, log, isOwnOrigin, moderation } = dependencies;
  const rateLimiter = createRateLimiter(dependencies.limits ?? usualLimits, now);
  return new Hono()
    .use(logAnswers(dependencies))
    .use('/api/*', async (c, next) => {
      await next();
      c.header('x-content-type-options', 'nosniff');
      if (!c.res.headers.has('cache-control')) c.header('cache-control', 'no-store');
    })
    .use(
      '/api/*',
      cors({
        origin: (origin) => (isOwnOrigin(origin) ? origin : null),
        allowMethods: ['GET', 'POST'],
        allowHeaders: ['content-type'],
        maxAge: 24 * 60 * 60,
      }),
    )
    .route('/', reviewRoutes(dependencies, rateLimiter))
    .route('/', inquiryRoutes(dependencies, rateLimiter))
    .route('/', healthRoutes(dependencies))
    .route('/', moderation ? moderationRoutes({ ...dependencies, moderation }) : new Hono())
    .all('*', (c) => c.json({ error: 'Not found' }, 404))
    .onError((error, c) => {
      // Whoever breaks off a request gets no answer, and must not fill the log.
      if (c.req.raw.signal.aborted || isReset(error)) return c.body(null, 400);
      const isDatabase = isDatabaseFault(error);
      log.error({ method: c.req.method, route: routePath(c), err: error }, 'request failed');
      const message = isDatabase ? 'Service unavailable: try again soon' : 'Internal server error';
      return c.json(
        { error: message },
        isDatabase ? 503 : 500,
        isDatabase ? { 'retry-after': '5' } : {},
      );
    });
}

/** A line for what was posted and for what failed: never an address, and no path that a visitor can choose. */
function logAnswers({ log, now }: Dependencies): MiddlewareHandler {
  return async (c, next) => {
    const since = now();
    await next();
    const { method } = c.req;
    if (method !== 'POST' && c.res.status < 500) return;
    log.info({ method, route: routePath(c), status: c.res.status, ms: now() - since }, 'answered');
  };
}

function isReset(error: Error): boolean {
  return 'code' in error && error.code === 'ECONNRESET';
}
