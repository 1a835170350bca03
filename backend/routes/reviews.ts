import { Hono } from 'hono';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import type { Dependencies } from '../dependencies';
import type { RateLimiter } from '../limits';
import { readPostedReview } from '../readPosted';
import { addReview, listApproved, type Review } from '../reviews';
import { postGuards, wrongMethod } from './posts';

/** Maximum number of reviews in a response; the site shows 12. */
const maxReviews = 100;

/** A 304 needs the CORS headers as well. */
const withOrigin = ['access-control-allow-origin', 'x-content-type-options'];

/**
 * `GET /api/reviews/:appId`: approved reviews, newest first. Browsers revalidate each time; a CDN caches the list for
 * a minute and revalidates in the background. `POST /api/reviews`: 201, or 208 for a duplicate; otherwise `{ error
 * }`. Source: docs/specification.md, section 7.
 */
export function reviewRoutes(dependencies: Dependencies, rateLimiter: RateLimiter): Hono {
  const { database, now, appId, owner, onOutbox, allowsBots } = dependencies;
  return new Hono()
    .get(
      '/api/reviews/:appId',
      etag({ weak: true, retainedHeaders: [...RETAINED_304_HEADERS, ...withOrigin] }),
      async (c) => {
        const isOwn = c.req.param('appId') === appId;
        const reviews = isOwn ? await listApproved(database, appId, maxReviews) : [];
        c.header('cache-control', 'public, max-age=0, s-maxage=60, stale-while-revalidate=60');
        return c.json(reviews.map(published));
      },
    )
    .post('/api/reviews', ...postGuards(dependencies, rateLimiter), async (c) => {
      const reading = readPostedReview(await c.req.text(), allowsBots);
      if (!reading.ok) return c.json({ error: reading.error }, reading.status);
      const { values } = reading.values;
      if (reading.values.appId !== appId) return c.json({ error: `appId is not ${appId}` }, 400);
      const outcome = await addReview(database, { appId, values, now: now(), owner });
      if (outcome === 'added') onOutbox?.();
      return c.json({ status: outcome }, outcome === 'added' ? 201 : 208);
    })
    .all('/api/reviews/:appId?', wrongMethod);
}

/** Public fields: all but the writer's email. */
function published({ id, appId, name, company, service, rating, review, ...rest }: Review) {
  const { status, createdAt } = rest;
  const time = new Date(createdAt).toISOString();
  return { id, appId, name, company, service, rating, review, status, createdAt: time };
}
