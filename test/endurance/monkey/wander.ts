import type { Page } from '@playwright/test';
import type { Step } from './action';
import { type Finding, judge } from './judge';
import { type Look, lookAround } from './look';
import { type Hands, perform } from './perform';
import { findWayOut } from './wayOut';

/** Where a monkey wanders, and what hears of it. */
export interface Wandering extends Hands {
  /** What is done next; nothing at the end. */
  next(view: Look['view']): Step | undefined;
  /** Errors that the page has told of since the last call. */
  takeErrors(): readonly string[];
  /** `address` is where it was found, `at` the number of the step, from 1. */
  found(finding: Finding, address: string, at: number): void;
  /** Hears of every step that is done. */
  done(step: Step, at: number): void;
}

/** After how many steps the monkey looks for a way out. */
const patience = 250;

/** Does one step after the other, and looks after each. */
export async function wander(wandering: Wandering): Promise<void> {
  const { page, origin, found } = wandering;
  let before = await look(page);
  for (let at = 1; ; at += 1) {
    const step = wandering.next(before.view);
    if (!step) return;
    wandering.done(step, at);
    await take(wandering, step);
    let after = await look(page);
    if (!after.isPage) {
      await page.goBack();
      after = await look(page);
    }
    if (judge(before, step.action, after).length > 0) {
      // What is on its way may still set it right.
      await page.clock.runFor(1000);
      after = await look(page);
    }
    for (const finding of judge(before, step.action, after)) found(finding, after.address, at);
    for (const what of wandering.takeErrors())
      found({ question: 'error', what }, after.address, at);
    before = after;
    if (at % patience > 0) continue;
    await findWayOut(page).catch(async (error: Error) => {
      found({ question: 'dead end', what: error.message.slice(0, 2000) }, after.address, at);
      await page.goto(origin);
    });
    before = await look(page);
  }
}

async function take(hands: Hands, { action, rest }: Step): Promise<void> {
  const { page } = hands;
  await unlessLoading(page, () => perform(hands, action));
  if (rest > 0) await unlessLoading(page, () => pass(page, rest));
}

/** A long time goes by at one stroke: frame by frame it would take nearly as long as it says. */
function pass({ clock }: Page, milliseconds: number): Promise<void> {
  return milliseconds > 500 ? clock.fastForward(milliseconds) : clock.runFor(milliseconds);
}

function look(page: Page): Promise<Look> {
  return unlessLoading(page, () => page.evaluate(lookAround));
}

/** A document that gives way to another one cannot answer: the next one is asked. */
async function unlessLoading<Answer>(page: Page, ask: () => Promise<Answer>): Promise<Answer> {
  for (let times = 0; ; times += 1) {
    try {
      return await ask();
    } catch (error) {
      const isGone = /context was destroyed|navigat|detached|ERR_ABORTED/i.test(String(error));
      if (!isGone || times === 5) throw error;
      await page.waitForLoadState('domcontentloaded');
    }
  }
}
