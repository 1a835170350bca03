import { coveringWalks, isNamed } from '../walks/coveringWalks';
import { type MachineName, models } from '../walks/models';
import type { Path } from '../walks/pathFile';

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
