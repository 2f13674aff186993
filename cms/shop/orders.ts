/** Orders as pages show them. */
import type { ShopAddress } from '../demo/shop/types.ts';
import type { Queries } from '../database/database.ts';
import type { Totals } from './pricing.ts';
import type { Visitor } from '../server/security/visitors.ts';

export interface OrderLine {
  code: string;
  name: string;
  quantity: number;
  priceCents: number;
}

export interface Order {
  /** The order number. */
  id: number;
  key: string;
  status: 'waiting' | 'paid' | 'cancelled' | 'expired';
  /** Money came for it that goes back. */
  refund: boolean;
  /** Its label; '' for an order that cost nothing. */
  paymentMethod: string;
  email: string;
  phone: string;
  additionalInformation: string;
  address: ShopAddress;
  /** ISO */
  day: string;
  time: string;
  totals: Totals;
  made: Date;
  lines: OrderLine[];
}

const SELECT = `
  select sold.id, key, status, exists (select 1 from shop_payment where order_id = sold.id and refund) as refund, coalesce(label, '') as "paymentMethod", email, phone,
    additional_information as "additionalInformation", delivery_address as address, day::text, time, totals, made_at as made,
    (select jsonb_agg(jsonb_build_object('code', code, 'name', name, 'quantity', quantity, 'priceCents', price_cents)
       order by position) from shop_order_line where order_id = sold.id) as lines
  from shop_order sold left join shop_payment_method method on method.code = payment_method`;

/** Somebody who orders, or wants to read what was ordered. */
export interface Buyer {
  visitor: Visitor | undefined;
  /** null where nobody is logged in. */
  customerId: number | null;
}

/** Whose an order is: the customer's who was logged in, else the visitor's. `$1` is the customer, `$2` the visitor. */
const OWN = '(customer_id = $1 or (customer_id is null and visitor_hash = $2))';

const ownerOf = ({ visitor, customerId }: Buyer): [number | null, string | null] => [
  customerId,
  visitor?.idHash ?? null,
];

/** Whether a text can be the key of an order at all. */
export const isOrderKey = (key: string): boolean => /^[\w-]{22}$/.test(key);

/**
 * An order of a buyer's own; undefined where there is none of that key, or it is another's.
 * @param key what a receipt's address holds
 */
export async function findOrder({ query }: Queries, key: string, buyer: Buyer): Promise<Order | undefined> {
  if (!isOrderKey(key)) return undefined;
  return (await query<Order>(`${SELECT} where ${OWN} and key = $3`, [...ownerOf(buyer), key]))[0];
}

/** The payment of a buyer's own for which a cart waits, by its key. */
export async function waitingPayment(
  { query }: Queries,
  cartId: string | undefined,
  buyer: Buyer,
): Promise<string | undefined> {
  if (cartId === undefined) return undefined;
  const rows = await query<{ key: string }>(
    `select key from shop_order where ${OWN} and cart_id = $3 and status = 'waiting' and expires_at > now()`,
    [...ownerOf(buyer), cartId],
  );
  return rows[0]?.key;
}

/** What a customer has bought, newest first. */
export const ordersOf = ({ query }: Queries, customerId: number): Promise<Order[]> =>
  query<Order>(
    `${SELECT} where customer_id = $1 and status in ('waiting', 'paid') order by sold.id desc limit 50`,
    [customerId],
  );

/** The methods of payment in the order in which the shop offers them (CHK-19). */
export const paymentMethods = ({ query }: Queries): Promise<{ code: string; label: string }[]> =>
  query('select code, label from shop_payment_method order by position');
