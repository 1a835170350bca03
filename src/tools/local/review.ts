import * as v from 'valibot';
import { serviceOptions } from '../../content/enquiryOptions';

/** What moderation can say of a review. New ones are pending; the sites show approved ones only. */
export const statuses = ['pending', 'approved', 'rejected'] as const;
export type ReviewStatus = (typeof statuses)[number];

/** The service options of both forms (specification section 3). */
export const serviceValues = serviceOptions.map(({ value }) => value);

/** A stored review (specification section 3). Loose: what a person adds to the file by hand is kept. */
const storedReview = v.looseObject({
  id: v.string(),
  appId: v.string(),
  name: v.string(),
  company: v.string(),
  service: v.string(),
  rating: v.number(),
  review: v.string(),
  email: v.optional(v.string(), ''),
  status: v.picklist(statuses),
  createdAt: v.string(),
});

export interface Review {
  readonly id: string;
  readonly appId: string;
  readonly name: string;
  readonly company: string;
  readonly service: string;
  readonly rating: number;
  readonly review: string;
  /** Empty when none was given. */
  readonly email: string;
  readonly status: ReviewStatus;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
}

/** Reads one row of the reviews file; undefined for what is not a review. */
export function readReview(row: unknown): Review | undefined {
  const result = v.safeParse(storedReview, row);
  return result.success ? result.output : undefined;
}
