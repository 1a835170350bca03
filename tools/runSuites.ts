import { spawn } from 'node:child_process';
import process from 'node:process';
import { stripVTControlCharacters } from 'node:util';

/** A test suite, run like an npm script. */
type Suite = Readonly<Record<'name' | 'command', string>>;

/** Maximum number of tests of one run that fail once and then pass. */
const maxFlaky = 2;

/**
 * Runs suites sequentially, because each uses every core, and continues after failures. Prints their output, a line
 * for each, every flaky test, and the sum as `N passed, N failed`; sets the exit code. More flaky tests than
 * `maxFlaky` count as one failure.
 */
export async function runSuites(suites: readonly Suite[]): Promise<void> {
  const lines: string[] = [];
  const sum = { passed: 0, failed: 0 };
  const allFlaky = new Set<string>();
  for (const suite of suites) {
    console.log(`\n── ${suite.name} ──`);
    const started = performance.now();
    const { passed, failed, flaky } = await run(suite);
    const seconds = Math.round((performance.now() - started) / 1000);
    lines.push(`${suite.name}: ${passed} passed, ${failed} failed (${seconds} s)`);
    sum.passed += passed;
    sum.failed += failed;
    for (const title of flaky) allFlaky.add(title);
  }
  if (allFlaky.size > maxFlaky) {
    lines.push(`${allFlaky.size} tests passed only the second time: expected at most ${maxFlaky}`);
    sum.failed += 1;
  }
  const flakyLines = [...allFlaky].map((title) => `flaky: ${title}`);
  console.log(`\n${[...lines, ...flakyLines].join('\n')}\n`);
  console.log(`${sum.passed} passed, ${sum.failed} failed`);
  process.exitCode = sum.failed > 0 ? 1 : 0;
}

/** Without standard input, so that no program waits for it. */
function run({ command }: Suite): Promise<ReturnType<typeof countIn>> {
  return new Promise((resolve) => {
    const child = spawn(command, {
      shell: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, PATH: `node_modules/.bin:${process.env.PATH}` },
    });
    let end = '';
    for (const [from, to] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ] as const) {
      from.setEncoding('utf8').on('data', (text: string) => {
        to.write(text);
        end = (end + text).slice(-20_000);
      });
    }
    child.on('close', (exitCode) => resolve(countIn(end, exitCode)));
  });
}

/**
 * Parses the last totals of Jest or Playwright, and the titles of flaky tests, which failed once and then passed. Other programs, such as linters, count as one test; an exit code without a failed test counts as one
 * failure.
 */
export function countIn(output: string, exitCode: number | null) {
  const text = stripVTControlCharacters(output);
  const last = (pattern: RegExp) => Number([...text.matchAll(pattern)].at(-1)?.[1] ?? 0);
  const passed = last(/^(?:Tests:.*?)?\s*(\d+) passed/gm);
  const failed = last(/^(?:Tests:)?\s*(\d+) failed/gm);
  // Playwright lists them below their number, and does not count them as passed.
  const [, list = ''] = /^ {2}\d+ flaky\n((?: {4}.*\n)*)/m.exec(text) ?? [];
  const flaky: readonly string[] = list.match(/\S.*\S(?= ─*$)/gm) ?? [];
  if (exitCode === 0 && failed === 0) return { passed: passed + flaky.length || 1, failed, flaky };
  return { passed, failed: failed || 1, flaky };
}
