import type { EnquiryValues, ReviewValues } from '../../machines/formRules';

/**
 * Sends a review, to be published after approval. Source: specification, section 7.
 * @throws when the API cannot be reached or answers anything but ok.
 */
export async function postReview(
  api: string,
  appId: string,
  { name, company, service, rating, review, email }: ReviewValues,
  signal: AbortSignal,
): Promise<void> {
  const body = { appId, name, company, service, rating, review, email, status: 'pending' };
  await postJson(`${api}/api/reviews`, body, signal);
}

/**
 * Sends an enquiry to the studio's endpoint.
 * @throws when the endpoint cannot be reached or answers anything but ok.
 */
export async function postEnquiry(
  endpoint: string,
  enquiry: EnquiryValues,
  signal: AbortSignal,
): Promise<void> {
  await postJson(endpoint, enquiry, signal);
}

async function postJson(address: string, body: unknown, signal: AbortSignal): Promise<void> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
    signal,
  });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
}
