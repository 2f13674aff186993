/** An order that is sent without JavaScript (docs/server-rendering.md#the-basket-without-javascript). */

/**
 * A field of the checkout's forms when they are sent without JavaScript. The server then treats one-time
 * messages as read, and shows a refused order with its values.
 */
export const WITHOUT_SCRIPT = 'ilman-skriptia';

/** Prefix of the names of an order's fields (API-46). */
export const ORDER_FIELD = 'Form.';
