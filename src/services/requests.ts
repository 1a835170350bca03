import type { EnquiryOutcome } from '../../machines/contactForm.machine';
import type { EnquiryValues, ReviewValues } from '../../machines/formRules';
import type { ReviewOutcome } from '../../machines/reviewForm.machine';

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

/** In how many seconds after the page began to load nobody has filled in a form. */
const leastSeconds = 2;

interface BotSigns {
  /** What stands in the field that nobody sees. */
  readonly website?: string;
  /** How old the page was, where that is less than a person needs. */
  readonly seconds?: number;
}

/**
 * What tells a program that fills in the page's forms from a person. It is sent with a form; of a person
 * there is nothing to say, so that what they send stays exactly what is specified.
 */
function botSigns(): BotSigns {
  const trap = document.querySelector('form [id$="-website"]');
  const website = trap instanceof HTMLInputElement ? trap.value : '';
  const seconds = performance.now() / 1000;
  return { ...(website !== '' && { website }), ...(seconds < leastSeconds && { seconds }) };
}
