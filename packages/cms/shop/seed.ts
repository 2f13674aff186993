import type { Queries } from '../platform/database/database.ts';
import type { EstateContent } from '../platform/model/estate-content.ts';
import { seedCustomers } from './seed-customers.ts';

/** Fills the tables of the shop that no collection writes. Keeps carts, orders, customers and stock. */
export async function seedShop(queries: Queries, { shop }: EstateContent): Promise<void> {
  if (!shop) return;
  const methods = shop.paymentMethods.map((method, position) => ({ ...method, position }));
  await queries.deleteFrom('shop_payment_method').execute();
  if (methods.length > 0) await queries.insertInto('shop_payment_method').values(methods).execute();
  await seedCustomers(queries, shop);
}
