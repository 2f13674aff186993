/** An order that is sent without JavaScript (docs/server-rendering.md#the-basket-without-javascript). */

/**
 * A field of the checkout's forms when they are sent without JavaScript. The server then treats one-time
 * messages as read, and shows a refused order with its values.
 */
export const WITHOUT_SCRIPT = 'ilman-skriptia';

/** Prefix of the names of an order's fields (API-46). */
export const ORDER_FIELD = 'Form.';

/** Why a field of an order is refused. */
export type OrderReason = 'missing' | 'wrongPostalCode' | 'wrongEmail' | 'wrongPhone' | 'noDay' | 'noTime';

/** The fields of an order that may be refused, in page order, without `ORDER_FIELD`. */
export const ORDER_FIELDS = [
  'FirstName',
  'LastName',
  'StreetAddress',
  'PostalCode',
  'City',
  'Email',
  'PhoneNumber',
  'DeliveryDate',
  'DeliveryTime',
] as const;

export type OrderFieldName = (typeof ORDER_FIELDS)[number];

const matches = (pattern: RegExp, reason: OrderReason) => (text: string) =>
  pattern.test(text) ? undefined : reason;

const RULES: Partial<Record<OrderFieldName, (text: string) => OrderReason | undefined>> = {
  PostalCode: matches(/^\d{5}$/, 'wrongPostalCode'),
  Email: matches(/^[^\s@]+@(?:[^\s@.]+\.)+[^\s@.]{2,}$/, 'wrongEmail'),
  PhoneNumber: matches(/^\+?[\d\s()-]{5,20}$/, 'wrongPhone'),
};

const MISSING: Partial<Record<OrderFieldName, OrderReason | undefined>> = {
  PhoneNumber: undefined,
  DeliveryDate: 'noDay',
  DeliveryTime: 'noTime',
};

/**
 * Returns the fields of an order that the shop refuses, in page order. Texts are trimmed. The browser and the server have the same rules. Without a day no time
 * can be chosen, so only the day is missing then.
 */
export const findOrderProblems = (
  order: Readonly<Record<OrderFieldName, string>>,
): (readonly [OrderFieldName, OrderReason])[] =>
  ORDER_FIELDS.flatMap((name) => {
    const text = order[name];
    const reason = text === '' ? (name in MISSING ? MISSING[name] : 'missing') : RULES[name]?.(text);
    if (name === 'DeliveryTime' && order.DeliveryDate === '') return [];
    return reason === undefined ? [] : [[name, reason] as const];
  });
