import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import type { Count } from './count';
import { readReport } from './readReport';
import type { Step } from './steps';

/** Runs one program, its output shown as it comes, and counts its tests. Never rejects. */
export async function runStep(step: Step): Promise<Count> {
  // A report of an earlier run must not speak for this one.
  if (step.reportFile) await rm(step.reportFile, { force: true });
  const exitCode = await run(step);
  const report = step.reportFile ? await readReport(step.reportFile) : undefined;
  return step.count({ exitCode, report });
}

/** Without input: a program that asks a question gets no answer, and does not wait for one. */
function run({ program, args, environment }: Step): Promise<number | null> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [path.join('node_modules', program), ...args], {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...environment },
    });
    child.on('error', (error) => {
      console.error(error.message);
      resolve(null);
    });
    child.on('close', resolve);
  });
}
