import type { FormOutcome } from '../../machines/createFormMachine';
import type { FormValues } from '../../machines/formRules';

/** How long sending takes where there is no endpoint, in ms. Source: specification, section 4. */
const simulatedSend = 2_000;

/** Sends a review, to be published after approval. Source: specification, section 7. @throws like `post`. */
export function postReview(
  api: string,
  appId: string,
  review: FormValues,
  signal: AbortSignal,
): Promise<FormOutcome> {
  return post(`${api}/api/reviews`, { appId, ...review, status: 'pending' }, signal);
}

/** Sends an inquiry to the studio's endpoint; without one, sending is simulated. @throws like `post`. */
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

/** @throws Error when the address cannot be reached, or answers anything but ok, 208 (repeated) or 429 (limited). */
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
function botSignals(): BotSigns {
  const trap = document.querySelector('form [id$="-website"]');
  const website = trap instanceof HTMLInputElement ? trap.value : '';
  const seconds = performance.now() / 1000;
  return { ...(website !== '' && { website }), ...(seconds < leastSeconds && { seconds }) };
}
