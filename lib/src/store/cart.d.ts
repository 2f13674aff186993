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
export declare const emptyCart: Cart;
/** The cart in an answer or in storage: fields that can be read are taken, the rest keep their defaults. */
export declare function readCart(value: unknown): Cart | undefined;
/** Key of the visitor's cart in local storage (SHP-17). */
export declare const CART_KEY = "cart";
/** The stored cart, or undefined where there is none that can be read. */
export declare const readStoredCart: (storage: {
    getItem: (key: string) => string | null;
}) => Cart | undefined;
