import { studioDay, studioYear } from '../../src/i18n/studioTime';

const formatter = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Jerusalem' });
const time = (text: string) => Date.parse(text);

test('[S9] the day begins at midnight in the studio’s time zone on every day of the year', () => {
  const minutes = [-1, 0];
  for (const year of [2013, 2024, 2026, 2027, 2033])
    for (let day = 0; day < 366; day += 1)
      for (const utcHour of [21, 22, 23, 24])
        for (const minute of minutes) {
          const at = Date.UTC(year, 0, day, utcHour, minute);
          expect(studioDay(at)).toBe(formatter.format(at));
        }
});

test('[S2] the year begins with the studio’s', () => {
  expect(studioYear(time('2026-12-31T21:59:59Z'))).toBe(2026);
  expect(studioYear(time('2026-12-31T22:00:00Z'))).toBe(2027);
});
