/** How many tests passed and failed. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
}

/** What one runner left behind: its exit code, and its report if it wrote one. */
export interface Outcome {
  /** `null` when it was ended by a signal. */
  readonly exitCode: number | null;
  readonly report: unknown;
}

/** A check that is one by itself: types, lint. */
export function countCheck({ exitCode }: Outcome): Count {
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Reads `jest --json`. A file that could not be run counts as one failure. */
export function countJest({ exitCode, report }: Outcome): Count {
  const passed = numberAt(report, 'numPassedTests');
  const failed = numberAt(report, 'numFailedTests') + numberAt(report, 'numRuntimeErrorTestSuites');
  return believed({ passed, failed }, exitCode);
}

/** Reads Playwright's `json` reporter. What happened outside of a test counts as a failure each. */
export function countPlaywright({ exitCode, report }: Outcome): Count {
  const stats = valueAt(report, 'stats');
  const errors = valueAt(report, 'errors');
  const passed = numberAt(stats, 'expected');
  const failed =
    numberAt(stats, 'unexpected') +
    numberAt(stats, 'flaky') +
    (Array.isArray(errors) ? errors.length : 0);
  return believed({ passed, failed }, exitCode);
}

/** Reads the last line `N passed, N failed` of what an npm script printed. */
export function countLines(output: string, exitCode: number | null): Count {
  const lines = [...output.matchAll(/^(\d+) passed, (\d+) failed$/gm)];
  const [, passed, failed] = (lines.at(-1) ?? []).map(Number);
  return believed({ passed: passed ?? 0, failed: failed ?? 0 }, exitCode);
}

/** A runner that ran nothing, or went wrong without naming a test, has failed once. */
function believed(count: Count, exitCode: number | null): Count {
  const isSilent = count.failed === 0 && (exitCode !== 0 || count.passed === 0);
  return isSilent ? { ...count, failed: 1 } : count;
}

function numberAt(value: unknown, key: string): number {
  const found = valueAt(value, key);
  return typeof found === 'number' ? found : 0;
}

function valueAt(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return new Map(Object.entries(value)).get(key);
}
