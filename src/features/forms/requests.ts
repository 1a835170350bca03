import { type FormValues, formSignals, honeypot } from '../../../machines/formRules';
import type { FormOutcome } from '../../../machines/formSetup';
import type { Settings } from '../../settings/settingsSchema';

/** Duration of a simulated submission, in ms. Source: docs/specification.md, section 4. */
const simulatedSend = 2_000;

/** Addresses that receive the forms. An empty `reviewsApi` is the site's own origin. */
type Addresses = Pick<Settings, 'reviewsApi' | 'reviewsAppId' | 'contactEndpoint'>;

/**
 * Sends a review for approval. Source: docs/specification.md, section 7.
 * @throws like `post`, and on a site without reviews.
 */
export async function postReview(
  to: Addresses,
  review: FormValues,
  signal: AbortSignal,
): Promise<FormOutcome> {
  if (to.reviewsApi === null) throw new Error('this site has no reviews');
  const body = { appId: to.reviewsAppId, ...review, status: 'pending' };
  return post(`${to.reviewsApi}/api/reviews`, body, signalsFor(to), signal);
}

/**
 * Sends an inquiry to the contact endpoint, or simulates sending without one.
 * @throws like `post`.
 */
export function postInquiry(
  to: Addresses,
  inquiry: FormValues,
  signal: AbortSignal,
): Promise<FormOutcome> {
  if (to.contactEndpoint === '') return simulate(signal);
  return post(to.contactEndpoint, inquiry, signalsFor(to), signal);
}

function simulate(signal: AbortSignal): Promise<FormOutcome> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve('sent'), simulatedSend);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
}

/** @throws Error if the address cannot be reached, or answers anything but 2xx, 208 (duplicate) or 429 (rate limited). */
async function post(
  address: string,
  body: object,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<FormOutcome> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
    body: JSON.stringify(body),
    signal,
  });
  if (answer.status === 429) return 'limited';
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer.status === 208 ? 'repeated' : 'sent';
}

/** Minimum time to fill in a form, in ms. Faster submissions are treated as automated. */
const minTime = 2000;

/**
 * The header of an automated submission, for our backend only: browsers ask a foreign API for permission to send it.
 * Our backend takes both forms at one origin. Source: docs/specification.md, section 7.
 */
function signalsFor({ reviewsApi, contactEndpoint }: Addresses): Readonly<Record<string, string>> {
  // Without reviews, only the path tells.
  const own = reviewsApi === null ? '' : reviewsApi || location.origin;
  if (!contactEndpoint.endsWith(`${own}/api/inquiries`)) return {};
  const trap = document.querySelector<HTMLInputElement>(`form [id$="-${honeypot}"]`);
  const isFast = performance.now() < minTime;
  const signals = [trap?.value && 'hidden-field', isFast && 'too-fast'].filter(Boolean);
  return signals.length === 0 ? {} : { [formSignals]: signals.join(', ') };
}
