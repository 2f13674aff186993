/** The menu that is asked for while the fallback stands; the island has it in its first render. */
import { getMenu } from '#api/menus.ts';
import type { MenuWeek } from '#lib/menu.ts';

let early: { query: string; weeks: MenuWeek[] } | undefined;

/** Asks for the menu of the page's address. Rejects with ApiError. */
export async function loadEarly(): Promise<void> {
  const query = location.search;
  early = { query, weeks: await getMenu(query) };
}

/** What was asked for early, for this address. */
export const earlyWeeks = (): MenuWeek[] | undefined =>
  early && early.query === location.search ? early.weeks : undefined;

/** The island stands: what it has done may have changed what the server has. */
export const forgetEarly = (): void => {
  early = undefined;
};
