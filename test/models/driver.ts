import { type Model, outcomeOf } from '../../machines/model';
import {
  type Choice,
  coveringWalks,
  isNamed,
  type Move,
  type Walk,
} from '../../src/models/coveringWalks';

/** Capabilities of a kind of path. */
export interface Driver {
  /** Moves that a person cannot make here, with the reason; an absent part matches all. */
  readonly cannot?: readonly Impossible[];
}

export interface Impossible {
  readonly scenario?: string;
  readonly state?: string;
  readonly step?: string;
  readonly why: string;
}

/** A page at the start of a path. */
export interface Scene {
  /** Performs a step of events. */
  perform(step: string): Promise<void>;
  /** Advances time, in ms. */
  pass(milliseconds: number): Promise<void>;
  /** Resolves a waiting actor with `output`, or rejects it. */
  answer(port: string, answer: { readonly output: unknown } | 'failure'): Promise<void>;
  /** Facts of the model's `project` as seen on the page, some or all. */
  look(): Promise<Facts>;
  /** Resets the machine to the start of its scenario at the end of a path. If absent, a new page is needed. */
  restart?(): Promise<void>;
}

/**
 * Paths for a driver: every move of the table that it supports, in the first possible scenario; only those of
 * `isWanted` if given.
 */
export function walksFor(
  model: Model,
  { cannot = [] }: Driver,
  isWanted?: Choice,
): readonly Walk[] {
  const fits = (wanted: string | undefined, found: string) => (wanted ?? found) === found;
  const isPossible = ({ state, step }: Move, scenario: string) =>
    !cannot.some(
      (one) => fits(one.scenario, scenario) && fits(one.state, state) && fits(one.step, step),
    );
  return coveringWalks(
    model,
    (move, scenario) => isNamed(model)(move, scenario) && isPossible(move, scenario),
    { isOnceEnough: true, ...(isWanted && { isWanted }) },
  ).filter(({ scenario }) => isPossible({ state: '', step: '' }, scenario));
}

type Facts = Readonly<Record<string, unknown>>;

/** Compares visible facts with the expected ones, once they can be final. */
export type Expect = (
  look: () => Promise<Facts>,
  expectedOf: (seen: Facts) => Facts,
  where: string,
) => Promise<void>;

/** Takes a path on a page, and verifies it after every step, and 1 ms before a timer. */
export async function walkScene(
  model: Model,
  { scenario, moves }: Walk,
  scene: Scene,
  expect: Expect,
): Promise<void> {
  const see = async (state: string, where: string) => {
    const facts: unknown = model.states[state]?.projection;
    const entries = Object.entries(typeof facts === 'object' && facts !== null ? facts : {});
    const expectedOf = (seen: Facts) => {
      if (Object.keys(seen).length === 0) throw new Error(`${where}: nothing is looked at`);
      return Object.fromEntries(entries.filter(([key]) => key in seen));
    };
    await expect(scene.look, expectedOf, where);
  };
  await see(model.scenarios[scenario]?.starts ?? '', `${scenario}: the start`);
  for (const [index, { state, step }] of moves.entries()) {
    const what = model.steps[step];
    if (!what) throw new Error(`there is no step "${step}"`);
    const where = `${scenario}: step ${index + 1}, "${step}" in "${state}"`;
    if ('events' in what) await scene.perform(step);
    else if ('wait' in what) {
      await scene.pass(what.wait - 1);
      await see(state, `${where}, 1 ms too early`);
      await scene.pass(1);
    } else if ('done' in what) await scene.answer(what.done, { output: what.output });
    else await scene.answer(what.fail, 'failure');
    await see(outcomeOf(model, scenario, state, step)?.to ?? state, where);
  }
}
