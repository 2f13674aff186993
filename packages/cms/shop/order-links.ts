import type { Queries } from '../platform/database/database.ts';
import { anyOf } from '../platform/database/expressions.ts';
import { readOnce } from '../platform/database/shared-reads.ts';
import { SHOP } from '../platform/model/shop-site.ts';

export interface OrderLink {
  label: string;
  link: string;
}

/** Paths of the shop's pages that a visitor can read before an order, in this order. */
const PATHS = ['/tilausehdot', '/toimitus', '/tietosuoja', '/ota-yhteytta', '/saavutettavuus'];

/** Lists the pages that exist, for the button that orders (CHK-15, CHK-18). */
export const listOrderLinks = (queries: Queries): Promise<OrderLink[]> =>
  readOnce('order links', async () => {
    const rows = await queries
      .selectFrom('entry')
      .select(['title as label', 'path as link'])
      .where('site', '=', SHOP)
      .where('path', '=', anyOf(PATHS))
      .execute();
    return rows.toSorted((one, other) => PATHS.indexOf(one.link) - PATHS.indexOf(other.link));
  });
