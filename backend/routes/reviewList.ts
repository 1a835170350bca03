import { createHash } from 'node:crypto';
import type { Handler } from 'hono';
import type { Dependencies } from '../dependencies';
import { type Item, readItems } from '../items';

/** Maximum number of reviews in a response; the site shows 12. */
const maxReviews = 100;

const approved = "list = 'reviews' AND appId = :appId AND state = 'approved'";

/**
 * `GET /api/reviews/:appId`: approved reviews, newest first, for pages of every origin, because a CDN keeps one answer
 * for all. Browsers revalidate each time; a CDN caches the list for a minute and revalidates in the background. The
 * text is kept until the database changes. Source: docs/specification.md, section 7.
 */
export function reviewList({ database, appId }: Dependencies): Handler {
  const nothing = answerOf([]);
  let known = { version: '', answer: nothing };
  const readAnswer = async () => {
    // Before the list, which is then at least as new.
    const version = await database.version();
    // A hosted database has no version: `undefined` never equals the kept one.
    if (version !== known.version) {
      const reviews = await readItems(database, approved, { appId }, maxReviews);
      known = { version: version ?? '', answer: answerOf(reviews.map(published)) };
    }
    return known.answer;
  };
  return async (c) => {
    const isKnownSite = c.req.param('appId') === appId;
    const { body, headers } = isKnownSite ? await readAnswer() : nothing;
    const asked = c.req.header('if-none-match')?.split(',') ?? [];
    const isKnown = asked.some((tag) => tag.trim().replace(/^W\//, '') === headers.etag.slice(2));
    // Not `c.body`, which copies the headers each time.
    return isKnown
      ? new Response(null, { status: 304, headers })
      : new Response(body, { status: 200, headers });
  };
}

function answerOf(reviews: readonly unknown[]) {
  const text = JSON.stringify(reviews);
  const headers = {
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=60',
    'content-type': 'application/json',
    // Weak, because proxies compress the text.
    etag: `W/"${createHash('sha256').update(text).digest('hex').slice(0, 40)}"`,
    'x-content-type-options': 'nosniff',
  };
  return { body: Buffer.from(text), headers };
}

function published({ id, appId, name, company, service, rating, text, state, sentAt }: Item) {
  const createdAt = new Date(sentAt).toISOString();
  return { id, appId, name, company, service, rating, review: text, status: state, createdAt };
}
