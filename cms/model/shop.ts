/** The shapes of what the meat shop begins with. Money is whole cents. */

/** What the shop asks for its service. */
export interface ShopTerms {
  shippingCents: number;
  /** From this sum of goods on there is no shipping. */
  freeShippingFromCents: number;
  handlingCents: number;
  /** VAT of food, in per mille. */
  vatPerMille: number;
  /** An hour in Helsinki: until then tomorrow's delivery can be ordered. */
  cutOffHour: number;
}

/** A code of a payment service with what a visitor reads. */
export interface PaymentMethod {
  code: string;
  label: string;
}

/** Postal codes from the first to the last. */
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
  /** Deliveries of one area. */
  capacity: number;
}

/**
 * What a coupon does: takes per cent or cents off the goods, takes the shipping off, or pays. A loyalty coupon takes cents off,
 * too, and is shown for itself.
 */
export type CouponKind = 'percent' | 'sum' | 'loyalty' | 'shipping' | 'refund' | 'gift-card';

export interface CouponContent {
  /** Upper case. */
  code: string;
  kind: CouponKind;
  /** Per cent for `percent`, 0 for `shipping`, else cents. */
  amount: number;
  /** The least cents of goods. */
  minimum?: number;
  /** The last day, ISO. */
  expires?: string;
  /** How many orders may use it. */
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

/** Somebody who can log in at once: the password is meant to be public. */
export interface DemoCustomer {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  address?: ShopAddress;
  /** Digits after +358. */
  phone?: string;
  /** Orders that were delivered and paid. */
  orders?: { day: string; time: string; lines: Record<string, number> }[];
}

/** Everything that the shop begins with, beside its products. */
export interface ShopContent {
  terms: ShopTerms;
  paymentMethods: readonly PaymentMethod[];
  areas: readonly DeliveryArea[];
  windows: readonly DeliveryWindow[];
  coupons: readonly CouponContent[];
  customers: readonly DemoCustomer[];
}

/** What the rows of a summary are made of (SHP-07), in cents. */
export interface Totals {
  /** Goods as the lines show them. */
  subTotal: number;
  /** Off the goods by codes. */
  orderDiscount: number;
  /** Off the goods by loyalty coupons. */
  usedLoyalty: number;
  shipping: number;
  shippingWithoutDiscounts: number;
  handling: number;
  /** Paid by refund codes. */
  usedRefund: number;
  /** Paid by gift cards. */
  usedGiftCard: number;
  /** Held in what is paid for goods, shipping and handling, however it is paid. */
  vat: number;
  /** The rates of the goods, lowest first. */
  vatRates: number[];
  /** Left to pay. */
  total: number;
  /** What each code that had an effect is worth; a `shipping` code what it saved. */
  used: Record<string, number>;
}
