/** What analytics calls a way to pay (ANA-06). */
const types: Readonly<Record<string, string>> = { FI54: 'mobile pay', FI50: 'card payment' };

/** The payment type of a method's code; every other code is an online bank's. */
export const paymentType = (code: string): string =>
  (Object.hasOwn(types, code) ? types[code] : undefined) ?? 'online bank';
