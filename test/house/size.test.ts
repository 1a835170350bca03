import { limitsBefore, type Sizes, sizeProblems, sizes } from '../../tools/sizes';
import limits from './sizes.json';

test('Each room keeps to its size', () => {
  expect(sizeProblems(limits, sizes(), limitsBefore(limits))).toBe('');
});

test('A limit fails when its room outgrows it or leaves it by more than 2 %, or when it rises and no room has a new reason', () => {
  const room = (lines: number, files = 50, why: object = {}) => ({ ui: { lines, files, ...why } });
  const problem = (limit: Sizes, found: Sizes) => sizeProblems(limit, found, room(1000));
  const visitors = { reason: 'Visitors find dishes by name.' };
  expect(problem(room(1000), room(980, 49))).toBe('');
  expect(problem(room(1000), room(1001, 51))).toMatch(
    /^ui: 1001 lines, limit 1000; 51 files, limit 50\nTake away .*: npm run record sizes\. .*"reason"/,
  );
  expect(problem({}, room(1))).toMatch('ui: 1 lines, limit 0');
  expect(problem(room(1000), room(979))).toMatch('ui: 979 lines, limit 1000');
  expect(problem(room(1100), room(1100))).toMatch(/^ui: limit 1100 lines rose\nIn .*"reason"/);
  const both = { ...room(1100), site: { lines: 9, files: 1 } };
  expect(problem(both, both)).toMatch(/^ui: .* rose\nsite: .* rose\n/);
  expect(problem({ ...both, ...room(1100, 50, visitors) }, both)).toBe('');
});
