import { coveringWalks, isNamed } from '../walks/coveringWalks';
import { type MachineName, models } from '../walks/models';
import type { Path } from '../walks/pathFile';

/** Paths that cover every step of a machine's table, from each scenario. */
export function pathsOf(machine: MachineName): readonly Path[] {
  const known = paths.get(machine);
  if (known) return known;
  const model = models[machine];
  const found = coveringWalks(model, isNamed(model)).map(({ scenario, moves }) => ({
    machine,
    scenario,
    steps: moves.map(({ step }) => step),
  }));
  paths.set(machine, found);
  return found;
}

export function firstPathOf(machine: MachineName, scenario?: string): Path {
  const [first] = pathsOf(machine).filter((path) => path.scenario === (scenario ?? path.scenario));
  return first ?? { machine, scenario: scenario ?? '', steps: [] };
}

const paths = new Map<MachineName, readonly Path[]>();
