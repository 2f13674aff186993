import { afterEach, describe, expect, it, vi } from 'vitest';
import { listDeliveryDays } from '../../../../cms/shop/delivery.ts';
import { isDeliveryDay } from '../../../../cms/shop/holidays.ts';
import { someDatabase } from '../support/databases.ts';
import { serveShop } from './support/serve-shop.ts';
import { rowsOf } from '../support/rows.ts';

describe('delivery days', () => {
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

describe.each(someDatabase)('delivery calls on $name', ({ open }) => {
  const served = serveShop(open);
  afterEach(() => void vi.useRealTimers());

  const ask = async (call: string): Promise<unknown> =>
    (
      await served.app.inject({
        url: `/api/v1/lihakauppa/checkout/${call}`,
        headers: { host: 'lihakauppa.localhost' },
      })
    ).json();

  it('availability: the answer says whether a postal code has delivery [API-42] [DLV-04]', async () => {
    for (const [code, isAvailable] of Object.entries({
      '00100': true,
      '02999': true,
      '03000': false,
      '0010': false,
      '001000': false,
      '0010a': false,
      '': false,
      "00100' or '1": false,
      '%00': false,
    }))
      expect([code, await ask(`availability?postalCode=${encodeURIComponent(code)}`)]).toEqual([
        code,
        { data: { isAvailable } },
      ]);
    expect(await ask('availability')).toEqual({ data: { isAvailable: false } });
  });

  it('delivery: ten days are offered in words, without full times [API-41] [CHK-10]', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T10:00:00Z') });
    await rowsOf(
      served.database,
      "insert into shop_slot (area, day, time, taken) values ('00100', '2026-11-24', '18-20', 1), ('00100', '2026-11-25', '18-20', 1), ('00100', '2026-11-25', '16-18', 60)",
    );
    const { status, data } = (await ask('delivery?postalCode=00100')) as {
      status: number;
      data: { dates: { value: string }[] };
    };
    expect(status).toBe(200);
    expect(data.dates.slice(0, 2)).toEqual([
      { value: '2026-11-24', label: 'tiistai 24.11.', times: [{ value: '16-18', label: 'klo 16–18' }] },
      {
        value: '2026-11-26',
        label: 'torstai 26.11.',
        times: [
          { value: '16-18', label: 'klo 16–18' },
          { value: '18-20', label: 'klo 18–20' },
        ],
      },
    ]);
    expect(data.dates.map(({ value }) => value)).not.toContain('2026-11-29');
    expect(data.dates).toHaveLength(9);
  });

  it('delivery: a postal code without delivery has the status 404 [API-41] [CHK-14]', async () => {
    expect(await ask('delivery?postalCode=99999')).toEqual({ status: 404, data: { dates: [] } });
    expect(await ask('delivery')).toEqual({ status: 404, data: { dates: [] } });
  });
});
