import { rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { BreakError } from './breaks/break';
import { breakTable } from './breaks/breakTable';
import { checkTable } from './breaks/checkTable';
import { chooseBreaks } from './breaks/chooseBreaks';
import { copyProject } from './breaks/copyProject';
import { ownFolder } from './breaks/ownFolder';
import { resultLine, summary } from './breaks/resultTable';
import { checkUnbroken, tryBreaks } from './breaks/runBreaks';
import { endRunning } from './breaks/runTests';
import { findBrowser } from './browser';

/*
 * `npm run test:breaks`: breaks copies of the project on purpose, one thing at a time in each, and runs the test
 * that has to notice. There is a copy for each core. `-- --area NAME`, `-- --slice 1/4` and names of breaks run a part of the table.
 */

const folder = await ownFolder(path.resolve('.cache/breaks'));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end(1));
try {
  process.exitCode = (await everyBreakIsCaught()) ? 0 : 1;
} catch (error) {
  console.error(error instanceof BreakError ? error.message : error);
  process.exitCode = 1;
}
await end(process.exitCode);

async function everyBreakIsCaught(): Promise<boolean> {
  const breaks = chooseBreaks(breakTable, process.argv.slice(2));
  const problems = checkTable(breaks, process.cwd());
  if (problems.length > 0) throw new BreakError(problems.join('\n'));
  process.env.CHROMIUM_PATH = await findBrowser();
  const copies = Array.from({ length: availableParallelism() }, (_, index) =>
    path.join(folder, `${index + 1}`),
  );
  for (const copy of copies) await copyProject(process.cwd(), copy);
  console.log(`${breaks.length} breaks; first their tests on the project as it is`);
  await checkUnbroken(breaks, copies);
  const outcomes = await tryBreaks(breaks, copies, (outcome) => console.log(resultLine(outcome)));
  console.log(`\n${summary(outcomes)}`);
  return outcomes.every(({ caughtBy }) => caughtBy !== undefined);
}

async function end(exitCode: number | string | undefined): Promise<never> {
  await endRunning();
  await rm(folder, { recursive: true, force: true });
  process.exit(exitCode);
}
