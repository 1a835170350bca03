import { en } from '../../locales/en';
import * as drawings from '../../src/content/drawings';
import { contactFaq, pricingFaq } from '../../src/content/faq';
import { heroMenu } from '../../src/content/heroMenu';
import { budgetOptions, serviceOptions, timelineOptions } from '../../src/content/inquiryOptions';
import { legalPages } from '../../src/content/legal';
import {
  footerCompanyLinks,
  footerServiceLinks,
  legalLinks,
  navLinks,
  pages,
} from '../../src/content/navigation';
import { services } from '../../src/content/services';
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

describe('[S2] Navigation', () => {
  test('includes all addresses of the site', () => {
    const specified = [
      '/',
      '/services',
      '/portfolio',
      '/reviews',
      '/pricing',
      '/contact',
      '/terms',
      '/privacy',
      '/accessibility',
    ];
    expect(pages).toEqual(expect.arrayContaining(specified));
  });
});

test('[S2] has three dishes with prices on the sample menu', () => {
  expect(heroMenu.dishes.map(({ id, price }) => [id, price])).toEqual([
    ['shakshuka', 58],
    ['labneh', 34],
    ['malabi', 29],
  ]);
});

test('has a message for every key in the tables', () => {
  const tables = {
    serviceOptions,
    budgetOptions,
    timelineOptions,
    contactFaq,
    pricingFaq,
    heroMenu,
    legalPages,
    navLinks,
    footerServiceLinks,
    footerCompanyLinks,
    legalLinks,
    services,
    drawings,
  };
  const keys = flatWordKeys(tables);
  expect(keys.length).toBeGreaterThan(100);
  for (const key of keys) expect(Object.keys(words)).toContain(key);
});

function flatWordKeys(value: unknown): string[] {
  if (typeof value === 'string') return /^[a-z]\w*(\.\w+)+$/i.test(value) ? [value] : [];
  if (typeof value === 'object' && value !== null)
    return Object.values(value).flatMap(flatWordKeys);
  return [];
}
