import type { Page } from '@playwright/test';
import { type AnyScene, passTime } from './browserDriver';

interface Parts extends Pick<AnyScene, 'look'> {
  readonly steps: Readonly<Record<string, () => Promise<unknown>>>;
}

/** Without a model's type: for recovery and swipe, and deleted with them. */
export function sceneOn(page: Page, { steps, look }: Parts): AnyScene {
  return {
    look,
    perform: async (step) => steps[step]?.(),
    pass: async (milliseconds) => {
      // The toast that is swiped would end within an hour.
      if (milliseconds < 3_600_000) await passTime(page, milliseconds);
    },
  };
}
