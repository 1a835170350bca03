import { readFile } from 'node:fs/promises';
import process from 'node:process';
import { PathError } from '../workbench/walks/failure';
import { models } from '../workbench/walks/models';
import { readPathFile } from '../workbench/walks/pathFile';
import { walkMachine } from '../workbench/walks/walkMachine';

/* `npm run replay FILE …`: takes exported paths with the machines alone, and fails at the first difference of each. */

for (const name of process.argv.slice(2)) {
  try {
    const file = readPathFile(await readFile(name, 'utf8'));
    await walkMachine(models[file.machine], file);
    console.log(`${name}: ${file.steps.length} steps as the model says`);
  } catch (error) {
    if (!(error instanceof PathError)) throw error;
    console.error(`${name}: ${error.message}`);
    process.exitCode = 1;
  }
}
