import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import type { Dependencies } from '../dependencies';
import type { Limits } from '../limits';
import { readPostedReview } from '../readPosted';
import { addReview, listApproved, type Review } from '../reviews';
import { postGuards, wrongMethod } from './posts';

/** Most reviews that are answered: the site shows 12. */
const mostReviews = 100;

/** Browsers ask each time, at the cost of a 304; a CDN keeps the list for a minute and renews it aside. */
const cacheControl = 'public, max-age=0, s-maxage=60, stale-while-revalidate=60';

/**
 * The two calls of specification section 7. `GET /api/reviews/:appId` → approved reviews, newest first.
 * `POST /api/reviews` → 201, or 200 for one that is there already; otherwise `{ error }`.
 */
export function reviewRoutes(dependencies: Dependencies, limits: Limits): Hono {
  const { database, now, appId, owner, onOutbox } = dependencies;
  const listOf = createLists(dependencies);
  return new Hono()
    .get('/api/reviews/:appId', async (c) => {
      const { body, etag } = await listOf(c.req.param('appId'));
      const headers = { etag, 'cache-control': cacheControl };
      if (isKnown(c.req.header('if-none-match'), etag)) return c.body(null, 304, headers);
      return c.body(body, 200, { ...headers, 'content-type': 'application/json; charset=utf-8' });
    })
    .post('/api/reviews', ...postGuards(dependencies, limits), async (c) => {
      const reading = readPostedReview(await c.req.text());
      if (!reading.ok) return c.json({ error: reading.error }, 400);
      const { values } = reading.values;
      if (reading.values.appId !== appId) return c.json({ error: `appId is not ${appId}` }, 400);
      const outcome = await addReview(database, { appId, values, now: now(), owner });
      if (outcome === 'added') onOutbox?.();
      return c.json({ status: outcome }, outcome === 'added' ? 201 : 200);
    })
    .all('/api/reviews/:appId?', wrongMethod);
}

interface ListAnswer {
  readonly body: string;
  readonly etag: string;
}

/** For how long an answer may be given again, in ms: another program may have changed the database. */
const freshFor = 1000;

/** The answer for the one site that this service is for; any other has no reviews. */
function createLists({ database, now, appId: own }: Dependencies) {
  const none = answerOf([]);
  let kept: (ListAnswer & { readonly at: number; readonly writes: number }) | undefined;
  return async (appId: string): Promise<ListAnswer> => {
    if (appId !== own) return none;
    const at = now();
    const writes = database.writes();
    if (kept && kept.writes === writes && at - kept.at < freshFor) return kept;
    kept = { ...answerOf(await listApproved(database, own, mostReviews)), at, writes };
    return kept;
  };
}

function answerOf(reviews: readonly Review[]): ListAnswer {
  const body = JSON.stringify(reviews.map(published));
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
}

/** What everybody may read: all but the writer's address. */
function published({
  id,
  appId,
  name,
  company,
  service,
  rating,
  review,
  status,
  createdAt,
}: Review) {
  const time = new Date(createdAt).toISOString();
  return { id, appId, name, company, service, rating, review, status, createdAt: time };
}

function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
}
