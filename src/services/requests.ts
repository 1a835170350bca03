import type { EnquiryOutcome } from '../../machines/contactForm.machine';
import type { EnquiryValues, ReviewValues } from '../../machines/formRules';
import type { ReviewOutcome } from '../../machines/reviewForm.machine';
import { botSigns } from './botSigns';

/**
 * Sends a review, to be published after approval. 429 says that too many have come. Source: specification,
 * section 7.
 * @throws when the API cannot be reached or answers anything else but ok.
 */
export async function postReview(
  api: string,
  appId: string,
  { name, company, service, rating, review, email }: ReviewValues,
  signal: AbortSignal,
): Promise<ReviewOutcome> {
  const body = { appId, name, company, service, rating, review, email, status: 'pending' };
  const address = `${api}/api/reviews`;
  const answer = await post(address, body, signal);
  if (answer.status === 429) return 'limited';
  requireOk(answer, address);
  return 'sent';
}

/**
 * Sends an enquiry to the studio's endpoint. 208 says that it was there already, 429 that too many have come.
 * @throws when the endpoint cannot be reached or answers anything else but ok.
 */
export async function postEnquiry(
  endpoint: string,
  enquiry: EnquiryValues,
  signal: AbortSignal,
): Promise<EnquiryOutcome> {
  const answer = await post(endpoint, enquiry, signal);
  if (answer.status === 429) return 'limited';
  requireOk(answer, endpoint);
  return answer.status === 208 ? 'repeated' : 'sent';
}

function post(address: string, body: object, signal: AbortSignal): Promise<Response> {
  return fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ ...body, ...botSigns() }),
    signal,
  });
}

function requireOk(answer: Response, address: string): void {
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
}
