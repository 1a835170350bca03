import type { Database } from '../../../src/backend/database/database';
import { addEnquiry, listEnquiries } from '../../../src/backend/enquiries';
import { addReview, listReviews } from '../../../src/backend/reviews';
import { sentEnquiry, sentReview } from '../support';

/** Keeps a review, and gives its id. */
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

/** Keeps an enquiry, and gives its id. */
export async function enquiry(
  database: Database,
  values: Partial<typeof sentEnquiry> = {},
  now = Date.parse('2026-11-22T11:00:00.000Z'),
): Promise<string> {
  await addEnquiry(database, { values: { ...sentEnquiry, ...values }, now, owner: undefined });
  const all = await listEnquiries(database);
  return all.find((one) => one.message === (values.message ?? sentEnquiry.message))?.id ?? '';
}
