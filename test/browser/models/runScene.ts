import {
  type Choice,
  type CoveringPath,
  coveringPaths,
  isNamed,
} from '../../../machines/testing/coveringPaths';
import { differencesBetween, differenceText } from '../../../machines/testing/differences';
import { failureText } from '../../../machines/testing/failure';
import type { Model } from '../../../machines/testing/model';
import { anHour, runPath, waitsOf } from '../../../machines/testing/takePath';
import { expect, test } from '../support/test';
import type { AnyDriver, AnyScene } from './browserDriver';

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
export function pathsInBrowser(model: Model, driver: AnyDriver): readonly CoveringPath[] {
  const wanted = new Set<string>();
  const known = new Set<string>();
  for (const path of pathsFor(model, driver)) {
    const [, ...taken] = runPath(model, path).taken;
    for (const [index, { state, step }] of path.moves.entries()) {
      const ids = taken[index] ?? [];
      if (ids.every((one) => known.has(one))) continue;
      for (const one of ids) known.add(one);
      wanted.add(`${path.scenario}: ${state} > ${step}`);
    }
  }
  return pathsFor(model, driver, ({ state, step }, scenario) =>
    wanted.has(`${scenario}: ${state} > ${step}`),
  );
}

/**
 * Takes a path on a page, and verifies it after every step, 1 ms before a timer, and after an hour without one. A trace
 * has each step by its name.
 */
export async function runScene(
  model: Model,
  { scenario, moves }: CoveringPath,
  scene: AnyScene,
): Promise<void> {
  const see = async (state: string, where: string) => {
    const facts = Object.entries(model.states[state]?.projection ?? {});
    const shown = facts.filter(([fact]) => !model.unseen?.includes(fact));
    await expect(async () => {
      const differences = differencesBetween(Object.fromEntries(shown), await scene.look());
      expect(differences.map(differenceText), where).toEqual([]);
    }).toPass({ intervals: [20, 50, 100, 250], timeout: 20_000 });
  };
  const seeInTime = async (state: string, where: string) => {
    await see(state, where);
    if (waitsOf(model, state).length > 0) return;
    await scene.pass(anHour);
    await see(state, `${where}, an hour later`);
  };
  const start = `${scenario}: the start`;
  await test.step(start, () => seeInTime(model.scenarios[scenario]?.starts ?? '', start));
  for (const [index, { state, step, to }] of moves.entries()) {
    const steps = moves.slice(0, index + 1).map((move) => move.step);
    const where = failureText(model, { scenario, steps });
    await test.step(`${step}: ${state} → ${to}`, async () => {
      const what = model.steps[step];
      if (what && 'wait' in what) {
        await scene.pass(what.wait - 1);
        await see(state, `${where}, 1 ms too early`);
        await scene.pass(1);
      } else await scene.perform(step);
      await seeInTime(to, where);
    });
  }
}
