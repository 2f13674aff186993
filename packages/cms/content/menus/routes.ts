import type { FastifyInstance } from 'fastify';
import { MAX_CARDS, MAX_WEEKS, WEEKDAYS } from 'saaristo/schemas';
import type { Database } from '../../platform/database/database.ts';
import { type ApiCall, registerOperation } from '../../platform/http/api.ts';
import { HttpError } from '../../platform/http/errors.ts';
import { parseWeeks } from './parse-weeks.ts';
import { getMenu, listMenuRecipes, storeMenu } from './store.ts';
import { getRequestSite, getSearchParameters } from '../../platform/http/request.ts';
import { getClientAddress } from '../../platform/http/security/client-address.ts';
import { getSecret } from '../../platform/http/security/secret.ts';
import { createAttemptLimiter } from '../../platform/http/security/attempt-limiter.ts';

/** Maximum bytes of a body: a year of full weeks. */
const MAX_BODY_BYTES = 2 * 1024 * 1024;
/** JSON parts (`[`, `{` and `,`) of a recipe, those of its picture and name included. */
const PARTS_PER_CARD = 12;
const MAX_PARTS = MAX_WEEKS * (WEEKDAYS.length * (MAX_CARDS * PARTS_PER_CARD + 3) + 3);

/** Kilobytes of new menus that one address may save per day, about a hundred usual menus. */
const MAX_KILOBYTES_PER_DAY = 8192;
const DAY_MS = 86_400_000;

/** Registers `GET /api/fs/menu` and `/api/fs/menu/recipes` (API-53, API-54). */
export function registerMenuRoutes(app: FastifyInstance, database: Database): void {
  registerOperation(app, 'GET /api/fs/menu', async ({ request }) => {
    const menu = await getMenu(database, getRequestSite(request), getSearchParameters(request));
    if (!menu) throw new HttpError(404, 'There is no menu of that id.');
    return menu;
  });
  registerOperation(app, 'GET /api/fs/menu/recipes', async ({ request }) => {
    const recipes = await listMenuRecipes(database, getRequestSite(request));
    return Object.fromEntries(recipes.map(({ header, link, image }) => [header, { link, image }]));
  });
}

/** Registers `POST /api/fs/menu` (API-55), which stores the weeks of any visitor (MNU-18) and returns their id. */
export async function registerMenuWriteRoutes(app: FastifyInstance, database: Database): Promise<void> {
  const secret = await getSecret(database, 'menu-secret');
  const kilobytes = createAttemptLimiter(database, 'menu', MAX_KILOBYTES_PER_DAY, DAY_MS);
  const config = { maxParts: MAX_PARTS, maxTextLength: MAX_BODY_BYTES };
  const saveMenu = async ({ request, body }: Pick<ApiCall<'POST /api/fs/menu'>, 'request' | 'body'>) => {
    const weeks = parseWeeks(body);
    const menuId = await storeMenu(database, secret, getRequestSite(request), weeks, (size) =>
      kilobytes.consume(getClientAddress(request), size),
    );
    if (menuId === undefined)
      throw new HttpError(429, 'There were too many menus from your address; wait a day.');
    return { menuId };
  };
  registerOperation(app, 'POST /api/fs/menu', saveMenu, { bodyLimit: MAX_BODY_BYTES, config });
}
