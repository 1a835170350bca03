import { countIn } from '../../tools/runSuites';

test.each([
  ['Jest', 'Tests:       2 failed, 40 passed, 42 total', 1, { passed: 40, failed: 2 }],
  ['Playwright', '  1 failed\n    [chromium] a\n  40 passed (1.2m)', 1, { passed: 40, failed: 1 }],
  [
    'flaky tests',
    '  2 flaky\n    one.spec.ts:3:1 › [S4] one ──\n    two.spec.ts:3:1 › [S4] two \n  40 passed (1.2m)',
    0,
    {
      passed: 42,
      failed: 0,
      flaky: ['one.spec.ts:3:1 › [S4] one', 'two.spec.ts:3:1 › [S4] two'],
    },
  ],
  ['a linter', 'Checked 3 files', 0, { passed: 1, failed: 0 }],
  ['a crash after the tests', '  40 passed (1.2m)', 1, { passed: 40, failed: 1 }],
  ['a signal', '', null, { passed: 0, failed: 1 }],
])('Reads the totals of %s', (_, output, exitCode, count) => {
  expect(countIn(output, exitCode)).toEqual({ flaky: [], ...count });
});
