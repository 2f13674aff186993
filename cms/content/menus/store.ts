import { createHmac } from 'node:crypto';
import { weekOf } from 'saaristo/schemas';
import type { Site } from 'saaristo/sites';
import { sql } from 'kysely';
import type { Queries } from '../../database/database.ts';
import { getFirstLanguage } from '../find-entry.ts';
import type { StoredCard, StoredWeek } from '../../model/menus.ts';

const TODAY = sql<string>`current_date`;

/** Characters of an id: 132 bits. */
const ID_LENGTH = 22;

/** A saved menu of a site, or undefined where there is none of that id. */
async function findMenu(queries: Queries, site: Site, id: string): Promise<StoredWeek[] | undefined> {
  const row = await queries
    .selectFrom('menu')
    .select('weeks')
    .where('id', '=', id)
    .where('site', '=', site)
    .executeTakeFirst();
  if (row)
    await queries
      .updateTable('menu')
      .set({ read_on: TODAY })
      .where('id', '=', id)
      .where('read_on', '<', TODAY)
      .execute();
  return row?.weeks;
}

/**
 * Stores a menu under an id that can't be guessed: who changes a menu has one more, and the old address shows the old one. The same menu
 * of a site is kept once.
 * @param secret makes ids of menus
 * @param isAllowed asked for a new menu, with its kilobytes
 * @returns undefined, with nothing stored, where that is not allowed
 */
export async function storeMenu(
  queries: Queries,
  secret: string,
  site: Site,
  weeks: readonly StoredWeek[],
  isAllowed: (kilobytes: number) => Promise<boolean>,
): Promise<string | undefined> {
  const text = JSON.stringify(weeks);
  const id = createHmac('sha256', secret).update(`${site} ${text}`).digest('base64url').slice(0, ID_LENGTH);
  const known = await queries
    .updateTable('menu')
    .set({ read_on: TODAY })
    .where('id', '=', id)
    .executeTakeFirst();
  if (known.numUpdatedRows > 0) return id;
  if (!(await isAllowed(Math.ceil(text.length / 1024)))) return undefined;
  await queries
    .insertInto('menu')
    .values({ id, site, weeks: text })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return id;
}

/** What a menu of the site can be made of, by name (API-54). */
export async function listMenuRecipes(queries: Queries, site: Site): Promise<StoredCard[]> {
  const language = await getFirstLanguage(queries, site);
  const rows = await queries
    .selectFrom('entry')
    .select(['title', 'path', 'image'])
    .where('site', '=', site)
    .where('language', '=', language)
    .where('kind', '=', 'recipe')
    .orderBy('title')
    .orderBy('path')
    .execute();
  return rows.map(({ title, path, image }) => ({
    header: title,
    link: path,
    image: image && `/media/${image}`,
  }));
}

/** Weeks of the example, and dishes a day, the last day's fewer. */
const EXAMPLE_WEEKS = 2;
const DISHES_PER_DAY = [2, 2, 2, 2, 1];

/** What shows where no menu is named: two weeks out of the site's own recipes, every dish as rarely as they allow. */
function createExampleMenu(recipes: readonly StoredCard[]): StoredWeek[] {
  if (recipes.length === 0) return [];
  let next = 0;
  return Array.from({ length: EXAMPLE_WEEKS }, () =>
    weekOf((_day, at) =>
      Array.from({ length: DISHES_PER_DAY[at] ?? 1 }, () => recipes[next++ % recipes.length]!),
    ),
  );
}

/** The menu that an address names, or the example where it names none; undefined where it names one that is not there. */
export async function getMenu(
  queries: Queries,
  site: Site,
  query: URLSearchParams,
): Promise<StoredWeek[] | undefined> {
  const id = query.get('menuId')?.trim();
  return id
    ? findMenu(queries, site, id.replaceAll('\0', ''))
    : createExampleMenu(await listMenuRecipes(queries, site));
}
