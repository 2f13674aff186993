import { getMenu } from '#api/menus.ts';
import type { LoadContext } from '#island/load.ts';
import { today } from '#lib/iso-week.ts';
import type { MenuWeek } from '#schemas/menu.ts';

/** Time zone of the kitchens. */
const TIME_ZONE = 'Europe/Helsinki';

/** Data for the first render. */
export interface FirstMenu {
  weeks: MenuWeek[];
  /** The day on which the page was rendered, as `yyyy-MM-dd`. */
  day: string;
}

/**
 * Loads the menu of the page's address. It has no time limit of its own besides the call's, since nothing can be edited without the menu.
 * @throws (rejects with) ApiError
 */
export const load = async (_: unknown, { url, signal }: LoadContext): Promise<FirstMenu> => ({
  weeks: await getMenu(url.search, signal),
  day: today(TIME_ZONE),
});
