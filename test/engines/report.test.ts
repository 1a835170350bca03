import { countLine, type Result, reportOf } from './report';

const result = (own: Partial<Result>): Result => ({
  scenario: '[S2] pages',
  engine: 'firefox',
  outcome: 'passed',
  reason: '',
  duration: 1_234,
  ...own,
});

test('[House] a table holds each scenario by engine, with seconds, and says why one failed or was not driven', () => {
  const results = [
    result({ engine: 'chromium' }),
    result({ outcome: 'failed', reason: 'no title' }),
    result({ engine: 'chromium', scenario: '[S4] panel', outcome: 'not driven', reason: 'no' }),
  ];
  const engines = [
    { name: 'webkit', whyNot: 'no xvfb-run was found' },
    { name: 'firefox', version: '153' },
    { name: 'chromium', version: '156' },
  ] as const;
  expect(reportOf(engines, results).split('\n')).toEqual([
    '| scenario | chromium 156 | firefox 153 | webkit |',
    '| --- | --- | --- | --- |',
    '| [S2] pages | 1.2 s | failed | not driven |',
    '| [S4] panel | not driven | not driven | not driven |',
    '',
    '- webkit: not driven: no xvfb-run was found',
    '- firefox: failed: [S2] pages: no title',
    '- chromium: not driven: [S4] panel: no',
  ]);
});

test('[House] what was not driven counts neither as passed nor as failed', () => {
  const results = [result({}), result({ outcome: 'failed' }), result({ outcome: 'not driven' })];
  expect(countLine(results)).toBe('1 passed, 1 failed');
});
