import type { Review } from '../../machines/reviewList.machine';

/** A review as the API client returns it. */
export function reviewBy(name: string, changes: Partial<Review> = {}): Review {
  return {
    id: `review-${name}`,
    name,
    company: `${name} Bakery`,
    service: 'qr-menu-systems',
    rating: 5,
    review: `${name} likes it.`,
    date: '2025-06-01',
    ...changes,
  };
}

/** An actor whose calls wait for answers of the test. */
export function answeredLater<Answer>() {
  const questions: {
    readonly limit: number;
    readonly signal: AbortSignal;
    answer(with_: Answer): void;
    fail(error: Error): void;
  }[] = [];
  const ask = (limit: number, signal: AbortSignal) =>
    new Promise<Answer>((answer, fail) => questions.push({ limit, signal, answer, fail }));
  return { questions, ask };
}
