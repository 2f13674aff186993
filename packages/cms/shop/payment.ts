/** Handles notices of the payment service. An order is paid by a notice, not by the visitor's return to the shop. */
import { createHmac } from 'node:crypto';
import type { Database, Queries } from '../platform/database/database.ts';
import { now } from '../platform/database/expressions.ts';
import { scheduleConfirmation } from './confirmation.ts';
import { reserveAgain } from './late-payment.ts';
import { isOrderKey } from './orders.ts';
import { endUnpaidOrder } from './cancel-unpaid-order.ts';
import { lockCart } from './visitor-carts.ts';

/** Marks an order as paid and removes the ordered pieces from its cart. Keeps pieces that were added later. */
export async function markPaid(queries: Queries, id: number): Promise<void> {
  const order = await queries
    .updateTable('shop_order')
    .set({ status: 'paid', paid_at: now })
    .where('id', '=', id)
    .returning('cart_id as cart')
    .executeTakeFirst();
  await scheduleConfirmation(queries, id);
  const cart = order?.cart;
  if (!cart) return;
  await lockCart(queries, cart);
  await queries
    .deleteFrom('shop_cart_line as line')
    .using('shop_order_line as sold')
    .where('line.cart_id', '=', cart)
    .where('sold.order_id', '=', id)
    .whereRef('sold.code', '=', 'line.code')
    .whereRef('line.quantity', '<=', 'sold.quantity')
    .execute();
  await queries
    .updateTable('shop_cart_line as line')
    .from('shop_order_line as sold')
    .set(({ eb, ref }) => ({ quantity: eb('line.quantity', '-', ref('sold.quantity')) }))
    .where('line.cart_id', '=', cart)
    .where('sold.order_id', '=', id)
    .whereRef('sold.code', '=', 'line.code')
    .whereRef('line.quantity', '>', 'sold.quantity')
    .execute();
  await queries.deleteFrom('shop_cart_coupon').where('cart_id', '=', cart).execute();
  await queries.updateTable('shop_cart').set({ shown_cents: 0 }).where('id', '=', cart).execute();
}

type Status = 'waiting' | 'paid' | 'cancelled' | 'expired';

/** A notice of the payment service. */
export interface PaymentNotice {
  /** Key of the order. */
  order: string;
  /** The service's reference of the payment. */
  payment: string;
  cents: number;
  status: 'paid' | 'cancelled';
}

/** Returns the signature of a notice: HMAC-SHA256 in base64url of its values in this order, one a line. */
export const signNotice = (secret: string, { order, payment, cents, status }: PaymentNotice): string =>
  createHmac('sha256', secret).update([order, payment, cents, status].join('\n')).digest('base64url');

interface NotifiedOrder {
  id: number;
  status: Status;
  total: number;
}

/** Records a payment. It pays the order if that is still possible, else it is a refund. */
async function applyPayment(
  queries: Queries,
  order: NotifiedOrder,
  { payment, cents }: PaymentNotice,
): Promise<Status> {
  const known = await queries
    .selectFrom('shop_payment')
    .select('order_id')
    .where('reference', '=', payment)
    .executeTakeFirst();
  if (known) return order.status;
  const isRight = cents === order.total;
  const isGood =
    isRight &&
    (order.status === 'waiting' ||
      (order.status !== 'paid' && (await reserveAgain(queries, order.id, new Date()))));
  await queries
    .insertInto('shop_payment')
    .values({ reference: payment, order_id: order.id, cents, refund: !isGood })
    .execute();
  if (!isGood) return order.status;
  await markPaid(queries, order.id);
  return 'paid';
}

/**
 * Handles a notice. Notices may be repeated and arrive in any order: each payment counts once, and a paid order stays
 * paid.
 * @returns the order's new status; undefined for an unknown order
 */
export function handlePaymentNotice(database: Database, notice: PaymentNotice): Promise<Status | undefined> {
  if (!isOrderKey(notice.order)) return Promise.resolve(undefined);
  return database.transaction().execute(async (queries) => {
    const order = await queries
      .selectFrom('shop_order')
      .select(['id', 'status', 'total_cents as total'])
      .where('key', '=', notice.order)
      .forUpdate()
      .executeTakeFirst();
    if (!order) return undefined;
    if (notice.status === 'paid') return applyPayment(queries, order, notice);
    if (order.status !== 'waiting') return order.status;
    await endUnpaidOrder(queries, order.id, 'cancelled');
    return 'cancelled';
  });
}
