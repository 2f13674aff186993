import { afterEach, describe, expect, it, vi } from 'vitest';
import { someDatabase } from '../support/databases.ts';
import { rowsOf } from '../support/rows.ts';
import { serveShop } from './support/serve-shop.ts';

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
