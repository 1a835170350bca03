import type { Database } from '../../../src/backend/database/database';
import { addInquiry, listInquiries } from '../../../src/backend/inquiries';
import { addReview, listReviews } from '../../../src/backend/reviews';
import { sentInquiry, sentReview } from '../support';

/** Stores a review, and returns its id. */
export async function review(
  database: Database,
  values: Partial<typeof sentReview> = {},
  now = Date.parse('2026-11-22T11:00:00.000Z'),
): Promise<string> {
  const { appId, status: _, ...sent } = sentReview;
  await addReview(database, { appId, values: { ...sent, ...values }, now, owner: undefined });
  const all = await listReviews(database);
  return all.find((one) => one.review === (values.review ?? sent.review))?.id ?? '';
}

/** Stores an inquiry, and returns its id. */
export async function inquiry(
  database: Database,
  values: Partial<typeof sentInquiry> = {},
  now = Date.parse('2026-11-22T11:00:00.000Z'),
): Promise<string> {
  await addInquiry(database, { values: { ...sentInquiry, ...values }, now, owner: undefined });
  const all = await listInquiries(database);
  return all.find((one) => one.message === (values.message ?? sentInquiry.message))?.id ?? '';
}
