import { sql } from 'kysely';
import type { DemoCustomer, ShopAddress, ShopContent, ShopTerms } from '../platform/model/shop.ts';
import type { Queries } from '../platform/database/database.ts';
import { anyOf } from '../platform/database/expressions.ts';
import { hashPassword } from '../platform/http/security/password-hash.ts';
import { createRandomKey } from '../platform/http/security/tokens.ts';
import { findArea } from './delivery.ts';
import { insertOrderLines } from './orders.ts';
import { priceCart } from './pricing.ts';
import { normalizeEmail } from '../platform/model/emails.ts';

type DemoOrder = NonNullable<DemoCustomer['orders']>[number];

/** Adds a paid and delivered order at current prices, without products that are not sold. */
async function addOrder(
  queries: Queries,
  customer: { id: number; email: string; address: ShopAddress },
  { day, time, lines }: DemoOrder,
  terms: ShopTerms,
): Promise<void> {
  const products = await queries
    .selectFrom('shop_product')
    .select([
      'code',
      'name',
      'category',
      'price_cents as priceCents',
      'compared_cents as comparedCents',
      'vat_per_mille as vatPerMille',
    ])
    .where('code', '=', anyOf(Object.keys(lines)))
    .orderBy('code')
    .execute();
  if (products.length === 0) return;
  const sold = products.map((product) => ({ ...product, quantity: lines[product.code] ?? 1 }));
  const totals = priceCart(sold, [], terms);
  const delivered = sql<Date>`${day}::date - interval '30 hours'`;
  const { id } = await queries
    .insertInto('shop_order')
    .values({
      key: createRandomKey(128),
      customer_id: customer.id,
      status: 'paid',
      payment_method: 'FI54',
      email: customer.email,
      phone: '',
      additional_information: '',
      delivery_address: JSON.stringify(customer.address),
      area: (await findArea(queries, customer.address.postalCode)) ?? '',
      day,
      time,
      totals: JSON.stringify(totals),
      total_cents: totals.total,
      made_at: delivered,
      expires_at: delivered,
      paid_at: delivered,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertOrderLines(queries, id, sold);
}

async function addCustomer(queries: Queries, customer: DemoCustomer, terms: ShopTerms): Promise<void> {
  const email = normalizeEmail(customer.email);
  const { address, orders = [] } = customer;
  const stored = address ? JSON.stringify(address) : null;
  const { id } = await queries
    .insertInto('shop_customer')
    .values({
      email,
      password_hash: await hashPassword(customer.password),
      first_name: customer.firstName,
      last_name: customer.lastName,
      delivery_address: stored,
      billing_address: stored,
      phone_number: customer.phone ?? '',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (!address) return;
  for (const order of orders) await addOrder(queries, { id, email, address }, order, terms);
}

/** Adds missing demo customers with their earlier orders. */
export async function seedCustomers(queries: Queries, { customers, terms }: ShopContent): Promise<void> {
  for (const customer of customers) {
    const known = await queries
      .selectFrom('shop_customer')
      .select('id')
      .where('email', '=', normalizeEmail(customer.email))
      .executeTakeFirst();
    if (!known) await addCustomer(queries, customer, terms);
  }
}
