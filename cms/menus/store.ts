import { randomBytes } from 'node:crypto';
import { weekOf } from '#lib/menu.ts';
import type { Site } from '#lib/site.ts';
import type { Database } from '../database/database.ts';
import { firstLanguage } from '../estate/estate.ts';
import type { StoredCard, StoredWeek } from './checked.ts';

/** A saved menu of a site, or undefined where there is none of that id. */
async function findMenu(database: Database, site: Site, id: string): Promise<StoredWeek[] | undefined> {
  const [row] = await database.query<{ weeks: StoredWeek[] }>(
    'select weeks from menu where id = $1 and site = $2',
    [id, site],
  );
  return row?.weeks;
}

/** Stores a menu under a new id: who changes a menu has one more, and the old address shows the old one. */
export async function storeMenu(
  database: Database,
  site: Site,
  weeks: readonly StoredWeek[],
): Promise<string> {
  const id = randomBytes(16).toString('base64url');
  await database.query('insert into menu (id, site, weeks) values ($1, $2, $3::jsonb)', [
    id,
    site,
    JSON.stringify(weeks),
  ]);
  return id;
}

/** What a menu of the site can be made of, by name (API-54). */
export async function menuRecipes(database: Database, site: Site): Promise<StoredCard[]> {
  const language = await firstLanguage(database, site);
  const rows = await database.query<{ title: string; path: string; image: string }>(
    `select title, path, image from entry where site = $1 and language = $2 and kind = 'recipe' order by title, path`,
    [site, language],
  );
  return rows.map(({ title, path, image }) => ({
    header: title,
    link: path,
    image: image && `/media/${image}`,
  }));
}

/** Weeks of the example, and dishes a day, the last day's fewer. */
const EXAMPLE_WEEKS = 2;
const DISHES = [2, 2, 2, 2, 1];

/** What shows where no menu is named: two weeks out of the site's own recipes, every dish as rarely as they allow. */
function exampleMenu(recipes: readonly StoredCard[]): StoredWeek[] {
  if (recipes.length === 0) return [];
  let next = 0;
  return Array.from({ length: EXAMPLE_WEEKS }, () =>
    weekOf((_day, at) => Array.from({ length: DISHES[at] ?? 1 }, () => recipes[next++ % recipes.length]!)),
  );
}

/** The menu that an address names, or the example where it names none; undefined where it names one that is not there. */
export async function menuAt(
  database: Database,
  site: Site,
  query: URLSearchParams,
): Promise<StoredWeek[] | undefined> {
  const id = query.get('menuId')?.trim();
  return id
    ? findMenu(database, site, id.replaceAll('\0', ''))
    : exampleMenu(await menuRecipes(database, site));
}
