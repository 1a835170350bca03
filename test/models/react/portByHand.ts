import { act } from '@testing-library/react';

/** A port whose answers are given by hand. */
export interface PortByHand<Answer> {
  ask(): Promise<Answer>;
  /** Answers what was asked last. */
  answer(answer: Answer | 'failure'): Promise<void>;
}

export function createPortByHand<Answer>(): PortByHand<Answer> {
  const asked: { resolve(answer: Answer): void; reject(error: Error): void }[] = [];
  return {
    ask: () => new Promise((resolve, reject) => asked.push({ resolve, reject })),
    async answer(answer) {
      const last = asked.pop();
      if (!last) throw new Error('nothing has been asked');
      await act(async () => {
        if (answer === 'failure') last.reject(new Error('the outside world failed'));
        else last.resolve(answer);
      });
    },
  };
}
