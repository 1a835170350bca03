import { formatDate, formatNumber, formatShekels, formatWeeks } from '../../src/i18n/format';

describe('[S9] Formats', () => {
  test.each([
    [0, '₪0', '0\u00a0₪'],
    [49, '₪49', '49\u00a0₪'],
    [299, '₪299', '299\u00a0₪'],
    [1500, '₪1,500', '1,500\u00a0₪'],
    [25_000, '₪25,000', '25,000\u00a0₪'],
  ])('%d shekels read %s and %s', (amount, english, hebrew) => {
    expect(formatShekels(amount, 'en')).toBe(english);
    expect(formatShekels(amount, 'he')).toBe(hebrew);
  });

  test.each([
    [5000, '5,000', '5,000'],
    [99.9, '99.9', '99.9'],
    [4.5, '4.5', '4.5'],
  ])('the number %d reads %s and %s', (value, english, hebrew) => {
    expect(formatNumber(value, 'en')).toBe(english);
    expect(formatNumber(value, 'he')).toBe(hebrew);
  });

  test('a day reads in words, whatever the time zone', () => {
    expect(formatDate('2025-01-01', 'en').replaceAll('\u00a0', ' ')).toMatch(/^1 January 2025$/);
    expect(formatDate('2025-01-01', 'he').replaceAll('\u00a0', ' ')).toBe('1 בינואר 2025');
  });

  test('no direction marks are left, and no space that a line can break at', () => {
    const texts = (['en', 'he'] as const).flatMap((language) => [
      formatShekels(1500, language),
      formatNumber(-1500, language),
      formatDate('2025-12-31', language),
    ]);
    for (const text of texts) expect(text).not.toMatch(/[\u200e\u200f\u061c\u202f ]/);
  });
});

test.each([
  [1, '1 week', 'שבוע'],
  [2, '2 weeks', 'שבועיים'],
  [3, '3 weeks', '3 שבועות'],
  [11, '11 weeks', '11 שבועות'],
])('[S9] %i weeks in words', (count, english, hebrew) => {
  expect(formatWeeks(count, 'en')).toBe(english);
  expect(formatWeeks(count, 'he')).toBe(hebrew);
});
