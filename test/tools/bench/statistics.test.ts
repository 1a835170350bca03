import { exactly, median, ratios, summarize } from '../../../src/tools/bench/statistics';

describe('[Bench] Statistics', () => {
  test('the median is the middle, of an even number the upper of the two; the values stay as they are', () => {
    const values = [9, 1, 5] as const;
    expect(median(values)).toBe(5);
    expect(values).toEqual([9, 1, 5]);
    expect(median([4, 1, 3, 2])).toBe(3);
    expect(median([10, 9])).toBe(10);
  });

  test('a summary holds the median, the least, the greatest and how many there are', () => {
    expect(summarize([7, 100, 8])).toEqual({ median: 8, low: 7, high: 100, count: 3 });
    expect(exactly(4)).toEqual({ median: 4, low: 4, high: 4, count: 1 });
  });

  test.each([[[]], [[1, Number.NaN]], [[Number.POSITIVE_INFINITY]]])(
    'nothing measured is an error: %p',
    (values) => {
      expect(() => summarize(values)).toThrow('expected measured numbers');
    },
  );

  test('ratios are taken within a round', () => {
    expect(ratios([10, 40], [5, 10])).toEqual([2, 4]);
    expect(() => ratios([1], [1, 2])).toThrow('1 values cannot be held against 2 controls');
  });
});
