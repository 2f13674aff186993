import { describe, expect, it } from 'vitest';
import { formatDay, isPostalCode, listDeliveryDays } from '../../shop/delivery.ts';
import { addDays, isDeliveryDay } from '../../shop/holidays.ts';

/** Easter Sundays, with the earliest and the latest possible one. */
const EASTER = [
  '1818-03-22',
  '1943-04-25',
  '1954-04-18',
  '1981-04-19',
  '2000-04-23',
  '2024-03-31',
  '2026-04-05',
  '2027-03-28',
  '2038-04-25',
  '2049-04-18',
  '2076-04-19',
  '2285-03-22',
];

describe('delivery days', () => {
  it('delivery day: there is none around Easter, at Ascension Day and at Pentecost [CHK-10]', () => {
    for (const easter of EASTER)
      expect([
        easter,
        ...[-3, -2, -1, 0, 1, 2, 38, 39, 49].map((days) => isDeliveryDay(addDays(easter, days))),
      ]).toEqual([easter, true, false, true, false, false, true, true, false, false]);
  });

  it('delivery day: a year has its fixed holidays, the eves and All Saints [CHK-10]', () => {
    const days = Array.from({ length: 365 }, (_, day) => addDays('2026-01-01', day));
    const isSunday = (day: string) => new Date(day).getUTCDay() === 0;
    expect(days.filter((day) => !isSunday(day) && !isDeliveryDay(day))).toEqual([
      '2026-01-01',
      '2026-01-06',
      '2026-04-03',
      '2026-04-06',
      '2026-05-01',
      '2026-05-14',
      '2026-06-19',
      '2026-06-20',
      '2026-10-31',
      '2026-12-24',
      '2026-12-25',
      '2026-12-26',
    ]);
    expect(days.filter((day) => isSunday(day) && isDeliveryDay(day))).toEqual([]);
  });

  it.each([
    ['00100', true],
    ['0010', false],
    ['001000', false],
    ['0010a', false],
  ])('postal code: %s is one: %s', (code, isCode) => expect(isPostalCode(code)).toBe(isCode));

  it('delivery day: its label has the weekday', () =>
    expect(formatDay('2026-11-04')).toBe('keskiviikko 4.11.'));

  it.each([
    ['2026-12-06', 'Independence Day'],
    ['2026-12-25', 'Christmas'],
    ['2027-01-06', 'Epiphany'],
    ['2027-03-26', 'Good Friday'],
    ['2027-03-29', 'Easter Monday'],
    ['2026-05-14', 'Ascension Day'],
    ['2026-06-19', 'the eve of midsummer'],
    ['2026-06-20', 'midsummer'],
    ['2026-10-31', 'All Saints'],
    ['2027-11-06', 'All Saints, in November'],
    ['2026-11-22', 'a Sunday'],
  ])('delivery day: there is no delivery on %s, %s [CHK-10]', (day) =>
    expect(isDeliveryDay(day)).toBe(false),
  );

  it.each([
    ['before eight in the evening, from tomorrow on', '2026-11-23T17:59:00Z', '2026-11-24'],
    ['after that, from the day after', '2026-11-23T18:00:00Z', '2026-11-25'],
    ['by summer time, too', '2026-06-15T17:00:00Z', '2026-06-17'],
    ['on Monday, on a Saturday evening', '2026-11-21T19:00:00Z', '2026-11-23'],
  ])('delivery days: %s [CHK-10]', (_when, now, first) => {
    const days = listDeliveryDays(new Date(now), 20);
    expect([days[0], days.length]).toEqual([first, 10]);
  });
});
