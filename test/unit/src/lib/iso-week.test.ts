import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { toLocalTime } from '#lib/local-time.ts';
import { addDays, getIsoWeek, getMonday, today, addWeeks, formatWorkingWeek } from '#lib/iso-week.ts';

const anyDay = fc
  .date({ min: new Date('1970-01-05'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test.each([
  ['2026-12-27', 2026, 52],
  ['2026-12-28', 2026, 53],
  ['2027-01-03', 2026, 53],
  ['2027-01-04', 2027, 1],
  ['2024-12-30', 2025, 1],
  ['2021-01-03', 2020, 53],
  ['2023-01-01', 2022, 52],
])('week: %s is in %i/%i [MNU-13]', (day, year, week) => {
  expect(getIsoWeek(day)).toEqual({ year, week });
});

test('week: each day is in the week that begins on its Monday, with the year of its Thursday [MNU-13]', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const week = getIsoWeek(day);
      const monday = getMonday(week);
      expect(new Date(monday).getUTCDay()).toBe(1);
      expect(monday <= day && day <= addDays(monday, 6)).toBe(true);
      // The year is that of the Thursday.
      expect(addDays(monday, 3).slice(0, 4)).toBe(String(week.year));
      expect(getIsoWeek(monday)).toEqual(week);
    }),
  );
});

test('week: the next one has the next number, or 1 of the next year after 52 or 53 [MNU-13]', () => {
  let week = getIsoWeek('1999-12-31');
  for (let count = 0; count < 53 * 60; count += 1) {
    const next = addWeeks(week, 1);
    const isLast = next.week === 1;
    expect(next).toEqual(
      isLast ? { year: week.year + 1, week: 1 } : { year: week.year, week: week.week + 1 },
    );
    expect(isLast ? [52, 53] : [week.week]).toContain(week.week);
    week = next;
  }
});

test('today: it is the local day, not the one in UTC [MNU-13]', () => {
  vi.useFakeTimers({ now: new Date('2027-01-03T22:30:00Z'), toFake: ['Date'] });
  expect(today('Europe/Helsinki')).toBe('2027-01-04');
  expect(today('UTC')).toBe('2027-01-03');
});

test.each(['en-US', 'ar-EG', 'fa-IR', 'th-TH'])(
  'today: it is an ISO day where all formats are those of %s, because the browser has no other data [MNU-13]',
  (locale) => {
    const { DateTimeFormat } = Intl;
    vi.useFakeTimers({ now: new Date('2027-01-03T22:05:00Z'), toFake: ['Date'] });
    vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function format(_, options) {
      return new DateTimeFormat(locale, options);
    });
    expect(today('Europe/Helsinki')).toBe('2027-01-04');
    expect(toLocalTime(new Date(), 'Europe/Helsinki')).toBe('2027-01-04T00:05');
  },
);

test('working week: it is formatted from Monday to Friday [MNU-15]', () => {
  expect(formatWorkingWeek({ year: 2026, week: 47 })).toBe('16.11.–20.11.2026');
  expect(formatWorkingWeek({ year: 2026, week: 53 })).toBe('28.12.2026–1.1.2027');
});
