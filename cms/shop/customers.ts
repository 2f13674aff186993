import type { Customer } from 'saaristo/schemas';
import type { ShopAddress } from '../demo/shop/types.ts';
import type { Database, Queries } from '../database/database.ts';
import { matchesHash, passwordHash } from '../server/security/password-hash.ts';

/** Somebody who can log in. */
export interface StoredCustomer {
  id: number;
  /** Lower case. */
  email: string;
  firstName: string;
  lastName: string;
  deliveryAddress: ShopAddress | null;
  billingAddress: ShopAddress | null;
  phoneCountryCode: string;
  phoneNumber: string;
  additionalInformation: string;
}

/** The columns of a customer. */
export const CUSTOMER = `customer.id, email, first_name as "firstName", last_name as "lastName", delivery_address as "deliveryAddress",
  billing_address as "billingAddress", phone_country_code as "phoneCountryCode", phone_number as "phoneNumber",
  additional_information as "additionalInformation"`;

const LONGEST = 200;

/** Any hash, so that an address that nobody has takes as long as a wrong password. */
const nobody = passwordHash('nobody');

/** @returns the id of the customer with this e-mail address and password, undefined where there is none */
export async function customerBy(
  { query }: Database,
  email: string,
  password: string,
): Promise<number | undefined> {
  if (email.length > LONGEST || email.includes('\0') || password.length > LONGEST) return undefined;
  const [row] = await query<{ id: number; hash: string }>(
    'select id, password_hash as hash from shop_customer where email = $1',
    [email.trim().toLowerCase()],
  );
  const right = await matchesHash(password, row?.hash ?? (await nobody));
  return right ? row?.id : undefined;
}

/** What the browser knows of a customer (API-39, CHK-21); of nobody it knows that nobody is logged in. */
export const customerAnswer = (customer: StoredCustomer | undefined): Omit<Customer, 'loading'> => ({
  loggedIn: customer !== undefined,
  deliveryAddress: customer?.deliveryAddress ?? null,
  billingAddress: customer?.billingAddress ?? null,
  email: customer?.email ?? '',
  phoneNumber: customer?.phoneNumber ? `${customer.phoneCountryCode}${customer.phoneNumber}` : '',
  additionalInformation: customer?.additionalInformation ?? '',
});

/** A delivery address and a phone number, whose fields are right. */
export interface NewAddress extends ShopAddress {
  phoneCountryCode: string;
  phoneNumber: string;
}

/** Stores where a customer has orders delivered (API-40); the bill goes there, too, where there is no address for it. */
export async function saveAddress(
  { query }: Queries,
  id: number,
  { phoneCountryCode, phoneNumber, ...address }: NewAddress,
): Promise<void> {
  await query(
    `update shop_customer set delivery_address = $2, billing_address = coalesce(billing_address, $2),
       phone_country_code = $3, phone_number = $4 where id = $1`,
    [id, JSON.stringify(address), phoneCountryCode, phoneNumber],
  );
}

/** The open cart of a customer, made where there is none. */
export async function customerCart({ query }: Queries, id: number): Promise<string> {
  const [row] = await query<{ id: string }>(
    `insert into shop_cart (customer_id) values ($1) on conflict (customer_id) do update set changed_at = now()
     returning id::text`,
    [id],
  );
  return row?.id ?? '';
}
