import type { Page } from '@playwright/test';
import type { Scene } from '../../models/driver';

interface Parts extends Pick<Scene, 'look' | 'restart'> {
  /** What a person does at each step that consists of events, by its name. */
  readonly steps: Readonly<Record<string, () => Promise<unknown>>>;
  /** Whether time means nothing to the machine: it may go on while the page is looked at, to be drawn. */
  readonly isTimeless?: true;
  /** What the outside world answers, where a machine asks for something. */
  answer?(answer: { readonly output: unknown } | 'failure'): Promise<unknown>;
}

/** A scene on a page whose clock has been stopped. */
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

/** Lets time go by, in ms; much of it at one stroke, in which each timer fires at most once. */
export async function passTime(page: Page, milliseconds: number): Promise<void> {
  if (milliseconds > 100_000) await page.clock.fastForward(milliseconds);
  else await page.clock.runFor(milliseconds);
}
