/** @jest-environment node */
import path from 'node:path';
import { applyBreak } from '../../../src/tools/breaks/applyBreak';
import type { Break } from '../../../src/tools/breaks/break';
import { breakTable } from '../../../src/tools/breaks/breakTable';
import { checkTable } from '../../../src/tools/breaks/checkTable';
import { chooseBreaks } from '../../../src/tools/breaks/chooseBreaks';
import { variants } from '../../browser/support/variants';

const root = path.resolve(__dirname, '../../..');
const all = breakTable.flatMap(({ breaks }) => breaks);

describe('[House] The table of deliberate breaks', () => {
  test('can be made as it stands: each text is there once, each test file is there, each name is its own', () => {
    expect(checkTable(all, root)).toEqual([]);
  });

  test('holds 80 breaks or more', () => {
    expect(all.length).toBeGreaterThanOrEqual(80);
  });

  test('breaks nothing but the page and the export', () => {
    const elsewhere = all.filter(({ file }) => !/^(src|machines|locales|static)\//.test(file));
    expect(elsewhere).toEqual([]);
  });

  test('visits only sites that are served, and only in the browser', () => {
    const served = [...Object.keys(variants), 'workbench'];
    for (const { name, sites = [], test } of all) {
      expect([name, sites.filter((site) => !served.includes(site))]).toEqual([name, []]);
      if (sites.length > 0)
        expect([name, test]).toEqual([name, expect.stringMatching(/\.spec\.ts$/)]);
    }
  });
});

const one: Break = {
  name: 'one',
  file: 'src/page.ts',
  find: 'open',
  replace: '$& or $1',
  loses: 'It does not open.',
  test: 'test/page.test.ts',
};

describe('[House] A break', () => {
  test('replaces its text, letter by letter', () => {
    expect(applyBreak('to open it', one)).toBe('to $& or $1 it');
  });

  test.each([
    ['close', 'is not there'],
    ['open, open', 'is there 2 times'],
  ])('of %j says that its text %s', (text, found) => {
    expect(() => applyBreak(text, one)).toThrow(
      `src/page.ts: break 'one' expects this text exactly once, and it ${found}:\nopen`,
    );
  });

  test('that changes nothing is refused', () => {
    expect(() => applyBreak('to open it', { ...one, replace: 'open' })).toThrow(
      "src/page.ts: break 'one' changes nothing",
    );
  });

  test('without its file, without its test, or of a name that is taken, is named', () => {
    expect(checkTable([one, one], root)).toEqual(
      expect.arrayContaining([
        "break 'one' is in the table more than once",
        "src/page.ts: break 'one' expects this file, and it is not there",
        "test/page.test.ts: break 'one' expects this test file to notice it, and it is not there",
      ]),
    );
  });
});

describe('[House] Which breaks are made', () => {
  const named = (...names: readonly string[]) => names.map((name) => ({ ...one, name }));
  const areas = [
    { area: 'first', breaks: named('a', 'b', 'c') },
    { area: 'second', breaks: named('d', 'e') },
  ];
  const namesOf = (...args: readonly string[]) => chooseBreaks(areas, args).map(({ name }) => name);

  test('all, those of one area, those that are named', () => {
    expect(namesOf()).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(namesOf('--area', 'second')).toEqual(['d', 'e']);
    expect(namesOf('e', 'a')).toEqual(['a', 'e']);
  });

  test('slices hold every break once', () => {
    expect([...namesOf('--slice', '1/2'), ...namesOf('--slice', '2/2')].sort()).toEqual(namesOf());
  });

  test.each([
    [['--area', 'third'], '--area third', 'first, second'],
    [['f'], 'f', 'the name of a break in first, second'],
    [['--slice', '3/2'], '--slice 3/2', 'I/N with I from 1 to N'],
    [['--slice'], '--slice', 'I/N with I from 1 to N'],
    [['--quick'], '--quick', '--area NAME or --slice I/N'],
  ])('%j is refused with what is expected', (args, given, expected) => {
    expect(() => namesOf(...args)).toThrow(given);
    expect(() => namesOf(...args)).toThrow(expected);
  });
});
