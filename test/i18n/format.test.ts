import { formatsOf } from '../../locales/formats';
import { languageCodes, languages } from '../../locales/languages';
import {
  formatDate,
  formatDays,
  formatHour,
  formatNumber,
  formatPhone,
  formatRestDays,
  formatShekels,
} from '../../src/i18n/format';
import { isWrittenAs } from '../../src/i18n/textDirection';

/** Output of `Intl` without direction marks, and with no-break spaces only, because engines differ in both. */
function normalized(text: string): string {
  return text.replace(/[\u200e\u200f\u061c]/g, '').replace(/\s/g, '\u00a0');
}

describe.each(languageCodes)('[S9] Formats of %s match Intl, with Latin digits', (code) => {
  const locale = new Intl.Locale(languages[code].locale, { numberingSystem: 'latn' });

  test('for numbers', () => {
    const intl = new Intl.NumberFormat(locale);
    for (const value of [0, 999, 1000, 25_000, 1_234_567, -1500, 99.9, 0.1 + 0.2, 1234.5678])
      expect(formatNumber(value, code)).toBe(normalized(intl.format(value)));
  });

  test('in shekels, with two digits for agorot', () => {
    for (const amount of [0, 49, 299, 1500, 25_000, 0.5, 12.9, 71.82, 1234.5]) {
      const maximumFractionDigits = Number.isInteger(amount) ? 0 : 2;
      const narrow = { currencyDisplay: 'narrowSymbol', maximumFractionDigits } as const;
      const shekels = { style: 'currency', currency: 'ILS', ...narrow } as const;
      expect(formatShekels(amount, code)).toBe(
        normalized(new Intl.NumberFormat(locale, shekels).format(amount)),
      );
    }
  });

  test('for a date in each month', () => {
    for (let month = 1; month <= 12; month += 1) {
      const day = `2025-${String(month).padStart(2, '0')}-${String(month + 6).padStart(2, '0')}`;
      const long = { dateStyle: 'long', timeZone: 'UTC' } as const;
      expect(formatDate(day, code)).toBe(
        normalized(new Intl.DateTimeFormat(locale, long).format(new Date(day))),
      );
    }
  });
});

test.each([
  [formatDays('Sunday-Thursday', 'en'), 'Sunday through Thursday'],
  [formatDays('Friday-Saturday', 'he'), 'שישי עד שבת'],
  [formatHour('9:30', 'en'), '9:30\u00a0a.m.'],
  [formatHour('18:00', 'he'), '18:00'],
  [`${formatsOf('ar').dayPeriods}`, 'ص,م'],
  [formatsOf('uk').shekels, '#\u00a0₪'],
  [['ja', 'ko'].map((one) => isWrittenAs(one, '漢')).join(), 'true,true'],
])('[S9] formats and scripts are the same with every version of Intl: %j', (formatted, text) => {
  expect(formatted).toBe(text);
});

test.each([
  ['Sunday-Saturday', 'holidays; holidays', 'בחג; בחג'],
  ['Sunday-Friday', 'Shabbat; Shabbat and\u00a0holidays', 'בשבת; בשבת ובחג'],
  [
    'Monday-Friday',
    'Shabbat and\u00a0Sunday; Shabbat, Sunday and\u00a0holidays',
    'בשבת ובראשון; בשבת, בראשון ובחג',
  ],
])('[S9] names the days of rest beside %s, without and with holidays', (days, english, hebrew) => {
  expect(Object.values(formatRestDays(days, 'en')).join('; ')).toBe(english);
  expect(Object.values(formatRestDays(days, 'he')).join('; ')).toBe(hebrew);
});

test.each([
  ['+972-54-765-4321', '054-765-4321'],
  ['+972721234567', '072-123-4567'],
  ['+972 1 800 123 456', '+972 1 800 123 456'],
  ['+1 (212) 555-0100', '+1 (212) 555-0100'],
])('[S2] formats %s as %s in Hebrew, and not in English', (phone, hebrew) => {
  expect(formatPhone(phone, 'he')).toBe(hebrew);
  expect(formatPhone(phone, 'en')).toBe(phone);
});
