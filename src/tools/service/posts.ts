/** What a numbered post is and where it goes; every number is another visitor. */
export interface Post {
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** A post that the service takes: enquiries and reviews in turn. */
export function postNumber(number: number, appId: string): Post {
  const visitor = {
    name: nameOf(number),
    email: `visitor${number}@example.com`,
    company: 'Harness',
    service: 'qr-menu-systems',
  };
  if (number % 2 === 0) {
    const review = { ...visitor, appId, rating: 5, review: `Number ${number}`, status: 'pending' };
    return { path: '/api/reviews', body: review };
  }
  const rest = { phone: '', budget: '', timeline: '', message: `Number ${number}`, terms: true };
  return { path: '/api/enquiries', body: { ...visitor, ...rest } };
}

export function nameOf(number: number): string {
  return `Visitor ${number}`;
}

/** Whether the service has it: now, or from before. */
export function isKept(status: number | undefined): boolean {
  return status === 201 || status === 208;
}

/** Posts it; the status of the answer. Rejects where no answer came. */
export async function send(port: number, { path, body }: Post): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  await response.arrayBuffer();
  return response.status;
}

/** Reads the list of reviews; the status of the answer, and how long it took in ms. */
export async function readReviews(port: number, appId: string) {
  const started = performance.now();
  const response = await fetch(`http://127.0.0.1:${port}/api/reviews/${appId}`);
  await response.arrayBuffer();
  return { status: response.status, time: performance.now() - started };
}

/** Does something for each number up to `count`, so many at a time. */
export async function inParallel(
  count: number,
  most: number,
  act: (number: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < count) await act(next++);
  };
  await Promise.all(Array.from({ length: most }, worker));
}
