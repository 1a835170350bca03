import type { Model } from '../model/model';
import { type Choice, type CoveringPath, coveringPaths, isNamed, type Move } from './coveringPaths';
import { failureText } from './failure';
import { anHour, hasTimer, runPath } from './runPath';
import type { AnyDriver, AnyScene } from './scene';

/** Every move of the table that a person can make, or the wanted ones, in the first possible scenario. */
export function pathsFor(
  model: Model,
  { cannot = [] }: AnyDriver,
  isWanted?: Choice,
): readonly CoveringPath[] {
  const isPossible: Choice = (move, scenario) =>
    isNamed(model)(move, scenario) &&
    !cannot.some(({ state, step }) => state === move.state && step === move.step);
  return coveringPaths(model, { isPossible, isOnceEnough: true, ...(isWanted && { isWanted }) });
}

/**
 * Paths on a page that cover every transition of a machine. Paths through the machine alone verify the
 * rest of the model.
 */
export async function pathsInBrowser(
  model: Model,
  driver: AnyDriver,
): Promise<readonly CoveringPath[]> {
  const wanted = new Set<string>();
  const known = new Set<string>();
  for (const path of pathsFor(model, driver)) {
    const [, ...taken] = (await runPath(model, path)).taken;
    for (const [index, move] of path.moves.entries()) {
      const ids = taken[index] ?? [];
      if (ids.every((one) => known.has(one))) continue;
      for (const one of ids) known.add(one);
      wanted.add(keyOf(path.scenario, move));
    }
  }
  return pathsFor(model, driver, (move, scenario) => wanted.has(keyOf(scenario, move)));
}

function keyOf(scenario: string, { state, step }: Move): string {
  return `${scenario}: ${state} > ${step}`;
}

/** Verifies that a page shows, or comes to show, the expected facts and no others. */
export type Expect = (
  look: () => Promise<object>,
  expected: object,
  where: string,
) => Promise<void>;

/** Takes a path on a page, and verifies it after every step, 1 ms before a timer, and after an hour without one. */
export async function runScene(
  model: Model,
  { scenario, moves }: CoveringPath,
  scene: AnyScene,
  expect: Expect,
): Promise<void> {
  const see = async (state: string, where: string) => {
    const facts = Object.entries(model.states[state]?.projection ?? {});
    const shown = facts.filter(([fact]) => !model.unseen?.includes(fact));
    await expect(scene.look, Object.fromEntries(shown), where);
  };
  const seeInTime = async (state: string, where: string) => {
    await see(state, where);
    if (hasTimer(model, state)) return;
    await scene.pass(anHour);
    await see(state, `${where}, an hour later`);
  };
  await seeInTime(model.scenarios[scenario]?.starts ?? '', `${scenario}: the start`);
  for (const [index, { state, step, to }] of moves.entries()) {
    const steps = moves.slice(0, index + 1).map((move) => move.step);
    const where = failureText(model, { scenario, steps }, []);
    const what = model.steps[step];
    if (what && 'wait' in what) {
      await scene.pass(what.wait - 1);
      await see(state, `${where}, 1 ms too early`);
      await scene.pass(1);
    } else await scene.perform(step);
    await seeInTime(to, where);
  }
}
