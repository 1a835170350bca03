import process from 'node:process';
import { type Model, outcomeOf } from '../../../machines/model';
import type { Move, Walk } from '../../../src/models/coveringWalks';
import { walksFor } from '../../models/driver';
import { walkMachine } from '../../models/walkMachine';
import type { BrowserDriver } from './driver';

const isThorough = process.env.SLOW !== undefined;

/**
 * The walks to take on the exported site: over every transition of a machine; where `SLOW` is set, into every state of
 * its table that it leads to. The walk of the machine alone holds everything else that the table says.
 */
export async function walksInBrowser(
  model: Model,
  driver: BrowserDriver,
): Promise<readonly Walk[]> {
  const wanted = new Set<string>();
  const known = new Set(Object.values(model.scenarios).map(({ starts }) => `to ${starts}`));
  for (const walk of walksFor(model, driver)) {
    const [, ...taken] = await walkMachine(model, walk);
    for (const [index, move] of walk.moves.entries()) {
      const to = outcomeOf(model, walk.scenario, move.state, move.step)?.to ?? move.state;
      const ids = taken[index] ?? [];
      const shown = isThorough ? [`to ${to}`, ...ids.map((id) => `${id} to ${to}`)] : ids;
      if (shown.every((one) => known.has(one))) continue;
      for (const one of shown) known.add(one);
      wanted.add(keyOf(walk.scenario, move));
    }
  }
  return walksFor(model, driver, (move, scenario) => wanted.has(keyOf(scenario, move)));
}

function keyOf(scenario: string, { state, step }: Move): string {
  return `${scenario}: ${state} > ${step}`;
}
