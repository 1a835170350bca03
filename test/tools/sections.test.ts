import { sectionsWithoutTests } from '../../src/tools/testing/sections';

const jestReport = { testResults: [{ assertionResults: [{ fullName: '[S1] [S2] a sentence' }] }] };
const playwrightReport = { suites: [{ suites: [{ specs: [{ title: '[S9] a constant' }] }] }] };

describe('[House] the sections of the specification that no test names', () => {
  test('both runners are read, and a name may carry several sections', () => {
    expect(sectionsWithoutTests([jestReport, playwrightReport])).toEqual([
      'S3',
      'S4',
      'S5',
      'S6',
      'S7',
      'S8',
    ]);
  });

  test('without a report none is named', () => {
    expect(sectionsWithoutTests([undefined])).toHaveLength(9);
  });
});
