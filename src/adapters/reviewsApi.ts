import * as v from 'valibot';
import { isBlank } from '../../machines/formRules';
import type { Review } from '../../machines/reviewList.machine';
import { readJson } from './readJson';

/** A card without a name or without words would say nothing. */
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
  status: v.literal('approved'),
  createdAt: v.optional(v.unknown()),
});

interface Request {
  /** Scheme and host of the API; empty for the site's own origin. */
  readonly api: string;
  readonly appId: string;
  /** How many at the most. */
  readonly limit: number;
  readonly signal: AbortSignal;
}

/**
 * The first approved reviews, in the API's order. Bad items are dropped.
 * @throws when the answer is not ok or holds no list. Source: specification, section 7.
 */
export async function listReviews({ api, appId, limit, signal }: Request): Promise<Review[]> {
  const answer = await fetch(`${api}/api/reviews/${encodeURIComponent(appId)}`, {
    // Asked for anew each time, which a list that has not changed answers with 304.
    cache: 'no-cache',
    headers: { accept: 'application/json' },
    signal,
  });
  if (!answer.ok) throw new Error(`the reviews API answered ${answer.status}`);
  return approvedReviews(await readJson(answer, longestAnswer), limit);
}

/** 50,000 reviews are about 28 MB; what is longer is no list of reviews. In bytes. */
const longestAnswer = 64 * 1024 * 1024;

/**
 * Reads the API's answer: an array, or an object that holds one under `reviews` or `data`.
 * Items that cannot be shown are left out. Each review is known by its place: the API's ids may be missing
 * or double. Stops at `limit`, so that a long list costs no more than a short one.
 */
export function approvedReviews(answer: unknown, limit: number): Review[] {
  const reviews: Review[] = [];
  let dropped = 0;
  for (const item of listIn(answer)) {
    if (reviews.length === limit) break;
    if (!isApproved(item)) continue;
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

function isApproved(item: unknown): boolean {
  return (
    typeof item === 'object' && item !== null && 'status' in item && item.status === 'approved'
  );
}

function reviewFrom(item: v.InferOutput<typeof reviewSchema>, place: number): Review {
  const { name, company, service, rating, review, createdAt } = item;
  const date = dayOf(createdAt);
  return { id: `review-${place}`, name, company, service, rating, review, date };
}

/** The day of a point in time as ISO 8601 writes it; empty for anything else. */
function dayOf(createdAt: unknown): string {
  const day = typeof createdAt === 'string' ? createdAt.slice(0, 10) : '';
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day));
  return isDay ? day : '';
}
