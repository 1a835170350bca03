/** @jest-environment node */
import { failuresIn } from '../../../src/tools/testing/failures';

const output = `
PASS test/a.test.ts
\u001b[31mFAIL\u001b[39m test/b.test.ts
  ● [S2] a price stands once

    expect(received).toBe(expected)

PASS test/c.test.ts
Tests:       1 failed, 2 passed, 3 total

  ✓  1 test/browser/x.spec.ts:3:1 › [S4] one (1s)
  ✘  2 test/browser/x.spec.ts:9:1 › [S4] two (2s)


  1) test/browser/x.spec.ts:9:1 › [S4] two ──────

    Error: expect(locator).toBeEmpty() failed

  1 failed
    test/browser/x.spec.ts:9:1 › [S4] two
  1 passed (3s)
`;

test('[Commands] what failed is found in the output of Jest and Playwright', () => {
  expect(failuresIn(output).filter((line) => line !== '')).toEqual([
    '  ● [S2] a price stands once',
    '    expect(received).toBe(expected)',
    '  ✘  2 test/browser/x.spec.ts:9:1 › [S4] two (2s)',
    '  1) test/browser/x.spec.ts:9:1 › [S4] two ──────',
    '    Error: expect(locator).toBeEmpty() failed',
  ]);
  expect(failuresIn(output, 1)).toEqual(['  ● [S2] a price stands once', '… and 8 lines more']);
});

test('[Commands] of an output that names no failure the end is told', () => {
  expect(failuresIn('one\ntwo\nthree\n', 2)).toEqual(['two', 'three']);
});
