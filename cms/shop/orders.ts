/** Orders as pages show them. */
import type { ShopAddress } from '../content/shop/types.ts';
import type { Queries } from '../database/database.ts';
import type { Totals } from './pricing.ts';

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
  status: 'waiting' | 'paid' | 'cancelled';
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
  select sold.id, key, status, coalesce(label, '') as "paymentMethod", email, phone,
    additional_information as "additionalInformation", delivery_address as address, day::text, time, totals, made_at as made,
    (select jsonb_agg(jsonb_build_object('code', code, 'name', name, 'quantity', quantity, 'priceCents', price_cents)
       order by position) from shop_order_line where order_id = sold.id) as lines
  from shop_order sold left join shop_payment_method method on method.code = payment_method`;

/** Whether a text can be the key of an order at all. */
export const isOrderKey = (key: string): boolean => /^[\w-]{22}$/.test(key);

/** @param key what a receipt's address holds */
export async function findOrder({ query }: Queries, key: string): Promise<Order | undefined> {
  if (!isOrderKey(key)) return undefined;
  return (await query<Order>(`${SELECT} where key = $1`, [key]))[0];
}

/** What a customer has bought, newest first. */
export const ordersOf = ({ query }: Queries, customerId: number): Promise<Order[]> =>
  query<Order>(`${SELECT} where customer_id = $1 and status <> 'cancelled' order by sold.id desc limit 50`, [
    customerId,
  ]);

/** The methods of payment in the order in which the shop offers them (CHK-19). */
export const paymentMethods = ({ query }: Queries): Promise<{ code: string; label: string }[]> =>
  query('select code, label from shop_payment_method order by position');
