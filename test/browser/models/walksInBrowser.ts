import type { Model } from '../../../machines/model';
import type { Move, Walk } from '../../../src/models/coveringWalks';
import { walksFor } from '../../models/driver';
import { walkMachine } from '../../models/walkMachine';
import type { BrowserDriver } from './driver';

/**
 * Paths on the exported site that cover every transition of a machine. Paths through the machine alone verify the
 * rest of the model.
 */
export async function walksInBrowser(
  model: Model,
  driver: BrowserDriver,
): Promise<readonly Walk[]> {
  const wanted = new Set<string>();
  const known = new Set<string>();
  for (const walk of walksFor(model, driver)) {
    const [, ...taken] = await walkMachine(model, walk);
    for (const [index, move] of walk.moves.entries()) {
      const ids = taken[index] ?? [];
      if (ids.every((one) => known.has(one))) continue;
      for (const one of ids) known.add(one);
      wanted.add(keyOf(walk.scenario, move));
    }
  }
  return walksFor(model, driver, (move, scenario) => wanted.has(keyOf(scenario, move)));
}

function keyOf(scenario: string, { state, step }: Move): string {
  return `${scenario}: ${state} > ${step}`;
}
