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
  const jestReport = `${folder}/jest.json`;
  const playwrightReport = `${folder}/playwright.json`;
  return [
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
    {
      name: 'units',
      program: 'jest/bin/jest.js',
      args: ['--json', `--outputFile=${jestReport}`],
      reportFile: jestReport,
      count: countJest,
    },
    {
      name: 'browser',
      program: '@playwright/test/cli.js',
      args: ['test', '--reporter=list,json'],
      environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport },
      reportFile: playwrightReport,
      count: countPlaywright,
    },
  ];
}
