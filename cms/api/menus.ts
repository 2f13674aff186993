import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { HttpError } from '../errors.ts';
import { checkedWeeks } from '../menus/checked.ts';
import { menuAt, menuRecipes, storeMenu } from '../menus/store.ts';
import { requestSite, searchParameters } from '../request.ts';

/** Bytes: a year of full weeks. */
const BODY_LIMIT = 512 * 1024;

/** GET /api/fs/menu and /api/fs/menu/recipes (API-53, API-54). */
export function menuRoutes(app: FastifyInstance, database: Database): void {
  app.get('/api/fs/menu', async (request) => {
    const menu = await menuAt(database, requestSite(request), searchParameters(request));
    if (!menu) throw new HttpError(404, 'There is no menu of that id.');
    return menu;
  });
  app.get('/api/fs/menu/recipes', async (request) => {
    const recipes = await menuRecipes(database, requestSite(request));
    return Object.fromEntries(recipes.map(({ header, link, image }) => [header, { link, image }]));
  });
}

/** POST /api/fs/menu (API-55): stores the weeks, whoever sends them (MNU-18), and answers their id. */
export function menuWriteRoutes(app: FastifyInstance, database: Database): void {
  app.post('/api/fs/menu', { bodyLimit: BODY_LIMIT }, async (request) => ({
    menuId: await storeMenu(database, requestSite(request), checkedWeeks(request.body)),
  }));
}
