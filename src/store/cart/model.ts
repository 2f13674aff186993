/** The cart as the shop returns it and as every page stores a copy of it (SHP-11, SHP-12, SHP-17). */

/** One line of the cart. Prices are strings with a decimal comma (I18N-08). */
export interface CartLine {
  code: string;
  productId: string | number;
  name: string;
  category: string;
  quantity: number;
  linePrice: string;
  linePriceWithoutDiscounts: string;
  /** Link of the product's page and its picture, as the shop has them: a path is one of the shop. */
  url?: string;
  image?: string;
}

/** The fields that SHP-11 lists. */
export interface Cart {
  /** True until the cart has been loaded from the shop or read from storage. */
  loading: boolean;
  currency: string;
  currencySymbol: string;
  vatTotal: string;
  vatPercent: string;
  orderDiscount: string;
  total: string;
  subTotal: string;
  usedGiftCardAmount: string;
  shippingTotal: string;
  shippingTotalWithoutDiscounts: string;
  warnings: string[];
  checkoutWarnings: string[];
  /** Number of pieces in the cart. */
  lineItemCount: number;
  lineItems: CartLine[];
  couponCodes: string[];
  handlingTotal: string;
  hasGiftCardsOnly: boolean;
  shippingMethodId: string;
  sveaPaymentsPaymentMethodCode: string;
  isEditable: boolean;
  usedLoyaltyCouponAmount: string;
  usedRefundCodeAmount: string;
}

/** The reasons why the shop refused a change, as texts for people (PRD-12); none if they are unknown, or if the browser blocks cookies. */
export interface Refusal {
  ok: false;
  reasons: readonly string[];
  areCookiesBlocked?: boolean;
}

/** The result of a change: the shop's new cart or a refusal. */
export type Change = { ok: true; cart: Cart } | Refusal;

/**
 * The last change of a line's quantity: wanted by the visitor until the shop has saved or refused it. `send` sends it at once, with a
 * keepalive request if the page is left; null when it is sent.
 */
export type Wanted =
  | { quantity: number; send: ((isLeaving?: boolean) => void) | null; saved?: never; refusal?: never }
  | { saved: number; quantity?: never; send?: never; refusal?: never }
  | { refusal: Refusal; quantity?: never; send?: never; saved?: never };

/** The last changes by the lines' codes, the latest at the end. */
export type WantedLines = ReadonlyMap<string, Wanted>;

/** Returns the number of pieces with the wanted quantities (NAV-19). */
export function countPieces({ lineItems, lineItemCount }: Cart, wanted: WantedLines): number {
  let count = lineItemCount;
  for (const [code, { quantity }] of wanted)
    if (quantity !== undefined)
      count += quantity - (lineItems.find((line) => line.code === code)?.quantity ?? 0);
  return Math.max(0, count);
}

/** An amount of zero in the shop's format. */
export const ZERO = '0,00';

export const emptyCart: Cart = {
  loading: true,
  currency: 'EUR',
  currencySymbol: '€',
  vatTotal: ZERO,
  vatPercent: '',
  orderDiscount: ZERO,
  total: ZERO,
  subTotal: ZERO,
  usedGiftCardAmount: ZERO,
  shippingTotal: ZERO,
  shippingTotalWithoutDiscounts: ZERO,
  warnings: [],
  checkoutWarnings: [],
  lineItemCount: 0,
  lineItems: [],
  couponCodes: [],
  handlingTotal: ZERO,
  hasGiftCardsOnly: false,
  shippingMethodId: '',
  sveaPaymentsPaymentMethodCode: '',
  isEditable: true,
  usedLoyaltyCouponAmount: ZERO,
  usedRefundCodeAmount: ZERO,
};
