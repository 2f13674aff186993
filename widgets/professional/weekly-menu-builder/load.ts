import { getMenu } from '#api/menus.ts';
import type { LoadContext } from '#island/load.ts';
import { today } from '#lib/iso-week.ts';
import type { MenuWeek } from '#lib/menu.ts';

/** Where the kitchens are. */
const TIME_ZONE = 'Europe/Helsinki';

/** What is shown first. */
export interface FirstMenu {
  weeks: MenuWeek[];
  /** `yyyy-MM-dd`: the day on which the page was made. */
  day: string;
}

/**
 * The menu that the address names, however long that takes: the call ends by itself, and without it nothing could be changed. Rejects with
 * ApiError.
 */
export const load = async (_: unknown, { url, signal }: LoadContext): Promise<FirstMenu> => ({
  weeks: await getMenu(url.search, signal),
  day: today(TIME_ZONE),
});
