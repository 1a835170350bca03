import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import * as v from 'valibot';

/** How one test ended. */
export interface TestResult {
  /** From the top of the project. */
  readonly file: string;
  /** Its name, after those of the `describe`s around it. */
  readonly title: string;
  readonly outcome: 'passed' | 'failed' | 'notRun';
  /** What it failed for, in one line. */
  readonly reason: string;
}

const jestReport = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      message: v.string(),
      assertionResults: v.array(
        v.object({
          fullName: v.string(),
          status: v.string(),
          failureMessages: v.array(v.string()),
        }),
      ),
    }),
  ),
});

/**
 * Reads `jest --json`, run at `root`. A file that could not be run is one failure without a name.
 */
export function readJestReport(report: unknown, root: string): readonly TestResult[] {
  return v.parse(jestReport, report).testResults.flatMap(({ name, message, assertionResults }) => {
    const file = path.relative(root, name);
    const whole: TestResult = { file, title: '', outcome: 'failed', reason: oneLine(message) };
    if (assertionResults.length === 0) return [whole];
    return assertionResults.map(({ fullName, status, failureMessages: [first = ''] }) => ({
      file,
      title: fullName,
      outcome: status === 'passed' || status === 'failed' ? status : ('notRun' as const),
      reason: oneLine(first),
    }));
  });
}

interface Attempt {
  readonly errors: readonly { readonly message: string }[];
}

interface Suite {
  readonly title: string;
  readonly file: string;
  readonly suites?: readonly Suite[] | undefined;
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly { readonly status: string; readonly results: readonly Attempt[] }[];
  }[];
}

const error = v.object({ message: v.optional(v.string(), 'an error without a message') });

const suite: v.GenericSchema<unknown, Suite> = v.object({
  title: v.string(),
  file: v.string(),
  suites: v.optional(v.array(v.lazy(() => suite))),
  specs: v.array(
    v.object({
      title: v.string(),
      tests: v.array(
        v.object({ status: v.string(), results: v.array(v.object({ errors: v.array(error) })) }),
      ),
    }),
  ),
});

const playwrightReport = v.object({
  suites: v.array(suite),
  errors: v.array(error),
});

/**
 * Reads Playwright's `json` reporter.
 * @throws with the first error that came outside of a test: the site could not be built, say.
 */
export function readPlaywrightReport(report: unknown): readonly TestResult[] {
  const { suites, errors } = v.parse(playwrightReport, report);
  const results = suites.flatMap((file) => resultsOf({ ...file, title: '' }, []));
  if (errors[0] && results.every(({ outcome }) => outcome === 'notRun'))
    throw new Error(errors[0].message);
  return results;
}

function resultsOf(
  { title, file, specs, suites = [] }: Suite,
  around: readonly string[],
): TestResult[] {
  const names = title === '' ? around : [...around, title];
  const own = specs.map((spec): TestResult => {
    const wasRun = spec.tests.some(
      ({ status, results }) => status !== 'skipped' && results.length > 0,
    );
    const failed = spec.tests.some(({ status }) => status === 'unexpected');
    const outcome = !wasRun ? 'notRun' : failed ? 'failed' : 'passed';
    const [first] = spec.tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors));
    return {
      file: `test/browser/${file}`,
      title: [...names, spec.title].join(' '),
      outcome,
      reason: oneLine(first?.message ?? ''),
    };
  });
  return [...own, ...suites.flatMap((inner) => resultsOf(inner, names))];
}

/** Without the colours of a terminal. */
function oneLine(message: string): string {
  return stripVTControlCharacters(message).replace(/\s+/g, ' ').trim().slice(0, 160);
}
