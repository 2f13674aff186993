import { describe, expect, it } from 'vitest';
import { WEEKDAYS, weekOf } from '../../../../src/schemas/menu.ts';
import { post, serveApp } from '../support/app.ts';
import { someDatabase } from '../support/databases.ts';
import { rowsOf } from '../support/rows.ts';

const MENU = '/api/fs/menu';
const card = {
  header: 'Makkarakeitto',
  link: '/reseptit/makkarakeitto',
  image: '/media/recipes/makkarakeitto.svg',
};
const week = weekOf((day) => (day === 'friday' ? [] : [card, { ...card, header: `${day} “keitto” <b>&` }]));

describe.each(someDatabase)('weekly menus on $name', ({ open }) => {
  const { database, app } = serveApp(open);
  const count = async () => (await rowsOf(database, 'select id from menu')).length;
  const save = async (weeks: unknown): Promise<string> => {
    const answer = await post(app, MENU, weeks as object);
    expect(answer.statusCode).toBe(200);
    return answer.json<{ menuId: string }>().menuId;
  };

  it('a saved menu: it is returned under an id of 128 bits to anybody [API-53] [API-55] [MNU-18]', async () => {
    const id = await save([week, week]);
    expect(id).toMatch(/^[\w-]{22}$/);
    const answer = await app.inject(`${MENU}?utm=x&menuId=${id}`);
    expect(answer.json()).toEqual([week, week]);
  });

  it('a second save: it gets another id, and the first menu stays [API-55]', async () => {
    const first = await save([week]);
    const second = await save([]);
    expect(second).not.toBe(first);
    expect((await app.inject(`${MENU}?menuId=${first}`)).json()).toEqual([week]);
    expect((await app.inject(`${MENU}?menuId=${second}`)).json()).toEqual([]);
  });

  it('a menu of one site: other sites do not return it [MNU-02]', async () => {
    const id = await save([week]);
    const headers = { host: 'lihakauppa.localhost' };
    expect((await app.inject({ url: `${MENU}?menuId=${id}`, headers })).statusCode).toBe(404);
  });

  it.each([
    ['another one', 'nosuchmenu'],
    ['a control character', '%00'],
    ['SQL', "' or 1=1 --"],
    ['5,000 characters', 'x'.repeat(5000)],
  ])('unknown id (%s): the answer is 404 [MNU-17]', async (_, id) => {
    const answer = await app.inject(`${MENU}?menuId=${encodeURIComponent(id)}`);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ error: 'There is no menu of that id.' });
  });

  it("no id: the answer is the site's example with the site's recipes [API-53]", async () => {
    const weeks = (await app.inject(MENU)).json<(typeof week)[]>();
    expect(weeks.length).toBeGreaterThan(0);
    const recipes = (await app.inject(`${MENU}/recipes`)).json<Record<string, object>>();
    const dishes = weeks.flatMap((one) => WEEKDAYS.flatMap((day) => one[day]));
    expect(dishes.length).toBeGreaterThanOrEqual(weeks.length * WEEKDAYS.length);
    for (const { header, ...rest } of dishes) expect(recipes[header]).toEqual(rest);
  });

  it('no id, site without recipes: the list is empty [API-53]', async () => {
    const answer = await app.inject({ url: MENU, headers: { host: 'lihakauppa.localhost' } });
    expect(answer.json()).toEqual([]);
  });

  it("recipes: the names of the site's recipes map to their link and image [API-54]", async () => {
    expect((await app.inject(`${MENU}/recipes`)).json()).toEqual({
      Makkarakeitto: { link: card.link, image: card.image },
      Uuniperuna: { link: '/reseptit/uuniperuna', image: '/media/recipes/uuniperuna.svg' },
    });
  });

  it('save: an image with a text, and a recipe without link or image, are accepted [API-55]', async () => {
    const id = await save([
      weekOf(() => [{ header: ' Keitto ' }, { ...card, image: { url: card.image, alt: 'Keitto' } }]),
    ]);
    const [saved] = (await app.inject(`${MENU}?menuId=${id}`)).json<(typeof week)[]>();
    expect(saved?.monday).toEqual([{ header: 'Keitto', link: '', image: '' }, card]);
  });

  it('save: wrong weeks are refused, and nothing is stored [API-55]', async () => {
    const before = await count();
    const answer = await post(app, MENU, [{ ...week, monday: [{ ...card, link: 'javascript:alert(1)' }] }]);
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { error: 'The link and the image of a recipe have to be paths of this site.' },
    ]);
    expect(await count()).toBe(before);
  });

  it('save: a full year is accepted, a larger body is refused [API-55]', async () => {
    await save(Array.from({ length: 53 }, () => weekOf(() => Array.from({ length: 8 }, () => card))));
    const answer = await post(app, MENU, [{ ...week, note: 'x'.repeat(2 * 1024 * 1024) }]);
    expect(answer.statusCode).toBe(413);
  });
});
