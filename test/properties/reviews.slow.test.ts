import fc from 'fast-check';
import { isBlank } from '../../machines/formRules';
import { approvedReviews } from '../../src/adapters/reviewsApi';
import { must, property, same } from './property';

const id = fc.option(fc.oneof(fc.constantFrom('1', ''), fc.integer()), { nil: undefined });
const words = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', ' ', '\u200b\u2800', 'Dana', 'דנה', '<b>', '\ud800'),
);

/** Parts of a review, each of which can be valid, invalid or missing. */
const almostReview = fc.record(
  {
    id,
    _id: id,
    name: fc.oneof(words, fc.jsonValue()),
    company: fc.oneof(words, fc.jsonValue()),
    service: words,
    rating: fc.oneof(fc.integer({ min: -1, max: 7 }), fc.double(), fc.jsonValue()),
    review: fc.oneof(words, words, fc.jsonValue()),
    status: fc.constantFrom('approved', 'approved', 'approved', 'pending', 'Approved', true),
    createdAt: fc.oneof(
      fc.constantFrom('2025-02-29', '2024-02-29T10:00:00Z', '2024-13-01', 'yesterday'),
      fc.jsonValue(),
    ),
  },
  { requiredKeys: ['name', 'review', 'rating', 'status'] },
);
const list = fc.array(fc.oneof({ weight: 4, arbitrary: almostReview }, fc.jsonValue()));
const answer: fc.Arbitrary<unknown> = fc.oneof(
  list,
  fc.record({ reviews: list }),
  fc.record({ data: list, reviews: fc.jsonValue() }),
  fc.jsonValue(),
  fc.anything(),
);

/** Source: docs/decisions.md, "Reviews". */
property(
  '[S7] parses any response into valid reviews or an error',
  fc.tuple(answer, fc.constantFrom(6, 12)),
  ([given, limit]) => {
    const items = itemsIn(given);
    if (!items) {
      must(throwsNoList(given, limit), 'an answer that is no list is taken for one');
      return;
    }
    const reviews = approvedReviews(given, limit);
    must(reviews.length <= limit, 'more than were asked for');
    same('ids that are double', new Set(reviews.map((one) => one.id)).size, reviews.length);
    for (const { id: own, name, review, rating, date, company, service } of reviews) {
      must(!isBlank(name) && !isBlank(review), 'a card says nothing');
      must(rating >= 1 && rating <= 5, `a rating of ${rating}`);
      must(date === '' || isDay(date), `a day that is none: ${date}`);
      must(
        [own, company, service].every((text) => typeof text === 'string'),
        'something that is no text',
      );
    }
    const shown = items.filter(isShowable).slice(0, limit);
    same(
      'what is shown, in its order',
      reviews.map(({ name, review }) => [name, review]),
      shown.map(({ name, review }) => [name, review]),
    );
  },
);

function throwsNoList(given: unknown, limit: number): boolean {
  try {
    approvedReviews(given, limit);
    return false;
  } catch (error) {
    return error instanceof Error && error.message.endsWith('something that is no list');
  }
}

function itemsIn(given: unknown): readonly unknown[] | undefined {
  if (Array.isArray(given)) return given;
  if (!isRecord(given)) return undefined;
  return [given.reviews, given.data].find(Array.isArray);
}

/** The rule for one review, restated as simply as possible. */
function isShowable(item: unknown): item is Readonly<Record<'name' | 'review', string>> {
  if (!isRecord(item) || item.status !== 'approved') return false;
  const { name, review, rating, company = '', service = '' } = item;
  return (
    [name, review].every((text) => typeof text === 'string' && !isBlank(text)) &&
    [company, service].every((text) => typeof text === 'string') &&
    typeof rating === 'number' &&
    rating >= 1 &&
    rating <= 5
  );
}

function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
