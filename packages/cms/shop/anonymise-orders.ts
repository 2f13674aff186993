import type { Queries } from '../platform/database/database.ts';
import { ago } from '../platform/database/expressions.ts';

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
 * Anonymises or deletes orders. Deletes an order that ended unpaid more than a day ago. Removes personal data from all
 * other orders and keeps their number, dates, goods, amounts and payments, which the Accounting Act requires for six
 * years. Skips unpaid orders that can still be paid.
 */
export async function anonymiseOrders(queries: Queries, ids: readonly number[]): Promise<AnonymisedOrders> {
  if (ids.length === 0) return { deleted: 0, anonymised: 0 };
  const { numDeletedRows } = await queries
    .deleteFrom('shop_order')
    .where('id', 'in', ids)
    .where('status', 'in', ['cancelled', 'expired'])
    // A payment notice can arrive within that time.
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
