const hour = 3_600_000;
const day = 24 * hour;

/**
 * Day of a moment in the studio's time zone, Asia/Jerusalem, as `YYYY-MM-DD`. Calculated, because the first formatter of
 * `Intl` takes a phone 50 ms. Valid from 2013, when the rule became law. Source: IANA time zone database, rule Zion.
 * @param at ms since 1970.
 */
export function studioDay(at: number): string {
  const offset = isSummerTime(at) ? 3 : 2;
  return new Date(at + offset * hour).toISOString().slice(0, 10);
}

/** Year of a moment in the studio's time zone. */
export function studioYear(at: number): number {
  return Number(studioDay(at).slice(0, 4));
}

/** From the Friday before the last Sunday of March to the last Sunday of October, at 2:00 on the clock before. */
function isSummerTime(at: number): boolean {
  const year = new Date(at).getUTCFullYear();
  return at >= lastSunday(year, 2) - 2 * day && at < lastSunday(year, 9) - hour;
}

/** Midnight in UTC of the last Sunday of a month with 31 days. */
function lastSunday(year: number, month: number): number {
  const last = Date.UTC(year, month, 31);
  return last - new Date(last).getUTCDay() * day;
}
