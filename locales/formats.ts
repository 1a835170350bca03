import { byLanguage, currency, languages } from './languages';

/**
 * Separators, patterns and names, as `Intl` writes them with Latin digits. Node computes them for the browser too
 * (`tools/parcel/formats.ts`): the first number or date formatter takes a phone 50 to 80 ms, and engines differ in
 * invisible characters.
 */
export const formats = byLanguage((language) => formatsOf(languages[language].locale));

export function formatsOf(tag: string) {
  const locale = new Intl.Locale(tag, { numberingSystem: 'latn', calendar: 'gregory' });
  // `₪` in languages with letters for it, too, such as Ukrainian.
  const money = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
  const shekels = new Intl.NumberFormat(locale, { ...money, maximumFractionDigits: 0 });
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const days = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  const hours = new Intl.DateTimeFormat(locale, { hour: 'numeric', timeZone: 'UTC' });
  const date = dates
    .formatToParts(0)
    .map(({ type, value }) => (/^[dmy]/.test(type) ? type : value));
  const monthOf = (month: number) => partOf(dates.formatToParts(Date.UTC(2025, month)), 'month');
  const periodOf = (hour: number) => partOf(hours.formatToParts(hour * 3_600_000), 'dayPeriod');
  return {
    /** Before and after noon; empty on a clock of 24 hours. In English with periods, as the messages have them. */
    dayPeriods: [0, 12].map((hour) => periodOf(hour).replace('AM', 'a.m.').replace('PM', 'p.m.')),
    numbers: separatorsOf(new Intl.NumberFormat(locale)),
    money: separatorsOf(new Intl.NumberFormat(locale, money)),
    /** Pattern of an amount; `#` is the number. */
    shekels: unbroken(shekels.format(0).replace('0', '#')),
    /** Pattern with `day`, `month` and `year`. */
    date: unbroken(date.join('')),
    months: Array.from({ length: 12 }, (_, month) => monthOf(month)),
    /** From Sunday. In Hebrew without the word for day. */
    weekdays: Array.from({ length: 7 }, (_, day) =>
      days.format(Date.UTC(2025, 5, day + 1)).replace(/^יום /, ''),
    ),
  };
}

/** Spanish groups digits from 10,000, and Hindi by two above 1,000. */
function separatorsOf(numbers: Intl.NumberFormat) {
  const parts = numbers.formatToParts(12_345_678.5);
  return {
    thousands: partOf(parts, 'group'),
    decimal: partOf(parts, 'decimal'),
    groupsFrom: partOf(numbers.formatToParts(1000), 'group') ? 1000 : 10_000,
    size: parts.filter(({ type }) => type === 'integer')[1]?.value.length ?? 3,
  };
}

function partOf(parts: readonly Record<'type' | 'value', string>[], type: string): string {
  return unbroken(parts.find((part) => part.type === type)?.value ?? '');
}

/** Without direction marks, which the pages have elements for, and without line breaks. */
function unbroken(text: string): string {
  return text.replace(/[\u200e\u200f\u061c]/g, '').replace(/\s/g, '\u00a0');
}
