/** @jest-environment node */
import { readJestReport, readPlaywrightReport } from '../../../src/tools/breaks/reports';

const file = (specs: readonly object[]) => ({
  title: 'a.spec.ts',
  file: 'a.spec.ts',
  specs: [],
  suites: [{ title: 'in en', file: 'a.spec.ts', specs }],
});
const spec = (title: string, status: string, results: readonly object[]) => ({
  title,
  tests: [{ status, results }],
});

describe('[House] What the runners report', () => {
  test('a test of Jest bears its whole name, and a file that could not be run none', () => {
    const testResults = [
      {
        name: '/copy/test/a.test.ts',
        message: '',
        assertionResults: [
          { fullName: 'a opens', status: 'passed', failureMessages: [] },
          { fullName: 'a closes', status: 'failed', failureMessages: ['\u001b[31mexpected\n  1'] },
          { fullName: 'a waits', status: 'pending', failureMessages: [] },
        ],
      },
      { name: '/copy/test/b.test.ts', message: 'cannot be read', assertionResults: [] },
    ];
    expect(readJestReport({ testResults }, '/copy')).toEqual([
      { file: 'test/a.test.ts', title: 'a opens', outcome: 'passed', reason: '' },
      { file: 'test/a.test.ts', title: 'a closes', outcome: 'failed', reason: 'expected 1' },
      { file: 'test/a.test.ts', title: 'a waits', outcome: 'notRun', reason: '' },
      { file: 'test/b.test.ts', title: '', outcome: 'failed', reason: 'cannot be read' },
    ]);
  });

  test('a test of Playwright bears the names around it', () => {
    const specs = [
      spec('opens', 'expected', [{ errors: [] }]),
      spec('closes', 'unexpected', [{ errors: [{ message: 'expected 1' }] }]),
      spec('waits', 'skipped', []),
    ];
    expect(readPlaywrightReport({ suites: [file(specs)], errors: [] })).toEqual([
      { file: 'test/browser/a.spec.ts', title: 'in en opens', outcome: 'passed', reason: '' },
      {
        file: 'test/browser/a.spec.ts',
        title: 'in en closes',
        outcome: 'failed',
        reason: 'expected 1',
      },
      { file: 'test/browser/a.spec.ts', title: 'in en waits', outcome: 'notRun', reason: '' },
    ]);
  });

  test('a site that could not be built is no failure of a test', () => {
    const suites = [file([spec('opens', 'skipped', [])])];
    const errors = [{ message: 'the sites could not be built' }];
    expect(() => readPlaywrightReport({ suites, errors })).toThrow('the sites could not be built');
  });
});
