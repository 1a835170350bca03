import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { readJestReport, readPlaywrightReport, type TestResult } from './reports';

/** Which tests are run. */
export interface Selection {
  readonly files: readonly string[];
  /** A regular expression for the full names of those that are; all of them without it. */
  readonly title?: string | undefined;
  /** What the browser tests visit. */
  readonly sites: readonly string[];
  /** Whether the first failure is enough in the browser; Jest, which is quick, would leave no report. */
  readonly stopsAtFailure: boolean;
}

const reports = { jest: '.cache/breaks-jest.json', playwright: '.cache/breaks-playwright.json' };

/** Programs that run now, to be ended when this one is. */
const running = new Set<ChildProcess>();

/** Tells every program that was started here to end, and waits until it has. */
export async function endRunning(): Promise<void> {
  await Promise.all(
    [...running].map((child) => {
      const ended = once(child, 'close');
      // Playwright takes this for what Ctrl+C is, and ends the sites that it serves.
      child.kill('SIGINT');
      return ended;
    }),
  );
}

/** Runs Jest on the project in `folder`. @throws with its output when it leaves no report. */
export async function runJest(
  folder: string,
  { files, title }: Selection,
): Promise<readonly TestResult[]> {
  const args = [
    ...['--json', `--outputFile=${reports.jest}`, '--maxWorkers=1'],
    ...(title === undefined ? [] : ['--testNamePattern', title]),
    ...['--runTestsByPath', ...files],
  ];
  const program = 'jest/bin/jest.js';
  const report = await reportOf({ folder, program, args, reportFile: reports.jest });
  return readJestReport(report, folder);
}

/** Runs Playwright on the project in `folder`, on sites that it builds. @throws as `runJest` does. */
export async function runPlaywright(
  folder: string,
  { files, title, sites, stopsAtFailure }: Selection,
): Promise<readonly TestResult[]> {
  const args = [
    ...['test', '--workers=1', '--reporter=json'],
    ...(stopsAtFailure ? ['--max-failures=1'] : []),
    ...(title === undefined ? [] : ['--grep', title]),
    ...files,
  ];
  const environment = {
    PLAYWRIGHT_JSON_OUTPUT_FILE: reports.playwright,
    BROWSER_TEST_SITES: sites.join(),
    BROWSER_TEST_CODE_CACHE: path.join(folder, '.cache/code'),
  };
  const program = '@playwright/test/cli.js';
  const reportFile = reports.playwright;
  return readPlaywrightReport(await reportOf({ folder, program, args, environment, reportFile }));
}

interface Run {
  readonly folder: string;
  readonly program: string;
  readonly args: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
}

async function reportOf({
  reportFile,
  ...one
}: Run & { readonly reportFile: string }): Promise<unknown> {
  const report = path.join(one.folder, reportFile);
  await mkdir(path.dirname(report), { recursive: true });
  await rm(report, { force: true });
  const output = await run(one);
  try {
    return JSON.parse(await readFile(report, 'utf8'));
  } catch {
    throw new Error(`${one.program} left no report:\n${output}`);
  }
}

async function run({ folder, program, args, environment }: Run): Promise<string> {
  const child = spawn(process.execPath, [path.resolve('node_modules', program), ...args], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
  });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  await once(child, 'close');
  running.delete(child);
  return output;
}
