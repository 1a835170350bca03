import { formats } from '../../locales/formats';
import { type Language, languages, weekdays } from '../../locales/languages';

/** Formats shekels: `₪299`, `299 ₪`, and `₪12.90` with agorot; without line breaks. */
export function formatShekels(amount: number, language: Language): string {
  const { shekels, money } = formats[language];
  // A single digit after a separator is ten agorot; groups have three.
  return shekels.replace('#', separated(amount, money).replace(/[.,]\d$/, '$&0'));
}

/** At most three decimals, rounded like `Intl`; 0 or more. */
export function formatNumber(value: number, language: Language): string {
  return separated(value, formats[language].numbers);
}

function separated(value: number, separators: (typeof formats)[Language]['money']): string {
  const { thousands, decimal, groupsFrom, size } = separators;
  const group = new RegExp(`\\B(?=(\\d{${size}})*\\d{3}\\b)|\\.`, 'g');
  return `${Math.round(value * 1000) / 1000}`.replace(group, (point) =>
    point ? decimal : value < groupsFrom ? '' : thousands,
  );
}

/** Formats a date given as `YYYY-MM-DD`: `January 1, 2025`. */
export function formatDate(date: string, language: Language): string {
  const [year = '', month, day] = date.split('-');
  return formats[language].date
    .replace('day', `${Number(day)}`)
    .replace('year', year)
    .replace('month', formats[language].months[Number(month) - 1] ?? '');
}

/** Formats a range of days, given as `Sunday-Thursday`: `Sunday through Thursday`. */
export function formatDays(days: string, language: Language): string {
  const [first = '', last = ''] = days.split('-');
  const nameOf = (day: string) => formats[language].weekdays[known.indexOf(day)];
  return languages[language].dayRange
    .replace('first', `${nameOf(first)}`)
    .replace('last', `${nameOf(last)}`);
}

const known: readonly string[] = weekdays;

/** Lists the days outside of a range, given as `Sunday-Thursday`, alone and with holidays: `Friday, Shabbat and holidays`. */
export function formatRestDays(days: string, language: Language) {
  const { each, saturday, holidays } = languages[language].restDays;
  const [first = 0, last = 0] = days.split('-').map((day) => known.indexOf(day));
  const names = [...formats[language].weekdays.slice(0, -1), saturday, holidays].map((name) =>
    each.replace('#', name),
  );
  const length = (first - last + 6) % 7;
  const rest = Array.from({ length }, (_, day) => `${names[(last + 1 + day) % 7]}`);
  const all = [...rest, `${names[7]}`];
  return {
    restDays: formatList(rest.length === 0 ? all : rest, language),
    restDaysAndHolidays: formatList(all, language),
  };
}

/** Lists items: `Friday, Shabbat and holidays`. */
export function formatList(items: readonly string[], language: Language): string {
  const { comma, and } = languages[language].list;
  const others = items.slice(0, -1).join(comma);
  return [others, ...items.slice(-1)].filter((part) => part !== '').join(and);
}

/** Formats an hour given as `18:00` on the language's clock: `6 p.m.`, in Hebrew `18:00`; some hours behind it. */
export function formatHour(hour: string, language: Language, behind = 0): string {
  const [hours = 0, minutes = 0] = hour.split(':').map(Number);
  const there = (hours - behind + 24) % 24;
  const after = `:${`${minutes}`.padStart(2, '0')}`;
  const period = formats[language].dayPeriods[there < 12 ? 0 : 1];
  if (!period) return `${there}${after}`;
  return `${there % 12 || 12}${minutes === 0 ? '' : after}\u00a0${period}`;
}

/** Formats a time of day on a 24-hour clock: `14:32`. */
export function formatTime(time: Date): string {
  const two = (number: number) => `${number}`.padStart(2, '0');
  return `${two(time.getHours())}:${two(time.getMinutes())}`;
}

/**
 * Formats an international phone number: `+972 3 123 4567` is `03-123-4567` for visitors in Israel. Unchanged in other
 * markets, and for other than Israeli numbers.
 */
export function formatPhone(phone: string, language: Language): string {
  const [, prefix, start, end] =
    /^972([23489]|[57]\d)(\d{3})(\d{4})$/.exec(phone.replace(/\D/g, '')) ?? [];
  return languages[language].market === 'israel' && prefix ? `0${prefix}-${start}-${end}` : phone;
}
