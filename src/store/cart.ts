/** The cart as the shop answers it, and as every page keeps a copy of it (SHP-11, SHP-12, SHP-17). */

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

/** SHP-11, field by field. */
export interface Cart {
  /** True until the cart has been loaded, or read from storage. */
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
  /** Number of pieces in the cart: what the headers show (NAV-19). */
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

/** No money, as the shop writes it. */
export const NOTHING = '0,00';

export const emptyCart: Cart = {
  loading: true,
  currency: 'EUR',
  currencySymbol: '€',
  vatTotal: NOTHING,
  vatPercent: '',
  orderDiscount: NOTHING,
  total: NOTHING,
  subTotal: NOTHING,
  usedGiftCardAmount: NOTHING,
  shippingTotal: NOTHING,
  shippingTotalWithoutDiscounts: NOTHING,
  warnings: [],
  checkoutWarnings: [],
  lineItemCount: 0,
  lineItems: [],
  couponCodes: [],
  handlingTotal: NOTHING,
  hasGiftCardsOnly: false,
  shippingMethodId: '',
  sveaPaymentsPaymentMethodCode: '',
  isEditable: true,
  usedLoyaltyCouponAmount: NOTHING,
  usedRefundCodeAmount: NOTHING,
};
