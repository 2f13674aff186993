import { sql } from 'kysely';
import { getDetailPath } from '../platform/model/slugs.ts';
import { defaultTerms as usualTerms } from './default-terms.ts';
import type { ShopContent } from '../platform/model/shop.ts';
import type { Product } from '../platform/model/content.ts';
import type { Queries } from '../platform/database/database.ts';
import type { EstateContent } from '../platform/model/estate-content.ts';
import { seedCustomers } from './seed-customers.ts';

const createProductRow = (product: Product, vat: number): object => ({
  code: product.code,
  site: product.site,
  path: getDetailPath('products', product.name.fi ? 'fi' : 'en', product.slug),
  name: product.name.fi ?? Object.values(product.name)[0] ?? product.code,
  category: product.category,
  image: product.image,
  price: product.price,
  compared:
    product.comparedPrice !== undefined && product.comparedPrice > (product.price ?? 0)
      ? product.comparedPrice
      : null,
  vat,
  weight: product.weight,
  stock: product.stock,
});

/** Inserts and updates products with a price. Keeps removed products for their orders. Sets the stock only once. */
async function seedProducts(queries: Queries, products: readonly Product[], vat: number): Promise<void> {
  const priced = products.filter(({ price }) => price !== null);
  const rows = priced.map((product) => createProductRow(product, vat));
  await sql`update shop_product set sold = false where code <> all(${priced.map(({ code }) => code)}::text[])`.execute(
    queries,
  );
  await sql`
    insert into shop_product (code, site, path, name, category, image, price_cents, compared_cents, vat_per_mille, weight, stock)
    select code, site, path, name, category, image, price, compared, vat, weight, stock
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (code text, site text, path text, name text,
      category text, image text, price integer, compared integer, vat integer, weight integer, stock integer)
    on conflict (code) do update set site = excluded.site, path = excluded.path, name = excluded.name,
      category = excluded.category, image = excluded.image, price_cents = excluded.price_cents,
      compared_cents = excluded.compared_cents, vat_per_mille = excluded.vat_per_mille, weight = excluded.weight, sold = true`.execute(
    queries,
  );
}

/** Replaces areas, payment methods and delivery windows. Updates coupons without resetting their use. */
async function seedOffers(
  queries: Queries,
  { areas, coupons, paymentMethods, windows }: ShopContent,
): Promise<void> {
  const methods = paymentMethods.map((method, position) => ({ ...method, position }));
  await sql`delete from shop_payment_method; delete from shop_delivery_area; delete from shop_delivery_window`.execute(
    queries,
  );
  await sql`
    insert into shop_payment_method (code, label, position) select code, label, position
    from jsonb_to_recordset(${JSON.stringify(methods)}::jsonb) as given (code text, label text, position integer)`.execute(
    queries,
  );
  await sql`
    insert into shop_delivery_area (first_code, last_code, name) select first, last, name
    from jsonb_to_recordset(${JSON.stringify(areas)}::jsonb) as given (first text, last text, name text)`.execute(
    queries,
  );
  await sql`
    insert into shop_delivery_window (time, label, capacity) select time, label, capacity
    from jsonb_to_recordset(${JSON.stringify(windows)}::jsonb) as given (time text, label text, capacity integer)`.execute(
    queries,
  );
  await sql`
    insert into shop_coupon (code, kind, amount, minimum_cents, expires_on, uses_left, once_per_customer)
    select code, kind, amount, coalesce(minimum, 0), expires, uses, coalesce("oncePerCustomer", false)
    from jsonb_to_recordset(${JSON.stringify(coupons)}::jsonb) as given (code text, kind text, amount integer,
      minimum integer, expires date, uses integer, "oncePerCustomer" boolean)
    on conflict (code) do update set minimum_cents = excluded.minimum_cents, expires_on = excluded.expires_on,
      once_per_customer = excluded.once_per_customer`.execute(queries);
}

/** Fills the shop's tables. Keeps carts, orders, customers and stock. */
export async function seedShop(queries: Queries, { products, shop }: EstateContent): Promise<void> {
  const { vatPerMille, ...terms } = shop?.terms ?? usualTerms;
  const row = {
    shipping_cents: terms.shippingCents,
    free_shipping_from_cents: terms.freeShippingFromCents,
    handling_cents: terms.handlingCents,
    cut_off_hour: terms.cutOffHour,
  };
  await queries
    .insertInto('shop_terms')
    .values(row)
    .onConflict((conflict) => conflict.column('one').doUpdateSet(row))
    .execute();
  await seedProducts(queries, products, vatPerMille);
  if (!shop) return;
  await seedOffers(queries, shop);
  await seedCustomers(queries, shop);
}
