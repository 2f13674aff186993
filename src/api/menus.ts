/** The weekly lunch menus of the professional site (API-53, API-54, API-55). */
import { readRecipe, readWeeks, weekOf, type MenuRecipe, type MenuWeek } from '#schemas/menu.ts';
import { isRecord, readList, readText } from '#lib/read.ts';
import { get, postForText } from './call.ts';
import { ApiError } from './http.ts';

/**
 * Loads the menu that the page's URL names. Rejects with ApiError.
 * @param query the query of the page's URL, such as `?menuId=5` or '', sent unchanged
 */
export async function getMenu(query: string, signal?: AbortSignal): Promise<MenuWeek[]> {
  const weeks = readWeeks(await get(`/api/fs/menu${query}` as '/api/fs/menu', {}, signal));
  if (!weeks) throw new ApiError('bad-response');
  return weeks;
}

/** Loads all recipes for menus. The answer is a map by name or a list of cards. Rejects with ApiError. */
export async function getMenuRecipes(signal?: AbortSignal): Promise<MenuRecipe[]> {
  const answer = await get('/api/fs/menu/recipes', {}, signal);
  if (Array.isArray(answer)) return readList(answer, readRecipe);
  if (!isRecord(answer)) throw new ApiError('bad-response');
  return readList(Object.entries(answer), (entry) => {
    const [header, recipe] = entry as [string, unknown];
    return isRecord(recipe) ? readRecipe({ ...recipe, header }) : undefined;
  });
}

/** Returns a recipe in the format of the server: the image is only its URL if it has no alternative text. */
const createRecipeBody = ({ header, link, image }: MenuRecipe) => ({
  header,
  link,
  image: image?.alt ? image : (image?.url ?? ''),
});

/** Matches an id, but not an error page. */
const ID = /^[\w.~-]{1,200}$/;

/**
 * Saves a menu and returns its new id: the answer itself, its `menuId` or its `id`. Rejects with ApiError.
 */
export async function saveMenu(weeks: readonly MenuWeek[], signal?: AbortSignal): Promise<string> {
  const body = weeks.map((week) => weekOf((day) => week[day].map(createRecipeBody)));
  const answer = await postForText('/api/fs/menu', body, signal);
  const menuId = isRecord(answer) ? answer.menuId : answer;
  // Servers of other estates name it `id`.
  const other: Record<string, unknown> = isRecord(answer) ? answer : {};
  const id = readText(menuId ?? other['id']);
  if (id === undefined || !ID.test(id)) throw new ApiError('bad-response');
  return id;
}
