import { createHmac } from 'node:crypto';
import { weekOf } from 'saaristo/schemas';
import type { Site } from 'saaristo/sites';
import { sql } from 'kysely';
import type { Queries } from '../../platform/database/database.ts';
import { getFirstLanguage } from '../find-entry.ts';
import type { StoredCard, StoredWeek } from '../../platform/model/menus.ts';

const TODAY = sql<string>`current_date`;

/** Characters of an id, which is 132 bits. */
const ID_LENGTH = 22;

/** Returns a saved menu of a site, or undefined if there is none with the id. */
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
 * Stores a menu under an id that cannot be guessed. A changed menu gets a new id, and the old id returns the old menu. Stores the same menu
 * of a site once.
 * @param secret creates the ids
 * @param isAllowed is called for a new menu with its size in kilobytes
 * @returns undefined, and stores nothing, if that is not allowed
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

/** Returns the recipes that a menu of the site can contain, by name (API-54). */
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

/** Weeks of the example menu, and its dishes on each day. */
const EXAMPLE_WEEKS = 2;
const DISHES_PER_DAY = [2, 2, 2, 2, 1];

/** Creates the menu that is shown without an id: two weeks of the site's own recipes, repeated as rarely as possible. */
function createExampleMenu(recipes: readonly StoredCard[]): StoredWeek[] {
  if (recipes.length === 0) return [];
  let next = 0;
  return Array.from({ length: EXAMPLE_WEEKS }, () =>
    weekOf((_day, at) =>
      Array.from({ length: DISHES_PER_DAY[at] ?? 1 }, () => recipes[next++ % recipes.length]!),
    ),
  );
}

/** Returns the menu with the id of the query, or the example menu if the query has no id; undefined if there is no menu with the id. */
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
