import type { Database } from './database/database';
import { findInquiry, type Inquiry, storedFields } from './inquiries';
import { findReview, type Review } from './reviews';

/** A review or an inquiry, as the owner sees it on the page and in mails. Times are ms since 1970. */
export interface Item {
  readonly id: string;
  readonly name: string;
  readonly company: string;
  readonly email: string;
  readonly text: string;
  /** 1 to 5; undefined for an inquiry. */
  readonly rating?: number;
  readonly state: Review['status'] | 'open' | 'answered';
  /** The other fields that are filled in, and the email. */
  readonly facts: readonly { readonly field: Fact; readonly value: string }[];
  readonly sentAt: number;
  /** Time of the decision or the answer. */
  readonly doneAt: number | null;
}

type Fact = Exclude<(typeof storedFields)[number], 'name' | 'company' | 'message'>;

/** One review or inquiry; undefined for an unknown id. */
export async function findItem(database: Database, id: string): Promise<Item | undefined> {
  const review = await findReview(database, id);
  if (review) return ofReview(review);
  const inquiry = await findInquiry(database, id);
  return inquiry && ofInquiry(inquiry);
}

export function ofReview(review: Review): Item {
  const { review: text, status: state, createdAt: sentAt, decidedAt: doneAt } = review;
  return { ...review, text, state, sentAt, doneAt, facts: factsOf(review) };
}

export function ofInquiry(inquiry: Inquiry): Item {
  const { message: text, receivedAt: sentAt, answeredAt: doneAt } = inquiry;
  const state = doneAt === null ? 'open' : 'answered';
  return { ...inquiry, text, state, sentAt, doneAt, facts: factsOf(inquiry) };
}

function factsOf(values: Partial<Record<Fact, string>>): Item['facts'] {
  return storedFields.flatMap((field) => {
    if (field === 'name' || field === 'company' || field === 'message') return [];
    const value = values[field] ?? '';
    return value === '' ? [] : [{ field, value }];
  });
}
