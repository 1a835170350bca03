import type { Model } from '../../../machines/model';
import type { Walk } from '../../models/coveringWalks';
import { WalkError } from '../../models/walkError';
import type { Mutant } from './mutants';
import { walkMachine } from './walkMachine';

/** The mutants that a model does not tell from its machine on any of these walks. */
export async function survivors(
  model: Model,
  mutants: readonly Mutant[],
  walks: readonly Walk[],
): Promise<readonly Mutant[]> {
  const alive: Mutant[] = [];
  for (const mutant of mutants) if (!(await isKilled(model, mutant, walks))) alive.push(mutant);
  return alive;
}

async function isKilled(
  model: Model,
  { machine }: Mutant,
  walks: readonly Walk[],
): Promise<boolean> {
  for (const walk of walks) {
    try {
      await walkMachine(model, walk, machine);
    } catch (error) {
      if (error instanceof WalkError) return true;
      throw error;
    }
  }
  return false;
}
