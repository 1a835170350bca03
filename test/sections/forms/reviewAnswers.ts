import { act } from '@testing-library/react';

/** Stands in for the reviews API in every test of a file: a review is answered when the test says so. */
export function answerReviews() {
  const asked: {
    resolve(answer: { ok: boolean; status: number }): void;
    reject(error: Error): void;
  }[] = [];
  const post = jest.fn<Promise<unknown>, [string, RequestInit]>();
  beforeEach(() => {
    asked.length = 0;
    post.mockReset();
    post.mockImplementation(
      () => new Promise((resolve, reject) => asked.push({ resolve, reject })),
    );
    Object.assign(globalThis, { fetch: post });
  });
  return {
    post,
    /** Answers the last one with a status. */
    answer: (status: number) =>
      act(async () => asked.at(-1)?.resolve({ ok: status < 400, status })),
    /** Lets the last one fail without an answer. */
    fail: () => act(async () => asked.at(-1)?.reject(new TypeError('offline'))),
  };
}
