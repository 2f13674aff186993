/** What the payment service says of an order decides, not the visitor's return from it. */
import { createHmac } from 'node:crypto';
import type { Database, Queries } from '../database/database.ts';
import { takeAgain } from './late-payment.ts';
import { isOrderKey } from './orders.ts';
import { release } from './cancel-unpaid-order.ts';

/** Marks an order that waits as paid, and takes what was sold out of its cart; what came in later stays. */
export async function settle({ query }: Queries, id: number): Promise<void> {
  const [order] = await query<{ cart: string | null }>(
    "update shop_order set status = 'paid', paid_at = now() where id = $1 returning cart_id::text as cart",
    [id],
  );
  const cart = order?.cart;
  if (!cart) return;
  await query('select 1 from shop_cart where id = $1 for update', [cart]);
  await query(
    `delete from shop_cart_line line using shop_order_line sold
     where line.cart_id = $1 and sold.order_id = $2 and sold.code = line.code and line.quantity <= sold.quantity`,
    [cart, id],
  );
  await query(
    `update shop_cart_line line set quantity = line.quantity - sold.quantity from shop_order_line sold
     where line.cart_id = $1 and sold.order_id = $2 and sold.code = line.code and line.quantity > sold.quantity`,
    [cart, id],
  );
  await query('delete from shop_cart_coupon where cart_id = $1', [cart]);
  await query('update shop_cart set shown_cents = 0 where id = $1', [cart]);
}

type Status = 'waiting' | 'paid' | 'cancelled' | 'expired';

/** What the payment service tells of a payment. */
export interface PaymentNotice {
  /** The order's key. */
  order: string;
  /** The service's own name of the payment. */
  payment: string;
  cents: number;
  status: 'paid' | 'cancelled';
}

/** The signature of a notice: HMAC-SHA256 in base64url over its values in this order, each on a line. */
export const noticeSignature = (secret: string, { order, payment, cents, status }: PaymentNotice): string =>
  createHmac('sha256', secret).update([order, payment, cents, status].join('\n')).digest('base64url');

interface Ordered {
  id: number;
  status: Status;
  total: number;
}

/** Money came: it pays the order where that can still be had, at whatever time, and else goes back. */
async function paid(queries: Queries, order: Ordered, { payment, cents }: PaymentNotice): Promise<Status> {
  const [known] = await queries.query('select 1 from shop_payment where reference = $1', [payment]);
  if (known) return order.status;
  const isRight = cents === order.total;
  const isGood =
    isRight &&
    (order.status === 'waiting' ||
      (order.status !== 'paid' && (await takeAgain(queries, order.id, new Date()))));
  await queries.query(
    'insert into shop_payment (reference, order_id, cents, refund) values ($1, $2, $3, $4)',
    [payment, order.id, cents, !isGood],
  );
  if (!isGood) return order.status;
  await settle(queries, order.id);
  return 'paid';
}

/**
 * Does what the payment service says of an order. It may say so again, in any order and at any time: the same payment counts once, and
 * what is paid stays paid.
 * @returns what the order is then; undefined where there is none of that key
 */
export function takeNotice(database: Database, notice: PaymentNotice): Promise<Status | undefined> {
  if (!isOrderKey(notice.order)) return Promise.resolve(undefined);
  return database.transaction(async (queries) => {
    const [order] = await queries.query<Ordered>(
      'select id, status, total_cents as total from shop_order where key = $1 for update',
      [notice.order],
    );
    if (!order) return undefined;
    if (notice.status === 'paid') return paid(queries, order, notice);
    if (order.status !== 'waiting') return order.status;
    await release(queries, order.id, 'cancelled');
    return 'cancelled';
  });
}
