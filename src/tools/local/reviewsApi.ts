import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { readReviewInput } from './reviewInput';
import type { ReviewsStore } from './reviewsStore';

const largestBody = 64 * 1024;

/**
 * The two calls of specification section 7.
 * `GET /api/reviews/:appId` → all reviews of that appId, whatever their status, newest first (the order in
 * which they are stored); an unknown appId has none. `POST /api/reviews` → 201 with the stored review,
 * 400 or 413 with `{ error }`. Open to every origin: the two sites stand on different hosts.
 */
export function createReviewsApi(store: ReviewsStore): Hono {
  const api = new Hono();
  api.use(
    '*',
    cors({ origin: '*', allowMethods: ['GET', 'POST'], allowHeaders: ['content-type'] }),
  );
  api.use('*', async (c, next) => {
    await next();
    c.header('cache-control', 'no-store');
  });
  api.get('/api/reviews/:appId', async (c) => c.json(await store.list(c.req.param('appId'))));
  api.post(
    '/api/reviews',
    bodyLimit({
      maxSize: largestBody,
      onError: (c) => c.json({ error: `The body is larger than ${largestBody} bytes` }, 413),
    }),
    async (c) => {
      const reading = readReviewInput(await c.req.text());
      if (!reading.ok) return c.json({ error: reading.error }, 400);
      return c.json(await store.add(reading.input), 201);
    },
  );
  api.all('/api/reviews/:appId?', (c) =>
    c.json({ error: `${c.req.method} is not offered here` }, 405, { allow: 'GET, POST, OPTIONS' }),
  );
  api.notFound((c) =>
    c.json({ error: 'There is only /api/reviews and /api/reviews/{appId}' }, 404),
  );
  return api;
}
