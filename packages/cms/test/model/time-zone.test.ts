import { describe, expect, it } from 'vitest';
import { getTimeZone, parseLocalTime } from '../../platform/model/time-zone.ts';

describe('times of a site', () => {
  it('time zone: Swedish sites are in Stockholm, all others in Helsinki', () => {
    expect(getTimeZone('lithellsse')).toBe('Europe/Stockholm');
    expect(getTimeZone('atriafi')).toBe('Europe/Helsinki');
    expect(getTimeZone('export')).toBe('Europe/Helsinki');
  });

  it.each([
    ['2026-12-24T08:00', 'Europe/Helsinki', '2026-12-24T06:00:00.000Z'],
    ['2026-12-24T08:00', 'Europe/Stockholm', '2026-12-24T07:00:00.000Z'],
    ['2026-07-01T00:30', 'Europe/Helsinki', '2026-06-30T21:30:00.000Z'],
    // The clocks show 03:30 twice; the first is summer time.
    ['2026-10-25T03:30', 'Europe/Helsinki', '2026-10-25T00:30:00.000Z'],
    ['2026-03-29T04:00', 'Europe/Helsinki', '2026-03-29T01:00:00.000Z'],
  ])('local time %s in %s: it is %s', (text, zone, expected) => {
    const time = parseLocalTime(text, zone);
    expect(time instanceof Date && time.toISOString()).toBe(expected);
  });

  it.each([
    ['2026-03-29T03:30', 'Europe/Helsinki', 'skipped'],
    ['2026-03-29T02:30', 'Europe/Stockholm', 'skipped'],
    ['2026-03-29T03:30', 'Europe/Stockholm', new Date('2026-03-29T01:30:00Z')],
    ['2026-02-30T03:30', 'Europe/Helsinki', undefined],
    ['2026-02-28T25:30', 'Europe/Helsinki', undefined],
    ['2026-02-28', 'Europe/Helsinki', undefined],
    ['2026-02-28T10:00Z', 'Europe/Helsinki', undefined],
  ])('local time %s in %s: the result is %s', (text, zone, expected) => {
    expect(parseLocalTime(text, zone)).toEqual(expected);
  });
});
