import type { Count } from './count';
import { readReport } from './readReport';
import { runStep } from './runStep';
import { slowestFiles } from './slowest';
import type { Step } from './steps';

/** All that ran, counted together, and what the runners wrote. */
export interface Ran extends Count {
  /** A line for each step, with its time. */
  readonly lines: readonly string[];
  /** As JSON; a runner that crashed left `undefined`. */
  readonly reports: readonly unknown[];
}

/** Runs one step after the other, whichever fails: each has use for every core. Prints the slowest test files. */
export async function runSteps(steps: readonly Step[]): Promise<Ran> {
  const lines: string[] = [];
  const sum = { passed: 0, failed: 0 };
  for (const step of steps) {
    console.log(`\n── ${step.name} ──`);
    const started = performance.now();
    const { passed, failed } = await runStep(step);
    const seconds = Math.round((performance.now() - started) / 1000);
    lines.push(`${step.name}: ${passed} passed, ${failed} failed (${seconds} s)`);
    sum.passed += passed;
    sum.failed += failed;
  }
  const files = steps.flatMap(({ reportFile }) => reportFile ?? []);
  const reports = await Promise.all(files.map(readReport));
  console.log(`\nThe slowest test files\n${slowestFiles(reports).join('\n')}`);
  return { ...sum, lines, reports };
}
