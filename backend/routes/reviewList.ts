import { type Handler, Hono } from 'hono';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import type { Dependencies } from '../dependencies';
import { type Item, readPublished } from '../items';

/** Maximum number of reviews in a response; the site shows 12. */
const maxReviews = 100;

const headers = {
  'access-control-allow-origin': '*',
  'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=60',
  'x-content-type-options': 'nosniff',
};

/**
 * `GET /api/reviews/:appId`: approved reviews, newest first, for pages of every origin, because a CDN keeps one answer
 * for all. Browsers revalidate each time; a CDN caches the list for a minute and revalidates in the background.
 * Source: docs/specification.md, section 7.
 */
export function reviewList({ database, appId }: Dependencies): Hono {
  const answer: Handler = async (c) => {
    const isKnownSite = c.req.param('appId') === appId;
    const reviews = isKnownSite ? await readPublished(database, appId, maxReviews) : [];
    return c.json(reviews.map(published), 200, headers);
  };
  // Weak, because proxies compress the text.
  const tags = etag({
    weak: true,
    retainedHeaders: [...RETAINED_304_HEADERS, ...Object.keys(headers)],
  });
  return new Hono().get('/api/reviews/:appId', tags, answer);
}

function published({ id, appId, name, company, service, rating, text, state, sentAt }: Item) {
  const createdAt = new Date(sentAt).toISOString();
  return { id, appId, name, company, service, rating, review: text, status: state, createdAt };
}
