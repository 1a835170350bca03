import type { Locator } from '@playwright/test';
import { hasNoticedPointer } from '../support/toasts';

/** Longer than the duration of a toast, in ms. */
const aMinute = 60_000;

export interface Holds {
  /** A step that starts or ends a reason to pause. */
  begin(reason: string, how: () => Promise<unknown>): () => Promise<void>;
  end(reason: string, how: () => Promise<unknown>): () => Promise<void>;
  /** A reason that ended by itself; all of them if none is named. */
  forget(reason?: string): void;
  /** Advances a minute if a reason to pause is active. */
  outlast(): Promise<void>;
}

/**
 * Causes that pause a toast. A pause shows only over time: the toast is still there a minute after any cause began or
 * ended, while another cause remains.
 */
export function holdsOn(message: Locator): Holds {
  const reasons = new Set<string>();
  const outlast = async () => {
    if (reasons.size > 0 && (await message.isVisible())) {
      if (reasons.has('pointer')) await hasNoticedPointer(message);
      await message.page().clock.fastForward(aMinute);
    }
  };
  return {
    begin: (reason, how) => async () => {
      await how();
      reasons.add(reason);
      await outlast();
    },
    end: (reason, how) => async () => {
      await how();
      reasons.delete(reason);
      await outlast();
    },
    forget: (reason) => (reason === undefined ? reasons.clear() : reasons.delete(reason)),
    outlast,
  };
}
