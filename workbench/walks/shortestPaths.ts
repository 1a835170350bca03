import { coveringWalks, isNamed, shortestWay } from './coveringWalks';
import { type MachineName, models } from './models';
import type { Path } from './pathFile';
import { walkMachine } from './walkMachine';

/** A shortest path of a machine's model to each transition, by the id of the transition. */
export async function shortestPaths(machine: MachineName): Promise<ReadonlyMap<string, Path>> {
  const model = models[machine];
  const paths = new Map<string, Path>();
  for (const walk of coveringWalks(model, isNamed(model))) {
    const { scenario, moves } = walk;
    // A walk of a wrong machine has no transitions; its path reports why.
    const [start = [], ...taken] = await walkMachine(model, walk).catch(() => []);
    const note = (ids: readonly string[], steps: readonly string[]) => {
      for (const id of ids) {
        const known = paths.get(id);
        if (!known || steps.length < known.steps.length)
          paths.set(id, { machine, scenario, steps });
      }
    };
    note(start, []);
    for (const [index, { state, step }] of moves.entries()) {
      note(taken[index] ?? [], [...(shortestWay(model, scenario, state) ?? []), step]);
    }
  }
  return paths;
}
