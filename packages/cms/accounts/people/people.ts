/** Finds, exports and deletes everything that the database stores of one person. */
import { type RawBuilder, sql } from 'kysely';
import type { Database, Queries } from '../../platform/database/database.ts';
import { endUnpaidOrder } from '../../shop/cancel-unpaid-order.ts';
import { ORDER_DATA, SIGN_UP_DATA } from '../../enquiries/export.ts';
import { type AnonymisedOrders, anonymiseOrders } from '../../shop/anonymise-orders.ts';
import { type OrderProgress, selectPaidCents } from '../../shop/orders.ts';
import { countMentions, type Mention, redactMentions } from './mentions.ts';
import { normalizeEmail } from '../../platform/model/emails.ts';

/** Identifies a person; at least one property is set. */
export interface Identifiers {
  email?: string | undefined;
  phone?: string | undefined;
  /** Number of an order. Its e-mail address also counts as given. */
  order?: number | undefined;
}

type Row = Record<string, unknown>;

/** The stored data of a person, in the format of `GET /editor/export`. */
export interface PersonData {
  customers: Row[];
  orders: (Row & OrderProgress)[];
  /** With replies, messages that were passed on, notes, and files with `id`, `name`, `type` and `size`. */
  enquiries: (Row & { files: { id: string; name: string; type: string; size: number }[] })[];
  signUps: Row[];
  reviews: Row[];
  /** Other places with the address: pages and accounts of editors. */
  mentions: Mention[];
}

export interface Deleted {
  customers: number;
  orders: AnonymisedOrders;
  enquiries: number;
  signUps: number;
  reviews: number;
  /** Number of other people's texts in which the address was replaced. */
  redacted: number;
  /** Remaining places with the address: editors' texts and accounts. */
  mentions: Mention[];
}

/** An address without characters that would need escaping in JSON or quoting. */
const EMAIL = /^[^\s@"\\<>]{1,64}@[^\s@"\\<>]{1,180}$/;

const MIN_PHONE_DIGITS = 6;

/**
 * Parses the typed identifiers.
 * @returns undefined if all are empty or one is invalid
 */
export function parseIdentifiers(typed: {
  email: string;
  phone: string;
  order: string;
}): Identifiers | undefined {
  const email = normalizeEmail(typed.email);
  const phone = typed.phone.trim();
  const order = typed.order.trim();
  if (email === '' && phone === '' && order === '') return undefined;
  if (email !== '' && !EMAIL.test(email)) return undefined;
  if (phone !== '' && (phone.length > 30 || phone.replaceAll(/\D/g, '').length < MIN_PHONE_DIGITS))
    return undefined;
  if (order !== '' && !/^[1-9]\d{0,8}$/.test(order)) return undefined;
  return {
    ...(email !== '' && { email }),
    ...(phone !== '' && { phone }),
    ...(order !== '' && { order: Number(order) }),
  };
}

/** Tables of visitors' data. After a deletion none of them contains the address. */
const VISITOR_TABLES = [
  'enquiry',
  'enquiry_file',
  'form_result',
  'menu',
  'review',
  'shop_customer',
  'shop_order',
  'sign_up',
];

/** The person to whom the identifiers lead, including the e-mail addresses of matching accounts. */
interface Person {
  emails: string[];
  phones: string[];
  customerIds: number[];
  order: number | null;
}

const matchesMailbox = (text: RawBuilder<string>, emails: readonly string[]): RawBuilder<boolean> =>
  sql`mailbox(${text}) in (select mailbox(given) from unnest(${emails}::text[]) as given)`;

/** Removes the country code, separators and leading zeros of a phone number. */
const normalisePhone = (text: RawBuilder<string>): RawBuilder<string> =>
  sql`regexp_replace(regexp_replace(${text}, '\\D', '', 'g'), '^(00)?(358)?0?', '')`;

const matchesPhone = (text: RawBuilder<string>, phones: readonly string[]): RawBuilder<boolean> =>
  sql`(${text} ~ '^[-+() .0-9]{6,30}$' and ${normalisePhone(text)} in (select ${normalisePhone(sql`given`)} from unnest(${phones}::text[]) as given))`;

async function resolvePerson(queries: Queries, { email, phone, order }: Identifiers): Promise<Person> {
  const phones = phone === undefined ? [] : [phone];
  const ordered = order === undefined ? undefined : await findOrderContact(queries, order);
  const given = [...(email === undefined ? [] : [email]), ...(ordered?.email ? [ordered.email] : [])];
  const { rows } = await sql<{ id: number; email: string }>`
    select id, email from shop_customer
    where ${matchesMailbox(sql`email`, given)} or ${matchesPhone(sql`phone_country_code || phone_number`, phones)}
      or id = ${ordered?.customerId ?? null}`.execute(queries);
  const emails = [...new Set([...given, ...rows.map((row) => row.email)].map(normalizeEmail))];
  return { emails, phones, customerIds: rows.map(({ id }) => id), order: order ?? null };
}

const findOrderContact = (queries: Queries, id: number) =>
  queries
    .selectFrom('shop_order')
    .select(['email', 'customer_id as customerId'])
    .where('id', '=', id)
    .executeTakeFirst();

/** SQL conditions for the person's rows in each table. */
const matchesOrder = ({ emails, phones, customerIds, order }: Person): RawBuilder<boolean> =>
  sql`(${matchesMailbox(sql`email`, emails)} or ${matchesPhone(sql`phone`, phones)}
    or customer_id = any (${customerIds}::integer[]) or id = ${order})`;
const matchesData = ({ emails, phones }: Person): RawBuilder<boolean> =>
  sql`exists (select from jsonb_path_query(data, '$.**') as part, lateral (select part #>> '{}' as value) as text
    where jsonb_typeof(part) = 'string' and (${matchesMailbox(sql`value`, emails)} or ${matchesPhone(sql`value`, phones)}))`;
const matchesReview = ({ customerIds }: Person): RawBuilder<boolean> =>
  sql`customer_id = any (${customerIds}::integer[])`;

/**
 * Finds all data of a person.
 * @param most maximum number of rows of each kind
 */
export async function findPerson(
  queries: Queries,
  identifiers: Identifiers,
  most: number,
): Promise<PersonData> {
  const person = await resolvePerson(queries, identifiers);
  const rows = async <T extends Row>(select: RawBuilder<T>): Promise<T[]> =>
    (await sql<T>`${select} order by id desc limit ${most}`.execute(queries)).rows;
  return {
    customers: await rows(sql`
      select id, email, first_name as "firstName", last_name as "lastName", delivery_address as "deliveryAddress",
        billing_address as "billingAddress", phone_country_code || phone_number as phone,
        additional_information as information,
        (select jsonb_agg(jsonb_build_object('code', line.code, 'quantity', quantity))
          from shop_cart cart join shop_cart_line line on line.cart_id = cart.id where cart.customer_id = shop_customer.id) as cart
      from shop_customer where id = any (${person.customerIds}::integer[])`),
    orders: await rows(sql`
      select id, ${ORDER_DATA}, ${selectPaidCents('placed')} as "paidCents" from shop_order placed where ${matchesOrder(person)}`),
    enquiries: await rows(sql`
      select id::text, kind, site, received_at as received, answered_at as answered, data,
        (select coalesce(jsonb_agg(jsonb_build_object('to', recipient, 'subject', subject, 'body', body, 'sent', sent_at)
          order by id), '[]') from enquiry_reply where enquiry_id = enquiry.id) as replies,
        (select coalesce(jsonb_agg(jsonb_build_object('body', body, 'written', written_at) order by id), '[]')
          from enquiry_note where enquiry_id = enquiry.id) as notes,
        (select coalesce(jsonb_agg(jsonb_build_object('id', file.id::text, 'name', file.name, 'type', file.type, 'size', file.size)
          order by position), '[]') from enquiry_file file where enquiry_id = enquiry.id) as files
      from enquiry where ${matchesData(person)}`),
    signUps: await rows(sql`select id::text, ${SIGN_UP_DATA} from sign_up where ${matchesData(person)}`),
    reviews: await rows(sql`
      select id, product_code as product, written_at as written, rating, user_name as name, body as text
      from review where ${matchesReview(person)}`),
    mentions: await countMentions(queries, person.emails, VISITOR_TABLES),
  };
}

/** Deletes accounts with their carts and logins. Visitors of these carts lose their cart. */
async function deleteCustomers(queries: Queries, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) return 0;
  const carts = (
    await queries.selectFrom('shop_cart').select('id').where('customer_id', 'in', ids).execute()
  ).map(({ id }) => id);
  if (carts.length > 0) {
    await queries.updateTable('shop_visitor').set({ cart_id: null }).where('cart_id', 'in', carts).execute();
    await queries.deleteFrom('shop_cart').where('id', 'in', carts).execute();
  }
  const { numDeletedRows } = await queries
    .deleteFrom('shop_customer')
    .where('id', 'in', ids)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

const deleteWhere = async (
  queries: Queries,
  table: 'enquiry' | 'sign_up' | 'review',
  condition: RawBuilder<boolean>,
): Promise<number> => {
  const { numDeletedRows } = await queries.deleteFrom(table).where(condition).executeTakeFirst();
  return Number(numDeletedRows);
};

/**
 * Deletes all data of a person in one transaction. Cancels unpaid orders first; a payment that arrives later is stored
 * as a refund. Anonymises orders that must be kept for accounting (`anonymiseOrders`). Replaces the address in texts of
 * others.
 */
export const deletePerson = (database: Database, identifiers: Identifiers): Promise<Deleted> =>
  database.transaction().execute(async (queries) => {
    const person = await resolvePerson(queries, identifiers);
    const orders = await queries
      .selectFrom('shop_order')
      .select(['id', 'status'])
      .where(matchesOrder(person))
      .orderBy('id')
      .forUpdate()
      .execute();
    for (const { id, status } of orders)
      if (status === 'waiting') await endUnpaidOrder(queries, id, 'cancelled');
    const forgotten = await anonymiseOrders(
      queries,
      orders.map(({ id }) => id),
    );
    const enquiries = await deleteWhere(queries, 'enquiry', matchesData(person));
    const signUps = await deleteWhere(queries, 'sign_up', matchesData(person));
    const reviews = await deleteWhere(queries, 'review', matchesReview(person));
    const customers = await deleteCustomers(queries, person.customerIds);
    return {
      customers,
      orders: forgotten,
      enquiries,
      signUps,
      reviews,
      redacted: await redactMentions(queries, person.emails),
      mentions: await countMentions(queries, person.emails),
    };
  });
