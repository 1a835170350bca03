import path from 'node:path';
import { slowestFiles } from '../../src/tools/testing/slowest';

test('[House] the slowest files of both runners stand in one list, with their parts added up', () => {
  const jest = {
    testResults: [
      { name: path.resolve('test/a.test.ts'), startTime: 1000, endTime: 3500 },
      { name: path.resolve('test/b.test.ts'), startTime: 1000, endTime: 1100 },
    ],
  };
  const spec = { tests: [{ results: [{ duration: 1500 }] }] };
  const playwright = {
    config: { rootDir: path.resolve('test/browser') },
    suites: [{ file: 'c.spec.ts', specs: [spec], suites: [{ file: 'c.spec.ts', specs: [spec] }] }],
  };
  expect(slowestFiles([jest, playwright, undefined], 2)).toEqual([
    '   3.0 s  test/browser/c.spec.ts',
    '   2.5 s  test/a.test.ts',
  ]);
});
