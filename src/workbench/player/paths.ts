import type { MachineName } from '../../models/machines';
import { models } from '../../models/models';
import { isNamed, tourOf } from '../../models/tour';
import type { Path } from './progress';

/** The paths that together take every step that a machine's table names, from each situation. */
export function pathsOf(machine: MachineName): readonly Path[] {
  const known = paths.get(machine);
  if (known) return known;
  const model = models[machine];
  const found = tourOf(model, isNamed(model)).map(({ situation, moves }) => ({
    machine,
    situation,
    steps: moves.map(({ step }) => step),
  }));
  paths.set(machine, found);
  return found;
}

export function firstPathOf(machine: MachineName, situation?: string): Path {
  const [first] = pathsOf(machine).filter(
    (path) => path.situation === (situation ?? path.situation),
  );
  return first ?? { machine, situation: situation ?? '', steps: [] };
}

const paths = new Map<MachineName, readonly Path[]>();
