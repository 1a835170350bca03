import { load } from 'cheerio';
import { changeSince, type Results } from '../../../src/tools/bench/compare';
import { type Figure, isMet, worstOf } from '../../../src/tools/bench/figure';
import { goalPlot } from '../../../src/tools/bench/plot';
import { reportOf, summaryOf } from '../../../src/tools/bench/report';
import { exactly, summarize } from '../../../src/tools/bench/statistics';
import { figureTable, valueText } from '../../../src/tools/bench/table';
import { visitsReckoned } from '../../../src/tools/bench/visits';

const tap: Figure = {
  subject: 'First press',
  name: 'first tap',
  counting: 'with id',
  unit: 'ms',
  ours: summarize([60, 40, 90]),
  control: { ...summarize([16, 24, 16]), what: 'native popover' },
  goal: { atMost: 50 },
};
const score: Figure = {
  subject: 'First load',
  name: 'score, en /',
  counting: null,
  unit: 'score',
  ours: exactly(100),
  goal: { atLeast: 100 },
};

function run(...figures: Figure[]): Results {
  return {
    at: '2031-05-01T09:00:00.000Z',
    commit: 'abc1234',
    isQuick: false,
    machine: { cores: 2 },
    figures,
    skipped: [],
  };
}

const timed = (...values: number[]) => ({ ...tap, ours: summarize(values) });
const weighed = (kilobytes: number): Figure => ({
  ...tap,
  name: 'home',
  unit: 'kB',
  ours: exactly(kilobytes),
});

describe('[Bench] A figure', () => {
  test('keeps to its goal up to the goal itself', () => {
    expect([isMet(tap), isMet(score), isMet(timed(50))]).toEqual([false, true, true]);
    const { goal: _, ...without } = tap;
    expect(isMet(without)).toBeUndefined();
  });

  test('the worst of several is the greatest, of scores the least, and says which it is', () => {
    const pages = [
      { ...tap, name: 'tap, en /', isDetail: true },
      { ...timed(70), name: 'tap, he /' },
    ];
    expect(worstOf('worst', pages)).toMatchObject({ name: 'worst', note: 'he /' });
    const scores = [score, { ...score, name: 'score, he /', ours: exactly(90), isDetail: true }];
    const worst = worstOf('worst', scores);
    expect([worst.note, worst.isDetail]).toEqual(['he /', undefined]);
    expect(() => worstOf('worst', [])).toThrow('worst');
  });

  test.each<[string, Figure, Figure, string]>([
    ['spreads that meet', timed(80, 100, 120), timed(110, 130, 150), 'same'],
    ['medians nearer than a tenth', timed(100), timed(109), 'same'],
    ['spreads apart', timed(80, 100, 120), timed(130, 140, 150), 'worse'],
    ['spreads apart, sooner', timed(130, 140, 150), timed(80, 100, 120), 'better'],
    ['a byte more', weighed(10), weighed(10.001), 'worse'],
    ['a lower score', score, { ...score, ours: exactly(80) }, 'worse'],
  ])('beside an earlier run: %s', (_, before, now, change) => {
    expect(changeSince(now, run(before))).toBe(change);
  });

  test('that was not measured before, or whose name or counting differs, is new', () => {
    expect(changeSince(tap, undefined)).toBe('new');
    expect(changeSince(tap, run({ ...tap, counting: 'without id' }))).toBe('new');
  });
});

describe('[Bench] The table', () => {
  test('has the median with its spread beside control, goal and the run before', () => {
    const [, , row] = figureTable([tap], run(timed(20))).split('\n');
    expect(row?.split('|').map((cell) => cell.trim())).toEqual([
      '',
      'first tap (ms)',
      'with id',
      '60 (40–90)',
      '16 (16–24) (native popover)',
      '≤ 50',
      '20, worse',
      'missed',
      '',
    ]);
  });

  test('tells a spread only where there is one, and small numbers with what they say', () => {
    expect(figureTable([timed(5, 5)], undefined)).toContain('| 5    |');
    expect(valueText(0.0046, 'count')).toBe('0.005');
    expect(valueText(1.034, 'ratio')).toBe('1.03');
    expect(valueText(15.616, 'kB')).toBe('15.6');
  });
});

describe('[Bench] The plot', () => {
  test('has a bar for each figure with a goal; one that is missed goes beyond the line', () => {
    const { goal: _, ...without } = tap;
    const $ = load(goalPlot([tap, score, without], 'Costs & goals'), { xml: true });
    expect($('title').text()).toBe('Costs & goals');
    const bars = $('rect').slice(1);
    expect(bars).toHaveLength(2);
    const line = Number($('line').first().attr('x1'));
    const ends = bars
      .toArray()
      .map((bar) => Number($(bar).attr('x')) + Number($(bar).attr('width')));
    expect(ends[0]).toBeGreaterThan(line);
    expect(ends[1]).toBe(line);
    expect(Math.max(...ends)).toBeLessThan(Number($('svg').attr('width')));
  });
});

describe('[Bench] The report', () => {
  test('counts goals, folds away details and says what was left out', () => {
    const results = {
      ...run(tap, { ...score, isDetail: true }),
      skipped: ['serving: there is no nginx'],
    };
    const text = reportOf(results, run(timed(10)), '## Figures not reached');
    expect(text).toContain('1 of 2 goals are kept.');
    expect(text).toContain('Left out: serving: there is no nginx');
    expect(text).toMatch(/## First load[\s\S]*<details>[\s\S]*score, en \/[\s\S]*<\/details>/);
    expect(text.indexOf('## First load')).toBeLessThan(text.indexOf('## First press'));
    expect(text).not.toContain('## Memory');
    expect(text.trimEnd()).toMatch(/\n## Figures not reached$/);
  });

  test('tells the tasks of a start below its figures', () => {
    const results: Results = {
      ...run({ ...tap, subject: 'Start' }, tap),
      starts: [{ of: '/, with id', lines: ['  10 ms    60 ms    50 ms  Layout 30'] }],
    };
    const text = reportOf(results, undefined, '');
    expect(text).toMatch(
      /## Start[\s\S]*slowest start of \/, with id\n[\s\S]*50 ms {2}Layout 30\n[\s\S]*## First press/,
    );
  });

  test('the console is told of missed goals and of what became worse', () => {
    expect(summaryOf(run(tap, score), run(timed(10)))).toEqual([
      'Goals missed: 1',
      '  First press, first tap, with id',
      'Worse than abc1234: 1',
      '  First press, first tap, with id',
    ]);
    expect(summaryOf(run(score), undefined)).toEqual(['Goals missed: 0']);
  });

  test('a million visits are reckoned from one', () => {
    const served = (name: string, value: number): Figure => ({
      subject: 'Serving',
      name,
      counting: null,
      unit: 'ms',
      ours: exactly(value),
    });
    const figures = [
      served("nginx's processor time for a visit", 0.36),
      served('a visit, as it is sent', 200),
      served('a visit, HTML alone', 15),
      served('requests of a visit', 12),
    ];
    const text = visitsReckoned(figures).join('\n');
    expect(text).toContain('0.10 core hours');
    expect(text).toContain('200 GB a day');
    expect(text).toContain('assumed');
    expect(visitsReckoned(figures.slice(1))).toEqual([]);
  });
});
