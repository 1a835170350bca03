import { Hono } from 'hono';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import * as v from 'valibot';
import type { Dependencies } from '../dependencies';

/** Maximum number of reviews in a response; the site shows 12. */
const maxReviews = 100;

const headers = {
  'access-control-allow-origin': '*',
  'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=60',
  'content-type': 'application/json',
  'x-content-type-options': 'nosniff',
};

/** What visitors get of a review, as SQLite writes it: to read and write each review here takes more than twice the time. */
const published = `json_object('id', id, 'appId', app_id, 'name', name, 'company', company, 'service', service,
  'rating', rating, 'review', text, 'status', state,
  'createdAt', strftime('%Y-%m-%dT%H:%M:%fZ', sent_at / 1000.0, 'unixepoch'))`;

const sql = `SELECT json_group_array(${published}) AS list FROM (SELECT * FROM items
  WHERE list = 'reviews' AND state = 'approved' AND app_id = :appId
  ORDER BY sent_at DESC, id DESC LIMIT ${maxReviews})`;

/**
 * `GET /api/reviews/:appId`: approved reviews, newest first, for pages of every origin, because a CDN keeps one answer
 * for all. Browsers revalidate each time; a CDN caches the list for a minute and revalidates in the background.
 * Source: docs/specification.md, section 7.
 */
export function reviewList({ database }: Dependencies): Hono {
  // Weak, because proxies compress the text.
  const tags = etag({
    weak: true,
    retainedHeaders: [...RETAINED_304_HEADERS, ...Object.keys(headers)],
  });
  return new Hono().get('/api/reviews/:appId', tags, async (c) => {
    // Errors as well.
    c.header('access-control-allow-origin', '*');
    const args = { appId: c.req.param('appId') };
    const [row] = await database.all(v.object({ list: v.string() }), { sql, args });
    return c.body(row?.list ?? '[]', 200, headers);
  });
}
