/** Reads orders for pages, and stores their lines. */
import type { ShopAddress, Totals } from '../platform/model/shop.ts';
import { sql } from 'kysely';
import type { Language } from 'saaristo/sites';
import type { Queries } from '../platform/database/database.ts';
import { now } from '../platform/database/expressions.ts';
import type { Visitor } from '../platform/http/security/visitors.ts';

/** What happens to an order after its payment, in order. */
export const ORDER_STEPS = ['packed', 'delivered', 'refunded'] as const;
export type OrderStep = (typeof ORDER_STEPS)[number];

/** A step that an order has taken. */
export interface TakenStep {
  id: number;
  step: OrderStep;
  /** The refunded sum; null for another step. */
  cents: number | null;
  /** Whether the customer has been told by mail. */
  isTold: boolean;
  /** ISO */
  at: string;
  /** Name of the user. */
  by: string;
}

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
  /** Whether a payment must be refunded. */
  refund: boolean;
  /** Sum of the payments. */
  paidCents: number;
  /** Of its mails. */
  language: Language;
  /** Label; '' for an order that cost nothing. */
  paymentMethod: string;
  email: string;
  phone: string;
  additionalInformation: string;
  address: ShopAddress;
  /** ISO */
  day: string;
  time: string;
  totals: Totals;
  placedAt: Date;
  steps: TakenStep[];
  lines: OrderLine[];
}

/** The payments of an order, and its steps. @param order the alias of `shop_order` */
export const selectPaidCents = (order: string) =>
  sql<number>`(case when ${sql.ref(`${order}.status`)} = 'paid' then ${sql.ref(`${order}.total_cents`)} else 0 end
    + (select coalesce(sum(cents), 0)::integer from shop_payment where order_id = ${sql.ref(`${order}.id`)} and refund))`;
export const selectSteps = (order: string) =>
  sql<TakenStep[]>`(select coalesce(jsonb_agg(jsonb_build_object('id', id, 'step', step, 'cents', cents,
      'isTold', told_at is not null, 'at', taken_at, 'by', taken_by) order by id), '[]')
    from shop_order_step where order_id = ${sql.ref(`${order}.id`)})`;

/** State, payments and steps of an order. */
export type OrderState = Pick<Order, 'status' | 'paidCents' | 'steps'>;

/** The part of it that labels describe. */
export interface OrderProgress extends Pick<Order, 'status' | 'paidCents'> {
  steps: readonly Pick<TakenStep, 'step' | 'cents'>[];
}

/** Returns the sum that can still be refunded. */
export const getRefundable = ({ paidCents, steps }: OrderState): number =>
  steps.reduce((left, { cents }) => left - (cents ?? 0), paidCents);

/** Returns the sum of a refund that is a part of the payments; undefined for another step. */
export const getPartCents = (
  { cents }: Pick<TakenStep, 'cents'>,
  { paidCents }: Pick<Order, 'paidCents'>,
): number | undefined => (cents !== null && cents < paidCents ? cents : undefined);

/** Selects orders as `sold` with the columns of `Order`. */
const selectOrders = (queries: Queries) =>
  queries
    .selectFrom('shop_order as sold')
    .leftJoin('shop_payment_method as method', 'method.code', 'payment_method')
    .select(({ exists, fn, selectFrom }) => [
      'sold.id',
      'sold.key',
      'status',
      exists(
        selectFrom('shop_payment')
          .select('reference')
          .whereRef('order_id', '=', 'sold.id')
          .where('refund', '=', true),
      )
        .$castTo<boolean>()
        .as('refund'),
      fn.coalesce('method.label', sql.lit('')).as('paymentMethod'),
      sql<Language>`language`.as('language'),
      'email',
      'phone',
      'additional_information as additionalInformation',
      'delivery_address as address',
      'day',
      'time',
      'totals',
      'made_at as placedAt',
      selectPaidCents('sold').as('paidCents'),
      selectSteps('sold').as('steps'),
      selectFrom('shop_order_line')
        .select(
          sql<
            OrderLine[]
          >`coalesce(jsonb_agg(jsonb_build_object('code', code, 'name', name, 'quantity', quantity, 'priceCents', price_cents)
            order by position), '[]')`.as('lines'),
        )
        .whereRef('order_id', '=', 'sold.id')
        .$asScalar()
        .$notNull()
        .as('lines'),
    ]);

/** The visitor and customer who orders or reads an order. */
export interface Buyer {
  visitor: Visitor | undefined;
  /** null without a login. */
  customerId: number | null;
}

/** Returns the condition for a buyer's orders: those of the customer's account, else of the visitor. */
const isBuyersOrder = ({ visitor, customerId }: Buyer) =>
  sql<boolean>`(customer_id = ${customerId}::integer or (customer_id is null and visitor_hash = ${visitor?.idHash ?? null}::text))`;

/** Returns whether a text has the format of an order's key. */
export const isOrderKey = (key: string): boolean => /^[\w-]{22}$/.test(key);

/**
 * Finds a buyer's order by its key; undefined for unknown keys and for orders of others.
 * @param key part of the receipt's URL
 */
export async function findOrder(queries: Queries, key: string, buyer: Buyer): Promise<Order | undefined> {
  if (!isOrderKey(key)) return undefined;
  return selectOrders(queries).where(isBuyersOrder(buyer)).where('sold.key', '=', key).executeTakeFirst();
}

/** Locks an order until the end of the transaction. */
export const lockOrder = (queries: Queries, id: number) =>
  queries.selectFrom('shop_order').select('id').where('id', '=', id).forUpdate().execute();

/** Finds an order of any customer, for the staff of the shop. */
export const findOrderById = (queries: Queries, id: number): Promise<Order | undefined> =>
  selectOrders(queries).where('sold.id', '=', id).executeTakeFirst();

/** Returns the key of the cart's unpaid order, if it is the buyer's. */
export async function findPendingPayment(
  queries: Queries,
  cartId: string | undefined,
  buyer: Buyer,
): Promise<string | undefined> {
  if (cartId === undefined) return undefined;
  const row = await queries
    .selectFrom('shop_order')
    .select('key')
    .where(isBuyersOrder(buyer))
    .where('cart_id', '=', cartId)
    .where('status', '=', 'waiting')
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.key;
}

/** Lists a customer's orders, newest first. */
export const listOrders = (queries: Queries, customerId: number): Promise<Order[]> =>
  selectOrders(queries)
    .where('customer_id', '=', customerId)
    .where('status', 'in', ['waiting', 'paid'])
    .orderBy('sold.id', 'desc')
    .limit(50)
    .execute();

/** Lists the payment methods in the shop's order (CHK-19). */
export const listPaymentMethods = (queries: Queries): Promise<{ code: string; label: string }[]> =>
  queries.selectFrom('shop_payment_method').select(['code', 'label']).orderBy('position').execute();

/** Stores the lines of a new order, in their order. */
export async function insertOrderLines(
  queries: Queries,
  orderId: number,
  lines: readonly (OrderLine & { category: string; vatPerMille: number })[],
): Promise<void> {
  await queries
    .insertInto('shop_order_line')
    .values(
      lines.map(({ code, name, category, quantity, priceCents, vatPerMille }, position) => ({
        order_id: orderId,
        position,
        code,
        name,
        category,
        quantity,
        price_cents: priceCents,
        vat_per_mille: vatPerMille,
      })),
    )
    .execute();
}
