import { act } from '@testing-library/react';

/** A port whose answers are given by hand. */
export interface DeferredPort<Answer> {
  ask(): Promise<Answer>;
  /** Answers the last call. */
  answer(answer: Answer | 'failure'): Promise<void>;
}

export function createDeferredPort<Answer>(): DeferredPort<Answer> {
  const pending: { resolve(answer: Answer): void; reject(error: Error): void }[] = [];
  return {
    ask: () => new Promise((resolve, reject) => pending.push({ resolve, reject })),
    async answer(answer) {
      const last = pending.pop();
      if (!last) throw new Error('nothing has been asked');
      await act(async () => {
        if (answer === 'failure') last.reject(new Error('the outside world failed'));
        else last.resolve(answer);
      });
    },
  };
}
