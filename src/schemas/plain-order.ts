/** An order that is sent without JavaScript (docs/embedding.md#the-basket-without-javascript). */

/**
 * What the checkout's forms send along without a script: with it, a page that says something once has been read, and an order that is refused comes
 * back as it was filled in.
 */
export const WITHOUT_SCRIPT = 'ilman-skriptia';

/** The names of an order's fields begin with it (API-46). */
export const ORDER_FIELD = 'Form.';
