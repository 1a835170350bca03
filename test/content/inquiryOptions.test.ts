import { en } from '../../locales/en';
import { budgetOptions, serviceOptions, timelineOptions } from '../../src/content/inquiryOptions';
import { flatWords } from '../locales/flatWords';

const words = flatWords(en);

describe('[S3] Options of the inquiry', () => {
  test('include the eight services with hyphenated lowercase values', () => {
    expect(serviceOptions.map(({ value }) => value)).toEqual([
      'qr-menu-systems',
      'web-development',
      'mobile-apps',
      'e-commerce-store',
      'booking-system',
      'website-maintenance',
      'custom-development',
      'other',
    ]);
    for (const { value, label } of serviceOptions) {
      expect(words[label]?.toLowerCase().replaceAll(' ', '-')).toBe(value);
    }
  });

  test('[S9] include the budgets with their ranges in shekels', () => {
    const ranges = budgetOptions.map((option) => [
      option.value,
      'from' in option ? option.from : undefined,
      'to' in option ? option.to : undefined,
    ]);
    expect(ranges).toEqual([
      ['1k-5k', 1000, 5000],
      ['5k-10k', 5000, 10_000],
      ['10k-25k', 10_000, 25_000],
      ['25k-plus', 25_000, undefined],
      ['discuss', undefined, undefined],
    ]);
  });

  test('include the timelines', () => {
    expect(timelineOptions.map(({ value }) => value)).toEqual([
      'asap',
      '1-month',
      '2-3-months',
      'flexible',
    ]);
  });
});
