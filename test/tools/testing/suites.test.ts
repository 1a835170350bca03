/** @jest-environment node */
import { countLines } from '../../../src/tools/testing/count';
import { chooseSuites } from '../../../src/tools/testing/suites';

const all = [{ script: 'test' }, { script: 'soak' }, { script: 'test:breaks' }];

test('[Commands] test:all runs every suite, or all but those that are named', () => {
  expect(chooseSuites(all, [])).toEqual(all);
  expect(chooseSuites(all, ['--except', 'test:breaks,soak'])).toEqual([{ script: 'test' }]);
});

test.each([
  [['--except'], "'--except' is unknown"],
  [['--except', 'soack'], "'soack' is unknown"],
  [['soak'], "'soak' is unknown"],
  [['--except', 'soak', 'test'], "'--except soak test' is unknown"],
])('[Commands] test:all refuses %j', (args, problem) => {
  expect(() => chooseSuites(all, args)).toThrow(problem);
});

test.each([
  ['the last line counts', 'x\n1 passed, 0 failed\n12 passed, 3 failed\n', 1, 12, 3],
  ['a suite that ends badly has failed', '12 passed, 0 failed\n', 1, 12, 1],
  ['a suite that says nothing has failed', 'all is well\n', 0, 0, 1],
  ['a sentence is no count', 'so 3 passed, 0 failed\n', 0, 0, 1],
] as const)('[Commands] of what a suite prints %s', (_, output, exitCode, passed, failed) => {
  expect(countLines(output, exitCode)).toEqual({ passed, failed });
});
