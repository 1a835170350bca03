import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { applyBreak } from './applyBreak';
import { type Break, BreakError, needsBrowser } from './break';
import type { TestResult } from './reports';
import { runJest, runPlaywright } from './runTests';

/** What became of one break. */
export interface Outcome {
  readonly broken: Break;
  /** The first of its tests that failed; without one it survived. */
  readonly caughtBy: TestResult | undefined;
  /** Why its tests could not be run: what is broken so cannot be built, say, which says nothing of the tests. */
  readonly problem?: string;
  readonly seconds: number;
}

/** Copies of the project: their folders. As many breaks are tried at a time. */
type Copies = readonly string[];

/**
 * Runs the tests that the breaks name on the project as it is: those in the browser in the last copy, meanwhile the
 * others in the first.
 * @throws BreakError with a line for each break that no test belongs to, or one that fails already.
 */
export async function checkUnbroken(breaks: readonly Break[], copies: Copies): Promise<void> {
  const [first = '', last = first] = [copies[0], copies.at(-1)];
  const inBrowser = breaks.filter(needsBrowser);
  const others = breaks.filter((one) => !needsBrowser(one));
  const results = await Promise.all([
    others.length > 0 ? runJest(first, selectionOf(others)) : [],
    inBrowser.length > 0 ? runPlaywright(last, selectionOf(inBrowser)) : [],
  ]);
  const problems = breaks.flatMap((one) => problemsOf(one, results.flat()));
  if (problems.length > 0) throw new BreakError([...new Set(problems)].join('\n'));
}

/**
 * Tries every break, in as many copies at a time as there are.
 * @param tell is called with each outcome as it comes.
 */
export async function tryBreaks(
  breaks: readonly Break[],
  copies: Copies,
  tell: (outcome: Outcome) => void,
): Promise<readonly Outcome[]> {
  const left = [...breaks];
  const outcomes: Outcome[] = [];
  const work = async (folder: string) => {
    for (let next = left.shift(); next; next = left.shift()) {
      const outcome = await tryBreak(next, folder);
      tell(outcome);
      outcomes.push(outcome);
    }
  };
  await Promise.all(copies.map(work));
  return outcomes;
}

/** Makes one break in the project in `folder`, runs its tests, and takes it back. */
async function tryBreak(broken: Break, folder: string): Promise<Outcome> {
  const file = path.join(folder, broken.file);
  const text = await readFile(file, 'utf8');
  const started = performance.now();
  await writeFile(file, applyBreak(text, broken));
  const seconds = () => Math.round((performance.now() - started) / 1000);
  try {
    const run = needsBrowser(broken) ? runPlaywright : runJest;
    const results = await run(folder, { ...selectionOf([broken]), stopsAtFailure: true });
    const failed = testsOf(broken, results).find(({ outcome }) => outcome === 'failed');
    return { broken, caughtBy: failed, seconds: seconds() };
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    return { broken, caughtBy: undefined, problem, seconds: seconds() };
  } finally {
    await writeFile(file, text);
  }
}

function selectionOf(breaks: readonly Break[]) {
  const titles = breaks.map(({ title }) => title);
  return {
    files: [...new Set(breaks.map(({ test }) => test))],
    title: titles.includes(undefined) ? undefined : titles.map((one) => `(?:${one})`).join('|'),
    sites: [...new Set(breaks.flatMap(({ sites = ['default'] }) => sites))],
    stopsAtFailure: false,
  };
}

function problemsOf(one: Break, results: readonly TestResult[]): readonly string[] {
  const { name, test, title } = one;
  const own = testsOf(one, results).filter(({ outcome }) => outcome !== 'notRun');
  const failed = own.find(({ outcome }) => outcome === 'failed');
  if (failed)
    return [`${test}: fails already, without break '${name}': ${failed.title}: ${failed.reason}`];
  if (own.length > 0) return [];
  return [
    `${test}: break '${name}' expects a test here${title ? ` called ${title}` : ''}, and there is none`,
  ];
}

/** A test file that could not be run at all bears no test's name, and belongs to every break that names it. */
function testsOf({ test, title = '' }: Break, results: readonly TestResult[]) {
  const isNamed = new RegExp(title);
  const inFile = results.filter(({ file }) => file === test);
  const own = inFile.filter((result) => isNamed.test(result.title));
  return own.length > 0 ? own : inFile.filter(({ outcome }) => outcome === 'failed');
}
