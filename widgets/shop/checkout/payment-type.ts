/** Analytics names of payment methods by code (ANA-06). */
const types: Readonly<Record<string, string>> = { FI54: 'mobile pay', FI50: 'card payment' };

/** Returns the analytics name of a payment method. All other codes belong to online banks. */
export const getPaymentType = (code: string): string =>
  (Object.hasOwn(types, code) ? types[code] : undefined) ?? 'online bank';
