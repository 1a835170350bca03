import type { Page } from '@playwright/test';
import type { Scene } from '../../models/driver';

interface Parts extends Pick<Scene, 'look' | 'restart'> {
  /** Actions of a person for each event step, by name. */
  readonly steps: Readonly<Record<string, () => Promise<unknown>>>;
  /** True if the machine does not depend on time, so that time may pass while the page renders. */
  readonly isTimeless?: true;
  /** Answers of external services. */
  answer?(answer: { readonly output: unknown } | 'failure'): Promise<unknown>;
}

/** A driver on a page with a stopped clock. */
export function sceneOn(page: Page, { steps, look, answer, isTimeless, restart }: Parts): Scene {
  return {
    async look() {
      if (isTimeless) await page.clock.runFor(aFewFrames);
      return look();
    },
    async perform(step) {
      const act = steps[step];
      if (!act) throw new Error(`nobody knows how to "${step}" here`);
      await act();
    },
    pass: (milliseconds) => passTime(page, milliseconds),
    async answer(port, given) {
      if (!answer) throw new Error(`"${port}" is never asked here`);
      await answer(given);
    },
    ...(restart && { restart }),
  };
}

/** In ms. */
const aFewFrames = 50;

/** Advances the clock, in ms; long times at once, so that each timer fires at most once. */
export async function passTime(page: Page, milliseconds: number): Promise<void> {
  if (milliseconds > 100_000) await page.clock.fastForward(milliseconds);
  else await page.clock.runFor(milliseconds);
}
