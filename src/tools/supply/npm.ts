import { execFile } from 'node:child_process';
import process from 'node:process';

/** What npm wrote and how it ended; npm ends with an error code for what is news, too. */
export interface NpmAnswer {
  readonly code: number;
  readonly output: string;
  readonly errors: string;
}

/** Runs npm in the project. Never rejects: where there is no npm, the code is -1 and `errors` says so. */
export function npm(...args: readonly string[]): Promise<NpmAnswer> {
  const isWindows = process.platform === 'win32';
  return new Promise((resolve) => {
    execFile(
      isWindows ? 'npm.cmd' : 'npm',
      args,
      { maxBuffer: 100_000_000, shell: isWindows },
      (error, output, errors) => {
        const code = typeof error?.code === 'number' ? error.code : error ? -1 : 0;
        resolve({ code, output, errors: errors || (error?.message ?? '') });
      },
    );
  });
}
