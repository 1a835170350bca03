import { siteConfig } from '../../../src/site.config';
import { sentInquiry, sentReview } from '../support';

const appId = siteConfig.reviewsAppId;

/** Body and path of a request. Each number is a different visitor; inquiries and reviews alternate. */
export function postNumber(number: number) {
  const own = { name: nameOf(number), email: `visitor${number}@example.com` };
  const text = `Number ${number}`;
  return number % 2 === 0
    ? { path: '/api/reviews', body: { ...sentReview, ...own, appId, review: text } }
    : { path: '/api/inquiries', body: { ...sentInquiry, ...own, message: text } };
}

export function nameOf(number: number): string {
  return `Visitor ${number}`;
}

/** Sends a post; resolves with the status, or undefined without an answer. */
export async function send(port: number, number: number): Promise<number | undefined> {
  const { path, body } = postNumber(number);
  try {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return undefined;
  }
}

/** Calls `act` for each number below `count`, with at most `concurrency` calls at a time. */
export async function inParallel(
  count: number,
  concurrency: number,
  act: (number: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < count) await act(next++);
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
}
