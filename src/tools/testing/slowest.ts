import path from 'node:path';
import process from 'node:process';
import * as v from 'valibot';

const jestReport = v.object({
  testResults: v.array(v.object({ name: v.string(), startTime: v.number(), endTime: v.number() })),
});

interface Suite {
  readonly file: string;
  readonly specs: { tests: { results: { duration: number }[] }[] }[];
  readonly suites?: Suite[] | undefined;
}

const suite: v.GenericSchema<Suite> = v.object({
  file: v.string(),
  specs: v.array(
    v.object({
      tests: v.array(v.object({ results: v.array(v.object({ duration: v.number() })) })),
    }),
  ),
  suites: v.optional(v.array(v.lazy(() => suite))),
});

const playwrightReport = v.object({
  config: v.object({ rootDir: v.string() }),
  suites: v.array(suite),
});

/**
 * The test files that took the longest, slowest first, each as a line: seconds and path.
 * @param reports what the runners wrote, as JSON; what is no report is left out.
 */
export function slowestFiles(reports: readonly unknown[], count = 10): string[] {
  return reports
    .flatMap(timesIn)
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, count)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${file}`);
}

function timesIn(report: unknown): { readonly file: string; readonly seconds: number }[] {
  const jest = v.safeParse(jestReport, report);
  if (jest.success) {
    return jest.output.testResults.map(({ name, startTime, endTime }) => ({
      file: path.relative(process.cwd(), name),
      seconds: (endTime - startTime) / 1000,
    }));
  }
  const playwright = v.safeParse(playwrightReport, report);
  if (!playwright.success) return [];
  const { config, suites } = playwright.output;
  return suites.map((one) => ({
    file: path.relative(process.cwd(), path.join(config.rootDir, one.file)),
    seconds: durationOf(one) / 1000,
  }));
}

/** The time that the tests of a suite took together, in ms. */
function durationOf({ specs, suites = [] }: Suite): number {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results));
  return (
    own.reduce((sum, { duration }) => sum + duration, 0) +
    suites.reduce((sum, inner) => sum + durationOf(inner), 0)
  );
}
