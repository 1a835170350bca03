import type { Locator } from '@playwright/test';
import { hasNoticedPointer } from '../support/toasts';

/** Longer than any message shows, in ms. */
const aMinute = 60_000;

export interface Holds {
  /** A step by which something begins to hold the message, or no longer does. */
  begin(reason: string, how: () => Promise<unknown>): () => Promise<void>;
  end(reason: string, how: () => Promise<unknown>): () => Promise<void>;
  /** Something has ceased to hold it by itself; everything has, if nothing is named. */
  forget(reason?: string): void;
  /** Lets a minute go by if anything holds a message that is shown. */
  outlast(): Promise<void>;
}

/**
 * What holds a message. That it is held shows only with time: it outlasts a minute after whatever began or
 * ceased to hold it, as long as anything else does.
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
