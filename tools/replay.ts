import { readFile } from 'node:fs/promises';
import process from 'node:process';
import { createCatalog, PathError, readPathFile, runPath } from 'xstate-workbench';
import config from '../workbench.config';

/* `npm run replay FILE …`: takes exported paths with the machines alone, and fails at the first difference of each. */

const catalog = createCatalog(config);
for (const name of process.argv.slice(2)) {
  try {
    const file = readPathFile(await readFile(name, 'utf8'), catalog);
    await runPath(catalog.modelOf(file.machine), file);
    console.log(`${name}: ${file.steps.length} steps as the model says`);
  } catch (error) {
    if (!(error instanceof PathError)) throw error;
    console.error(`${name}: ${error.message}`);
    process.exitCode = 1;
  }
}
