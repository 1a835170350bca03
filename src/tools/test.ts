import { mkdir } from 'node:fs/promises';
import process from 'node:process';
import { findBrowser } from './browser';
import { coverageTable } from './testing/coverage';
import { runSteps } from './testing/runSteps';
import { sectionsWithoutTests } from './testing/sections';
import { stepsOf } from './testing/steps';

/* `npm test`: types, lint, units, the real browser; all of them, whichever fails. */

const folder = '.cache/test/reports';

await mkdir(folder, { recursive: true });
try {
  process.env.CHROMIUM_PATH = findBrowser();
} catch (error) {
  // The browser tests will fail for it; all others can run.
  console.error(error instanceof Error ? error.message : error);
}

const { passed, failed, lines, reports } = await runSteps(stepsOf(folder));
const summary = [...lines];
summary.push(
  `sections of the specification that no test names: ${sectionsWithoutTests(reports).join(', ') || 'none'}`,
);

const { text, missing } = await coverageTable();
console.log(`\nTransitions of every machine that the walks of its model took\n${text}`);
if (missing.length > 0) summary.push(`not taken: ${missing.join(', ')}`);

const right = passed + (missing.length === 0 ? 1 : 0);
const wrong = failed + missing.length;
console.log(`\n${summary.join('\n')}\n\n${right} passed, ${wrong} failed`);
process.exitCode = wrong > 0 ? 1 : 0;
