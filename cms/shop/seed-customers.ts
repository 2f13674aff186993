import { randomBytes } from 'node:crypto';
import type { DemoCustomer, ShopAddress, ShopContent, ShopTerms } from '../demo/shop/types.ts';
import type { Queries } from '../database/database.ts';
import { passwordHash } from '../server/security/password-hash.ts';
import { areaOf } from './delivery.ts';
import { priceCart } from './pricing.ts';

type DemoOrder = NonNullable<DemoCustomer['orders']>[number];

interface SoldProduct {
  code: string;
  name: string;
  category: string;
  priceCents: number;
  comparedCents: number | null;
  vatPerMille: number;
}

/** Adds an order that was paid and delivered long ago, at the prices of today; products that nobody sells are left out. */
async function addOrder(
  queries: Queries,
  customer: { id: number; email: string; address: ShopAddress },
  { day, time, lines }: DemoOrder,
  terms: ShopTerms,
): Promise<void> {
  const { query } = queries;
  const products = await query<SoldProduct>(
    `select code, name, category, price_cents as "priceCents", compared_cents as "comparedCents", vat_per_mille as "vatPerMille"
     from shop_product where code = any($1::text[]) order by code`,
    [Object.keys(lines)],
  );
  if (products.length === 0) return;
  const sold = products.map((product, position) => ({
    ...product,
    position,
    quantity: lines[product.code] ?? 1,
  }));
  const totals = priceCart(sold, [], terms);
  await query(
    `with sold as (
       insert into shop_order (key, customer_id, status, payment_method, email, phone, additional_information, delivery_address,
         area, day, time, totals, total_cents, made_at, expires_at, paid_at)
       values ($1, $2, 'paid', 'FI54', $3, '', '', $4, $5, $6::date, $7, $8, $9, $6::date - 2, $6::date - 2, $6::date - 2)
       returning id)
     insert into shop_order_line (order_id, position, code, name, category, quantity, price_cents, vat_per_mille)
     select id, position, code, name, category, quantity, "priceCents", "vatPerMille"
     from sold, jsonb_to_recordset($10::jsonb) as given (position integer, code text, name text, category text,
       quantity integer, "priceCents" integer, "vatPerMille" integer)`,
    [
      randomBytes(16).toString('base64url'),
      customer.id,
      customer.email,
      JSON.stringify(customer.address),
      (await areaOf(queries, customer.address.postalCode)) ?? '',
      day,
      time,
      JSON.stringify(totals),
      totals.total,
      JSON.stringify(sold),
    ],
  );
}

async function addCustomer(queries: Queries, customer: DemoCustomer, terms: ShopTerms): Promise<void> {
  const email = customer.email.toLowerCase();
  const { address, orders = [] } = customer;
  const [row] = await queries.query<{ id: number }>(
    `insert into shop_customer (email, password_hash, first_name, last_name, delivery_address, billing_address, phone_number)
     values ($1, $2, $3, $4, $5, $5, $6) returning id`,
    [
      email,
      await passwordHash(customer.password),
      customer.firstName,
      customer.lastName,
      address ? JSON.stringify(address) : null,
      customer.phone ?? '',
    ],
  );
  if (!row || !address) return;
  for (const order of orders) await addOrder(queries, { id: row.id, email, address }, order, terms);
}

/** Adds the demo customers that are not there yet, each with earlier orders. */
export async function seedCustomers(queries: Queries, { customers, terms }: ShopContent): Promise<void> {
  for (const customer of customers) {
    const known = await queries.query('select 1 from shop_customer where email = $1', [
      customer.email.toLowerCase(),
    ]);
    if (known.length === 0) await addCustomer(queries, customer, terms);
  }
}
