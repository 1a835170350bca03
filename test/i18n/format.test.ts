import { formats, formatsOf } from '../../locales/formats';
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

test.each([
  ...languageCodes.map((code) => languages[code].locale),
  ...['es-ES', 'hi-IN', 'de-AT', 'fr-CH', 'ar-MA', 'fa-IR', 'ga-IE'],
])('[S9] numbers, shekels and dates of %s are those of Intl, with Latin digits', (tag) => {
  const replaced = jest.replaceProperty(formats, 'en', formatsOf(tag));
  const locale = new Intl.Locale(tag, { numberingSystem: 'latn', calendar: 'gregory' });
  const intl = new Intl.NumberFormat(locale);
  for (const value of [0, 999, 1000, 9999, 25_000, 1_234_567, 99.9, 0.1 + 0.2, 1234.5678])
    expect(formatNumber(value, 'en')).toBe(normalized(intl.format(value)));
  for (const amount of [0, 49, 299, 1500, 25_000, 1_234_567, 0.5, 12.9, 71.82, 1234.5]) {
    const maximumFractionDigits = Number.isInteger(amount) ? 0 : 2;
    const narrow = { currencyDisplay: 'narrowSymbol', maximumFractionDigits } as const;
    const shekels = { style: 'currency', currency: 'ILS', ...narrow } as const;
    const written = new Intl.NumberFormat(locale, shekels).format(amount);
    expect(formatShekels(amount, 'en')).toBe(normalized(written));
  }
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  for (const month of formats.en.months.keys()) {
    const day = new Date(Date.UTC(2025, month, month + 7));
    const written = formatDate(day.toJSON().slice(0, 10), 'en');
    expect(written).toBe(normalized(dates.format(day)));
  }
  replaced.restore();
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
