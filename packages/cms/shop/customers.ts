import { sql } from 'kysely';
import type { Customer } from 'saaristo/schemas';
import type { ShopAddress } from '../platform/model/shop.ts';
import type { Queries } from '../platform/database/database.ts';
import { now } from '../platform/database/expressions.ts';
import { verifyPassword } from '../platform/http/security/password-hash.ts';
import { normalizeEmail } from '../platform/model/emails.ts';

/** A customer account. */
export interface StoredCustomer {
  id: number;
  /** In lower case. */
  email: string;
  firstName: string;
  lastName: string;
  deliveryAddress: ShopAddress | null;
  billingAddress: ShopAddress | null;
  phoneCountryCode: string;
  phoneNumber: string;
  additionalInformation: string;
}

/** Columns of `shop_customer as customer`. */
export const CUSTOMER_COLUMNS = [
  'customer.id',
  'customer.email',
  'customer.first_name as firstName',
  'customer.last_name as lastName',
  'customer.delivery_address as deliveryAddress',
  'customer.billing_address as billingAddress',
  'customer.phone_country_code as phoneCountryCode',
  'customer.phone_number as phoneNumber',
  'customer.additional_information as additionalInformation',
] as const;

const MAX_LENGTH = 200;

/** Returns the id of the customer with this e-mail address and password; undefined if there is none. */
export async function findCustomerByPassword(
  queries: Queries,
  email: string,
  password: string,
): Promise<number | undefined> {
  if (email.length > MAX_LENGTH || email.includes('\0') || password.length > MAX_LENGTH) return undefined;
  const row = await queries
    .selectFrom('shop_customer')
    .select(['id', 'password_hash as hash'])
    .where('email', '=', normalizeEmail(email))
    .executeTakeFirst();
  const { isRight, renewed } = await verifyPassword(password, row?.hash);
  if (row && renewed !== undefined)
    await queries
      .updateTable('shop_customer')
      .set({ password_hash: renewed })
      .where('id', '=', row.id)
      .where('password_hash', '=', row.hash)
      .execute();
  return isRight ? row?.id : undefined;
}

/** Creates the customer's answer for the browser (API-39, CHK-21). Without a customer, `loggedIn` is false. */
export const createCustomerAnswer = (customer: StoredCustomer | undefined): Omit<Customer, 'loading'> => ({
  loggedIn: customer !== undefined,
  deliveryAddress: customer?.deliveryAddress ?? null,
  billingAddress: customer?.billingAddress ?? null,
  email: customer?.email ?? '',
  phoneNumber: customer?.phoneNumber ? `${customer.phoneCountryCode}${customer.phoneNumber}` : '',
  additionalInformation: customer?.additionalInformation ?? '',
});

/** A valid delivery address and phone number. */
export interface NewAddress extends ShopAddress {
  phoneCountryCode: string;
  phoneNumber: string;
}

/** Stores the delivery address (API-40) and returns it. It also becomes the billing address if there is none. */
export async function saveAddress(
  queries: Queries,
  id: number,
  { firstName, lastName, streetAddress, postalCode, city, phoneCountryCode, phoneNumber }: NewAddress,
): Promise<ShopAddress> {
  const address = { firstName, lastName, streetAddress, postalCode, city };
  const text = JSON.stringify(address);
  await queries
    .updateTable('shop_customer')
    .set({
      delivery_address: text,
      billing_address: sql`coalesce(billing_address, ${text}::jsonb)`,
      phone_country_code: phoneCountryCode,
      phone_number: phoneNumber,
    })
    .where('id', '=', id)
    .execute();
  return address;
}

/** Returns the customer's open cart. Creates it if there is none. */
export async function getCustomerCart(queries: Queries, customerId: number): Promise<string> {
  const { id } = await queries
    .insertInto('shop_cart')
    .values({ customer_id: customerId })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet({ changed_at: now }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
