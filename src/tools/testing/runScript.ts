import { spawn } from 'node:child_process';
import process from 'node:process';
import { type Count, countLines } from './count';
import { failuresIn } from './failures';
import type { Suite } from './suites';

/** What an npm script of tests came to. */
export interface ScriptResult extends Count {
  /** What it wrote about the tests that failed; nothing when all passed. */
  readonly failures: readonly string[];
}

/** Runs an npm script, its output shown as it comes, and reads the count off its last line. Never rejects. */
export function runScript({ script, args = [] }: Suite): Promise<ScriptResult> {
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', script, '--', ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    // Jest writes what failed to the standard error; the count is always on the standard output.
    let output = '';
    let all = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      process.stdout.write(text);
      output = (output + text).slice(-10_000);
      all += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      process.stderr.write(text);
      all += text;
    });
    child.on('error', ({ message }) => {
      console.error(message);
      resolve({ passed: 0, failed: 1, failures: [message] });
    });
    child.on('close', (exitCode) => {
      const count = countLines(output, exitCode);
      resolve({ ...count, failures: count.failed > 0 ? failuresIn(all) : [] });
    });
  });
}
