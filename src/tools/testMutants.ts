import process from 'node:process';
import { coveringWalks } from '../models/coveringWalks';
import { type MachineName, machines } from '../models/machines';
import { models } from '../models/models';
import { type Mutant, mutantsOf } from './models/mutants';
import { survivors } from './models/survivors';

/* `npm run test:mutants`: changes every machine, one thing at a time, and has its model tell it from the machine. */

let alive: readonly Mutant[] = [];
for (const name of Object.keys(machines) as MachineName[]) {
  const model = models[name];
  const mutants = mutantsOf(model.machine);
  const left = await survivors(
    model,
    mutants,
    coveringWalks(model, () => true),
  );
  alive = [...alive, ...left];
  console.log(`${name.padEnd(12)} ${mutants.length - left.length} of ${mutants.length} killed`);
}
for (const { name } of alive) console.log(`alive: ${name}`);
process.exitCode = alive.length > 0 ? 1 : 0;
