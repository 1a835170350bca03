import type { Affected } from './affected';
import { type Count, countCheck, countJest, countPlaywright, type Outcome } from './count';

/** One of the programs that `npm test` runs. */
export interface Step {
  readonly name: string;
  /** A file inside node_modules, run by Node, and what it is told. */
  readonly program: string;
  readonly args: readonly string[];
  /** Set for this program only. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Where it writes its report, as JSON. */
  readonly reportFile?: string;
  readonly count: (outcome: Outcome) => Count;
}

/**
 * Everything that is tested, the quick ones first.
 * @param folder receives the reports.
 */
export function stepsOf(folder: string): readonly Step[] {
  return [...checks, units(folder), browser(folder)];
}

/**
 * Types, lint, and what concerns a change.
 * @param related files that exist: units that import one of them are run, and the units among them.
 */
export function fastStepsOf(
  folder: string,
  related: readonly string[],
  { specs, perPage, pages }: Affected,
): readonly Step[] {
  const files = [...specs, ...perPage];
  // Playwright holds the pattern against the file's name and the titles, in one line.
  const whole = specs.map((spec) => spec.replaceAll('.', '\\.'));
  const named = perPage.length > 0 ? [`\\s(${pages.join('|')})([\\s,:]|$)`] : [];
  const grep = [...whole, ...named].join('|');
  return [
    ...checks,
    units(folder, '--passWithNoTests', '--findRelatedTests', ...related),
    ...(files.length > 0
      ? [browser(folder, ...files.map((file) => `/${file}`), '--grep', grep)]
      : []),
  ];
}

const checks: readonly Step[] = [
  {
    name: 'types',
    program: 'typescript/bin/tsc',
    args: ['--noEmit'],
    count: countCheck,
  },
  {
    name: 'lint',
    program: '@biomejs/biome/bin/biome',
    args: ['check', '.'],
    count: countCheck,
  },
];

function units(folder: string, ...args: readonly string[]): Step {
  const reportFile = `${folder}/jest.json`;
  return {
    name: 'units',
    program: 'jest/bin/jest.js',
    args: ['--json', `--outputFile=${reportFile}`, ...args],
    reportFile,
    count: countJest,
  };
}

function browser(folder: string, ...args: readonly string[]): Step {
  const reportFile = `${folder}/playwright.json`;
  return {
    name: 'browser',
    program: '@playwright/test/cli.js',
    args: ['test', '--reporter=list,json', ...args],
    environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile },
    reportFile,
    count: countPlaywright,
  };
}
