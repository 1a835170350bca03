import { mkdir, readFile } from 'node:fs/promises';
import process from 'node:process';
import { findBrowser } from './browser';
import { readCoverage } from './models/coverage';
import { coverageTable } from './models/coverageTable';
import type { Count } from './testing/count';
import { runStep } from './testing/runStep';
import { sectionsWithoutTests } from './testing/sections';
import { stepsOf } from './testing/steps';

/* `npm test`: types, lint, units, the real browser; all of them, whichever fails. */

const reports = '.cache/test/reports';

await mkdir(reports, { recursive: true });
try {
  process.env.CHROMIUM_PATH = findBrowser();
} catch (error) {
  // The browser tests will fail for it; all others can run.
  console.error(error instanceof Error ? error.message : error);
}

const counts: Count[] = [];
const summary: string[] = [];
for (const step of stepsOf(reports)) {
  console.log(`\n── ${step.name} ──`);
  const started = performance.now();
  const count = await runStep(step);
  counts.push(count);
  const seconds = Math.round((performance.now() - started) / 1000);
  summary.push(`${step.name}: ${count.passed} passed, ${count.failed} failed (${seconds} s)`);
}

const reportFiles = stepsOf(reports).flatMap(({ reportFile }) => reportFile ?? []);
const written = await Promise.all(reportFiles.map(readReport));
const untested = sectionsWithoutTests(written);
summary.push(`sections of the specification that no test names: ${untested.join(', ') || 'none'}`);

const { text, missing } = coverageTable(await readCoverage());
console.log(`\nTransitions of every machine that the walks of its model took\n${text}`);
counts.push({ passed: missing.length === 0 ? 1 : 0, failed: missing.length });
if (missing.length > 0) summary.push(`not taken, and no reason given: ${missing.join(', ')}`);

const total = (key: keyof Count) => counts.reduce((sum, count) => sum + count[key], 0);
console.log(`\n${summary.join('\n')}\n\n${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = total('failed') > 0 ? 1 : 0;

/** A runner that crashed left none. */
async function readReport(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return undefined;
  }
}
