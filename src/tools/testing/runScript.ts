import { spawn } from 'node:child_process';
import { type Count, countLines } from './count';
import type { Suite } from './suites';

/** Runs an npm script, its output shown as it comes, and reads the count off its last line. Never rejects. */
export function runScript({ script, args = [] }: Suite): Promise<Count> {
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', script, '--', ...args], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let end = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      process.stdout.write(text);
      end = (end + text).slice(-10_000);
    });
    child.on('error', (error) => {
      console.error(error.message);
      resolve({ passed: 0, failed: 1 });
    });
    child.on('close', (exitCode) => resolve(countLines(end, exitCode)));
  });
}
