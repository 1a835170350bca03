import { readFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { readPathFile } from '../models/pathFile';
import { findBrowser } from './browser';
import { codeOf } from './local/errorCode';
import { readCoverage } from './models/coverage';
import { coverageTable } from './models/coverageTable';
import { countCheck } from './testing/count';
import { runStep } from './testing/runStep';

/*
 * `npm run test:models`: every model walked with its machine alone, in React and in Chromium, and the
 * table of what was taken; less than all fails. `npm run test:models -- path.json` replays one recorded
 * path in Chromium instead.
 */

const jest = { name: 'machine, React', program: 'jest/bin/jest.js', args: ['test/models'] };
const playwright = { name: 'browser', program: '@playwright/test/cli.js' };
const [file] = process.argv.slice(2);

try {
  const isRight = file === undefined ? await walkAll() : await replay(file);
  process.exitCode = isRight ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function walkAll(): Promise<boolean> {
  process.env.CHROMIUM_PATH = findBrowser();
  const units = await runStep({ ...jest, count: countCheck });
  const args = ['test', 'test/browser/models.spec.ts'];
  const pages = await runStep({ ...playwright, args, count: countCheck });
  const { text, missing } = coverageTable(await readCoverage());
  console.log(`\n${text}`);
  if (missing.length > 0) console.log(`\nNot taken, and no reason given:\n${missing.join('\n')}`);
  return units.failed + pages.failed + missing.length === 0;
}

/** @throws Error when the file cannot be read, PathFileError when it does not fit its machine. */
async function replay(file: string): Promise<boolean> {
  const recorded = path.resolve(file);
  const text = await readFile(recorded, 'utf8').catch((error) => {
    throw new Error(`${file} cannot be read (${codeOf(error)}): expected the path of a path file.`);
  });
  const { machine, scenario, steps } = readPathFile(text);
  process.env.CHROMIUM_PATH = findBrowser();
  console.log(`${machine}, ${scenario}: ${steps.length} steps`);
  const { failed } = await runStep({
    ...playwright,
    args: ['test', 'test/browser/pathFile.spec.ts'],
    environment: { PATH_FILE: recorded },
    count: countCheck,
  });
  return failed === 0;
}
