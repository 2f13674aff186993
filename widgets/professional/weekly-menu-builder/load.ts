import { getMenu } from '#api/menus.ts';
import type { LoadContext } from '#island/load.ts';
import type { MenuWeek } from '#lib/menu.ts';

/**
 * The menu that the address names, however long that takes: the call ends by itself, and without it nothing could be changed. Rejects with
 * ApiError.
 */
export const load = (_: unknown, { url, signal }: LoadContext): Promise<MenuWeek[]> =>
  getMenu(url.search, signal);
