import { type Model, outcomeOf } from '../../machines/model';
import {
  type Choice,
  coveringWalks,
  isNamed,
  type Move,
  type Walk,
} from '../../src/models/coveringWalks';

/** What one kind of walk can and cannot do with a machine. */
export interface Driver {
  /** Moves that a person cannot make here, and why; a part that is absent fits all. */
  readonly cannot?: readonly Impossible[];
}

export interface Impossible {
  readonly scenario?: string;
  readonly state?: string;
  readonly step?: string;
  readonly why: string;
}

/** A page that a walk has begun on. */
export interface Scene {
  /** Performs a step that consists of events. */
  perform(step: string): Promise<void>;
  /** Lets time go by, in ms. */
  pass(milliseconds: number): Promise<void>;
  /** Lets a waiting port answer with `output`, or fail. */
  answer(port: string, answer: { readonly output: unknown } | 'failure'): Promise<void>;
  /** Some or all of the facts that the model's `project` gives, as they are seen on the page. */
  look(): Promise<Facts>;
  /**
   * Brings the machine to the start of the same scenario once more, at the end of a walk. Where this is
   * absent, only a new page does.
   */
  restart?(): Promise<void>;
}

/**
 * The walks that a driver can take: every move that the table names, but what it cannot do, in the first
 * scenario in which it can; only what `isWanted`, if that is said.
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

/** Compares what is seen with what is then expected of it, as soon as it may have come about. */
export type Expect = (
  look: () => Promise<Facts>,
  expectedOf: (seen: Facts) => Facts,
  where: string,
) => Promise<void>;

/** Takes a walk on a page, with a look at it after every step, and 1 ms before time changes anything. */
export async function walkScene(
  model: Model,
  { scenario, moves }: Walk,
  scene: Scene,
  expect: Expect,
): Promise<void> {
  const see = async (state: string, where: string) => {
    const facts: unknown = model.states[state]?.seen;
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
