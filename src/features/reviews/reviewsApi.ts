import * as v from 'valibot';
import { isBlank } from '../../../machines/formRules';
import type { Review } from '../../../machines/reviewList.machine';
import { studioDay } from '../../i18n/studioTime';

/** A review without a name or text is not shown. */
const text = v.pipe(
  v.string(),
  v.check((value) => !isBlank(value), 'empty'),
);

const reviewSchema = v.object({
  name: text,
  company: v.optional(v.string(), ''),
  service: v.optional(v.string(), ''),
  rating: v.pipe(v.number(), v.minValue(1), v.maxValue(5)),
  review: text,
  createdAt: v.optional(v.unknown()),
});

const approved = v.object({ status: v.literal('approved') });

interface Request {
  /** Origin of the API; empty for the site's own, null on a site without reviews. */
  readonly api: string | null;
  readonly appId: string;
  readonly limit: number;
  readonly signal: AbortSignal;
}

/**
 * Loads the first approved reviews in the API's order. Invalid items are dropped.
 * @throws if the response is not ok or has no list. Source: docs/specification.md, section 7.
 */
export async function listReviews({ api, appId, limit, signal }: Request): Promise<Review[]> {
  if (api === null) return [];
  const answer = await fetch(`${api}/api/reviews/${encodeURIComponent(appId)}`, {
    // Revalidates on each request; an unchanged list answers 304.
    cache: 'no-cache',
    headers: { accept: 'application/json' },
    signal,
  });
  if (!answer.ok) throw new Error(`the reviews API answered ${answer.status}`);
  return approvedReviews(await answer.json(), limit);
}

/**
 * Parses the API's response: an array, or an object with one in `reviews` or `data`. Drops invalid items. Reviews are
 * keyed by position, because ids may be missing or duplicated. Stops at `limit`.
 */
export function approvedReviews(answer: unknown, limit: number): Review[] {
  const reviews: Review[] = [];
  let dropped = 0;
  for (const item of listIn(answer)) {
    if (reviews.length === limit) break;
    if (!v.is(approved, item)) continue;
    const read = v.safeParse(reviewSchema, item);
    if (read.success) reviews.push(reviewFrom(read.output, reviews.length));
    else dropped += 1;
  }
  if (dropped > 0 && process.env.NODE_ENV === 'development') {
    console.warn(`${dropped} malformed reviews were left out`);
  }
  return reviews;
}

function listIn(answer: unknown): readonly unknown[] {
  if (Array.isArray(answer)) return answer;
  if (typeof answer === 'object' && answer !== null) {
    if ('reviews' in answer && Array.isArray(answer.reviews)) return answer.reviews;
    if ('data' in answer && Array.isArray(answer.data)) return answer.data;
  }
  throw new Error('the reviews API answered with something that is no list');
}

function reviewFrom(item: v.InferOutput<typeof reviewSchema>, place: number): Review {
  const { name, company, service, rating, review, createdAt } = item;
  const date = dayOf(createdAt);
  return { id: `review-${place}`, name, company, service, rating, review, date };
}

/** Day of an ISO 8601 time: the studio's, or the written one of a time without a zone. Empty for anything else. */
function dayOf(createdAt: unknown): string {
  const text = typeof createdAt === 'string' ? createdAt : '';
  const [, day = '', moment] = /^(\d{4}-\d\d-\d\d)(T.+(?:Z|[+-]\d\d:?\d\d)$)?/.exec(text) ?? [];
  const at = Date.parse(moment ? text : day);
  if (Number.isNaN(at)) return '';
  return moment ? studioDay(at) : day;
}
