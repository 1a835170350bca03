import type { Page } from '@playwright/test';
import { type Model, outcomeOf } from '../../../machines/model';
import { deepEqual } from '../../../src/models/differences';
import type { MachineName } from '../../../src/models/machines';
import { models } from '../../../src/models/models';
import { drivers } from '../../browser/models/drivers';
import { seenOnPage } from '../../browser/models/seenOnPage';
import type { Locale } from '../../browser/support/words';
import { type Scene, walkScene } from '../../models/driver';
import type { Random } from '../random';
import { around } from './around';
import { withinDocument } from './goTo';

/** Machines that live in any page, or start with theirs, and the scenario that the site is in. */
export const scenarios = {
  panel: 'on any page',
  contactForm: 'sent to an endpoint',
  reviewForm: 'on the reviews page',
  reviewList: 'on the home page',
  menuCard: 'on the home page',
  bill: 'on the price list',
  booking: 'the page is loaded',
  toaster: 'in a window that is looked at',
} as const satisfies Partial<Record<MachineName, string>>;

export type WalkedName = keyof typeof scenarios;

/** Where a visitor left each machine, by the name of its state. */
export type LeftIn = Map<WalkedName, string>;

interface Walked {
  readonly page: Page;
  readonly locale: Locale;
  readonly origin: string;
  readonly random: Random;
  readonly leftIn: LeftIn;
}

/**
 * Takes some random steps of a machine's model on the page as it is, with a look after each; then, until nothing
 * is waited for, on. Steps that begin with `first` come first.
 */
export async function walkOn(
  name: WalkedName,
  { page, locale, origin, random, leftIn }: Walked,
  first: readonly string[] = [],
): Promise<string> {
  const model: Model = models[name];
  const driver = drivers[name];
  const scenario = Object.keys(model.scenarios).includes(scenarios[name])
    ? scenarios[name]
    : (Object.keys(model.scenarios)[0] ?? '');
  await around[name]?.before?.(page, locale);
  const scene = await driver.open(scenario, {
    page: withinDocument(page, locale),
    locale,
    origin: () => origin,
  });
  let state = await whereIs(model, scenario, scene, leftIn.get(name));
  const taken: string[] = [];
  const take = async (step: string) => {
    await walkScene(
      { ...model, scenarios: { [scenario]: { starts: state } } },
      { scenario, moves: [{ state, step }] },
      scene,
      seenOnPage,
    );
    state = outcomeOf(model, scenario, state, step)?.to ?? state;
    taken.push(step);
  };
  const steps = 1 + random.below(5);
  for (let count = 0; count < steps + 20; count += 1) {
    const isOver = count >= steps + first.length;
    if (isOver && !isWaiting(model, state)) break;
    const possible = Object.keys(model.steps).filter(
      (step) =>
        outcomeOf(model, scenario, state, step) &&
        !(driver.cannot ?? []).some(
          (one) => (one.state ?? state) === state && (one.step ?? step) === step,
        ),
    );
    const ending = possible.filter((step) => !('events' in (model.steps[step] ?? {})));
    const choice = isOver ? ending : possible;
    const step = first[count] ?? choice[random.below(choice.length)];
    if (step === undefined) break;
    await take(step);
  }
  // What lies over the page would be in the way of all else.
  if (outcomeOf(model, scenario, state, closing)) await take(closing);
  if (!beginsAnew.has(name)) leftIn.set(name, state);
  await around[name]?.after?.(page, locale);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  return taken.join(', ');
}

const closing = 'close the dialog';

/** Those that begin anew on each walk are left nowhere. */
const beginsAnew: ReadonlySet<WalkedName> = new Set(['reviewList', 'bill', 'toaster']);

function isWaiting(model: Model, state: string): boolean {
  const { pendingRequests, on = {} } = model.states[state] ?? {};
  return (
    pendingRequests !== undefined ||
    Object.keys(on).some((one) => 'wait' in (model.steps[one] ?? {}))
  );
}

/**
 * The state that a machine was left in, where it still shows that, or the one that it starts in, or the first that
 * looks like what is seen: a fault may have led on.
 */
async function whereIs(
  model: Model,
  scenario: string,
  scene: Scene,
  left: string | undefined,
): Promise<string> {
  const start = model.scenarios[scenario]?.starts ?? '';
  if (left === undefined) return start;
  const seen = await scene.look();
  const shows = (state: string) => {
    const facts = Object(model.states[state]?.seen);
    return Object.entries(seen).every(([key, value]) => deepEqual(value, facts[key]));
  };
  return [left, start, ...Object.keys(model.states)].find(shows) ?? start;
}
