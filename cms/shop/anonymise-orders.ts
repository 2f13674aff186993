import type { Queries } from '../database/database.ts';
import { ago } from '../database/expressions.ts';

const NO_ADDRESS = JSON.stringify({
  firstName: '',
  lastName: '',
  streetAddress: '',
  postalCode: '',
  city: '',
});

export interface AnonymisedOrders {
  deleted: number;
  anonymised: number;
}

/**
 * Forgets who ordered. An order that ended more than a day ago without money is deleted. Of any other the accounts stay, since the Accounting Act
 * wants them for six years: number, days, goods, sums, payments; everything that names the person is emptied. An order that waits for
 * its payment is not touched.
 */
export async function anonymiseOrders(queries: Queries, ids: readonly number[]): Promise<AnonymisedOrders> {
  if (ids.length === 0) return { deleted: 0, anonymised: 0 };
  const { numDeletedRows } = await queries
    .deleteFrom('shop_order')
    .where('id', 'in', ids)
    .where('status', 'in', ['cancelled', 'expired'])
    // The notice of a payment may come for as long as that.
    .where('made_at', '<', ago('1 day'))
    .where(({ exists, not, selectFrom }) =>
      not(exists(selectFrom('shop_payment').select('reference').whereRef('order_id', '=', 'shop_order.id'))),
    )
    .executeTakeFirst();
  const { numUpdatedRows } = await queries
    .updateTable('shop_order')
    .set({
      email: '',
      phone: '',
      additional_information: '',
      customer_id: null,
      visitor_hash: null,
      delivery_address: NO_ADDRESS,
    })
    .where('id', 'in', ids)
    .where('status', '<>', 'waiting')
    .executeTakeFirst();
  return { deleted: Number(numDeletedRows), anonymised: Number(numUpdatedRows) };
}
