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
  /** Number of pieces in the cart; the headers show it (NAV-19). */
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
