/** Types of the shop's initial content. Amounts are whole cents. */

/** The company that sells, as confirmations of orders name it. */
export interface Seller {
  name: string;
  businessId: string;
  address: string;
  email: string;
  phone: string;
}

/** Terms of delivery. */
export interface ShopTerms {
  shippingCents: number;
  /** Goods for this sum or more are shipped free. */
  freeShippingFromCents: number;
  /** Charged with the shipping: an order that is shipped free has no handling fee. */
  handlingCents: number;
  /** VAT of food in per mille. */
  vatPerMille: number;
  /** Hour in Helsinki until which deliveries for the next day can be ordered. */
  cutOffHour: number;
  seller: Seller;
}

/** Code of the payment service and label for visitors. */
export interface PaymentMethod {
  code: string;
  label: string;
}

/** A range of postal codes. */
export interface DeliveryArea {
  first: string;
  last: string;
  name: string;
}

/** Two hours of a day. */
export interface DeliveryWindow {
  /** '16-18' */
  time: string;
  label: string;
  /** Maximum deliveries to one area. */
  capacity: number;
}

/**
 * Effect of a coupon: a discount in per cent or cents, free shipping, or a payment. A loyalty coupon is a discount in
 * cents with its own row in the summary.
 */
export type CouponKind = 'percent' | 'sum' | 'loyalty' | 'shipping' | 'refund' | 'gift-card';

export interface CouponContent {
  /** In upper case. */
  code: string;
  kind: CouponKind;
  /** Per cent for `percent`, 0 for `shipping`, else cents. */
  amount: number;
  /** Minimum sum of goods in cents. */
  minimum?: number;
  /** Last valid day, ISO. */
  expires?: string;
  /** Maximum number of orders. */
  uses?: number;
  oncePerCustomer?: boolean;
}

export interface ShopAddress {
  firstName: string;
  lastName: string;
  streetAddress: string;
  postalCode: string;
  city: string;
}

/** A demo account with a public password. */
export interface DemoCustomer {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  address?: ShopAddress;
  /** Digits after +358. */
  phone?: string;
  /** Paid and delivered orders. */
  orders?: { day: string; time: string; lines: Record<string, number> }[];
}

/** The shop's initial content, without products. */
export interface ShopContent {
  terms: ShopTerms;
  paymentMethods: readonly PaymentMethod[];
  areas: readonly DeliveryArea[];
  windows: readonly DeliveryWindow[];
  coupons: readonly CouponContent[];
  customers: readonly DemoCustomer[];
}

/** The amounts of an order's summary in cents (SHP-07). */
export interface Totals {
  /** Sum of the lines. */
  subTotal: number;
  /** Discounts by coupons. */
  orderDiscount: number;
  /** Discounts by loyalty coupons. */
  usedLoyalty: number;
  shipping: number;
  shippingWithoutDiscounts: number;
  handling: number;
  /** Paid by refund codes. */
  usedRefund: number;
  /** Paid by gift cards. */
  usedGiftCard: number;
  /** VAT contained in the price of goods, shipping and handling, independent of the payment. */
  vat: number;
  /** VAT rates of the goods in ascending order. */
  vatRates: number[];
  /** Amount to pay. */
  total: number;
  /** Effect of each coupon in cents; for a `shipping` coupon the saved shipping. */
  used: Record<string, number>;
}
