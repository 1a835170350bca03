import type { FormOutcome } from '../../machines/createFormMachine';
import type { FormValues } from '../../machines/formRules';

/** Duration of a simulated submission, in ms. Source: docs/specification.md, section 4. */
const simulatedSend = 2_000;

/**
 * Sends a review for approval. Source: docs/specification.md, section 7.
 * @throws like `post`.
 */
export function postReview(
  api: string,
  appId: string,
  review: FormValues,
  signal: AbortSignal,
): Promise<FormOutcome> {
  return post(`${api}/api/reviews`, { appId, ...review, status: 'pending' }, signal);
}

/**
 * Sends an inquiry to the contact endpoint, or simulates sending without one.
 * @throws like `post`.
 */
export function postInquiry(
  endpoint: string,
  inquiry: FormValues,
  signal: AbortSignal,
): Promise<FormOutcome> {
  return endpoint === '' ? simulate(signal) : post(endpoint, inquiry, signal);
}

function simulate(signal: AbortSignal): Promise<FormOutcome> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve('sent'), simulatedSend);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
}

/**
 * @throws Error if the address cannot be reached, or answers anything but 2xx, 208 (duplicate) or 429 (rate limited).
 */
async function post(address: string, body: object, signal: AbortSignal): Promise<FormOutcome> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ ...body, ...botSignals() }),
    signal,
  });
  if (answer.status === 429) return 'limited';
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer.status === 208 ? 'repeated' : 'sent';
}

/** Minimum time to fill in a form, in seconds. Faster submissions are treated as automated. */
const minSeconds = 2;

interface BotSignals {
  /** Value of the honeypot field. */
  readonly website?: string;
  /** Age of the page in seconds, if it is below the minimum time to fill in a form. */
  readonly seconds?: number;
}

/**
 * Signals of automated submissions, sent with the form. A person's submission adds no field, so it stays as
 * specified.
 */
function botSignals(): BotSignals {
  const trap = document.querySelector('form [id$="-website"]');
  const website = trap instanceof HTMLInputElement ? trap.value : '';
  const seconds = performance.now() / 1000;
  return { ...(website !== '' && { website }), ...(seconds < minSeconds && { seconds }) };
}
