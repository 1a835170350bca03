import { coveringWalks, isNamed, shortestWay } from '../walks/coveringWalks';
import { type MachineName, models } from '../walks/models';
import type { Path } from '../walks/pathFile';
import { walkMachine } from '../walks/walkMachine';

/** Paths that cover every step of a machine's table, from each scenario or from one. */
export function pathsOf(machine: MachineName, scenario?: string): readonly Path[] {
  const model = models[machine];
  const found =
    paths.get(machine) ??
    coveringWalks(model, isNamed(model)).map(({ scenario, steps }) => ({
      machine,
      scenario,
      steps,
    }));
  paths.set(machine, found);
  return found.filter((path) => path.scenario === (scenario ?? path.scenario));
}

/** Index of a path among those of its scenario; -1 for a path by hand. */
export function placeOf({ machine, scenario, steps }: Path): number {
  return pathsOf(machine, scenario).findIndex((path) => path.steps.join() === steps.join());
}

export function firstPathOf(machine: MachineName, scenario?: string): Path {
  const [first = { machine, scenario: scenario ?? '', steps: [] }] = pathsOf(machine, scenario);
  return first;
}

const paths = new Map<MachineName, readonly Path[]>();

/** A shortest path of a machine's model to each transition, by the id of the transition. */
export async function shortestPaths(machine: MachineName): Promise<ReadonlyMap<string, Path>> {
  const model = models[machine];
  const found = new Map<string, Path>();
  for (const walk of coveringWalks(model, isNamed(model))) {
    const { scenario, moves } = walk;
    const ways = moves.map(({ state, step }) => [...shortestWay(model, scenario, state), step]);
    // A walk of a wrong machine has no transitions; its path reports why.
    const taken = await walkMachine(model, walk).catch(() => []);
    for (const [index, ids] of taken.entries()) {
      const steps = ways[index - 1] ?? [];
      for (const id of ids) {
        const known = found.get(id);
        if (!known || steps.length < known.steps.length)
          found.set(id, { machine, scenario, steps });
      }
    }
  }
  return found;
}
