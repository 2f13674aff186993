/** Attempts to fill the database, and the largest possible menus. */
import { describe, expect, it } from 'vitest';
import { MAX_CARDS, MAX_WEEKS, weekOf } from '../../../../../src/schemas/menu.ts';
import { runDeletions } from '../../../server/retention.ts';
import { OWN_PAGE, serveApp } from '../../support/app.ts';
import { someDatabase } from '../../support/databases.ts';
import { rowsOf, valueOf } from '../../support/rows.ts';

const MENU = '/api/fs/menu';

describe.each(someDatabase)('storage limits on $name', ({ open }) => {
  const { database, app } = serveApp(open);

  const save = (weeks: unknown, remoteAddress: string) =>
    app.inject({ method: 'POST', url: MENU, payload: weeks as object, headers: OWN_PAGE, remoteAddress });
  const full = (mark: string, weeks = MAX_WEEKS) =>
    Array.from({ length: weeks }, (_, week) =>
      weekOf((day) =>
        Array.from({ length: MAX_CARDS }, (__, at) => ({
          header: `${mark} keitto, {lohi}, [tilli] ${week}`,
          link: `/reseptit/${day}-${at}`,
          image: { url: '/media/recipes/makkarakeitto.svg', alt: '' },
        })),
      ),
    );
  const menus = async () =>
    await valueOf<number | undefined>(database, 'select count(*)::integer as count from menu');

  it('menus: one of all weeks, full of recipes, is stored [API-55]', async () => {
    const answer = await save(full('Iso'), '203.0.113.20');
    expect(answer.statusCode).toBe(200);
    const { menuId } = answer.json<{ menuId: string }>();
    const stored = (await app.inject(`${MENU}?menuId=${menuId}`)).json<unknown[]>();
    expect(stored).toHaveLength(MAX_WEEKS);
  });

  it('menus: many large ones of an address are refused, those of other addresses are not', async () => {
    const codes = [];
    for (let at = 0; at < 30; at += 1)
      codes.push((await save(full(`Numero ${at}`, 26), '203.0.113.21')).statusCode);
    const stored = codes.filter((code) => code === 200).length;
    expect(stored).toBeGreaterThan(5);
    expect(stored).toBeLessThan(25);
    expect(codes.at(-1)).toBe(429);
    expect((await save(full('Muualta', 1), '203.0.113.22')).statusCode).toBe(200);
  });

  it('menus: saving the same one again stores it once', async () => {
    const before = Number(await menus());
    const ids = new Set<string>();
    for (let at = 0; at < 5; at += 1)
      ids.add((await save(full('Sama', 1), '203.0.113.23')).json<{ menuId: string }>().menuId);
    expect([ids.size, await menus()]).toEqual([1, before + 1]);
  });

  it('menus: one that is not read for long is deleted, and one that is read is kept', async () => {
    const [read, unread] = [
      (await save(full('Luettu', 1), '203.0.113.24')).json<{ menuId: string }>().menuId,
      (await save(full('Unohdettu', 1), '203.0.113.24')).json<{ menuId: string }>().menuId,
    ];
    await rowsOf(database, 'update menu set read_on = current_date - 401 where id = any($1::text[])', [
      [read, unread],
    ]);
    await app.inject(`${MENU}?menuId=${read}`);
    await runDeletions(database);
    expect((await app.inject(`${MENU}?menuId=${read}`)).statusCode).toBe(200);
    expect((await app.inject(`${MENU}?menuId=${unread}`)).statusCode).toBe(404);
  });

  it('sign-ups: those of one address are limited', async () => {
    const codes = [];
    for (let at = 0; at < 62; at += 1)
      codes.push(
        (
          await app.inject({
            method: 'POST',
            url: '/api/newsletter/subscribe',
            headers: OWN_PAGE,
            payload: { email: `a${at}@luoto.fi` },
            remoteAddress: '203.0.113.25',
          })
        ).statusCode,
      );
    expect(codes.filter((code) => code === 429)).toHaveLength(2);
  });
});
