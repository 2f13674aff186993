import type { DemoCustomer, ShopContent } from '../content/shop/types.ts';
import type { Queries } from '../database/database.ts';
import { passwordHash } from '../security/password-hash.ts';

/** Adds one customer. */
async function addCustomer({ query }: Queries, customer: DemoCustomer): Promise<void> {
  await query(
    `insert into shop_customer (email, password_hash, first_name, last_name, delivery_address, billing_address, phone_number)
     values ($1, $2, $3, $4, $5, $5, $6) on conflict do nothing`,
    [
      customer.email.toLowerCase(),
      await passwordHash(customer.password),
      customer.firstName,
      customer.lastName,
      customer.address ? JSON.stringify(customer.address) : null,
      customer.phone ?? '',
    ],
  );
}

/** Adds the demo customers that are not there yet, each with earlier orders. */
export async function seedCustomers(queries: Queries, { customers }: ShopContent): Promise<void> {
  for (const customer of customers) {
    const known = await queries.query('select 1 from shop_customer where email = $1', [
      customer.email.toLowerCase(),
    ]);
    if (known.length === 0) await addCustomer(queries, customer);
  }
}
