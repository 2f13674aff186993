/** The weekly lunch menus of the professional site (API-53, API-54, API-55). */
import { readRecipe, readWeeks, weekOf, type MenuRecipe, type MenuWeek } from '#lib/menu.ts';
import { isRecord, readList, readText } from '#lib/read.ts';
import { ApiError, get, postForText } from './http.ts';

/**
 * The menu that the page's address names.
 * @param query the address's own query, `?menuId=5` or '', passed on as it is
 * Rejects with ApiError.
 */
export async function getMenu(query: string, signal?: AbortSignal): Promise<MenuWeek[]> {
  const weeks = readWeeks(await get(`/api/fs/menu${query}`, {}, signal));
  if (!weeks) throw new ApiError('bad-response');
  return weeks;
}

/** All recipes that a menu may have, as the map of names has them; a list of cards will do, too. Rejects with ApiError. */
export async function getMenuRecipes(signal?: AbortSignal): Promise<MenuRecipe[]> {
  const answer = await get('/api/fs/menu/recipes', {}, signal);
  if (Array.isArray(answer)) return readList(answer, readRecipe);
  if (!isRecord(answer)) throw new ApiError('bad-response');
  return Object.entries(answer).flatMap(([header, recipe]) =>
    isRecord(recipe) ? (readRecipe({ ...recipe, header }) ?? []) : [],
  );
}

/** An image as it came: the URL alone where there is nothing to say of it. */
const sent = ({ header, link, image }: MenuRecipe): object => ({
  header,
  link,
  image: image?.alt ? image : (image?.url ?? ''),
});

/** An id, and no error page that came in its place. */
const ID = /^[\w.~-]{1,200}$/;

/** Stores a menu, and gives its new id: the answer itself, or its `menuId` or `id`. Rejects with ApiError. */
export async function saveMenu(weeks: readonly MenuWeek[], signal?: AbortSignal): Promise<string> {
  const body = weeks.map((week) => weekOf((day) => week[day].map(sent)));
  const answer = await postForText('/api/fs/menu', body, signal);
  const id = readText(isRecord(answer) ? (answer['menuId'] ?? answer['id']) : answer);
  if (id === undefined || !ID.test(id)) throw new ApiError('bad-response');
  return id;
}
