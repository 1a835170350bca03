import { limitsBefore, type Sizes, sizeProblems, sizes } from '../../tools/sizes';
import limits from './sizes.json';

test('Each room keeps to its size', () => {
  expect(sizeProblems(limits, sizes(), limitsBefore(limits))).toEqual([]);
});

test('A limit fails when its room outgrows it or leaves it by more than 2 %, or when it rises without a reason', () => {
  const room = (lines: number, files = 50, why: object = {}) => ({ ui: { lines, files, ...why } });
  const problem = (limit: Sizes, found: Sizes) => sizeProblems(limit, found, room(1000)).join();
  const visitors = { reason: 'Visitors find dishes by name.' };
  expect(problem(room(1000), room(980, 49))).toBe('');
  expect(problem(room(1000), room(1001))).toMatch('ui has 1001 lines, and its limit is 1000: take');
  expect(problem(room(1000), room(1000, 51))).toMatch('ui has 51 files, and its limit is 50: take');
  expect(problem({}, room(1))).toMatch('ui has 1 lines, and its limit is 0');
  expect(problem(room(1000), room(979))).toMatch('npm run record sizes');
  expect(problem(room(1100), room(1100))).toMatch('is 1100, which rose: its new "reason"');
  expect(problem(room(1100, 50, visitors), room(1100))).toBe('');
});
