/** The operations of the shop: products, reviews, cart, customer and delivery. */
import * as v from 'valibot';
import { address } from '#schemas/address.ts';
import { review } from '#schemas/review.ts';
import { image } from './content.ts';

/** The shop is Finnish (I18N-04). */
const language = { type: 'string', enum: ['fi'] } as const;
const postalCode = { type: 'string', maxLength: 200 } as const;

const text = v.string();
/** Money in euros with a decimal comma (I18N-08). */
const money = v.string();

/** The whole cart (SHP-11, SHP-12). */
const cart = v.object({
  currency: text,
  currencySymbol: text,
  vatTotal: v.optional(money),
  vatPercent: v.optional(text),
  orderDiscount: v.optional(money),
  total: money,
  subTotal: money,
  usedGiftCardAmount: v.optional(money),
  usedLoyaltyCouponAmount: v.optional(money),
  usedRefundCodeAmount: v.optional(money),
  shippingTotal: v.optional(money),
  shippingTotalWithoutDiscounts: v.optional(money),
  handlingTotal: v.optional(money),
  warnings: v.optional(v.array(text)),
  checkoutWarnings: v.optional(v.array(text)),
  couponCodes: v.array(text),
  lineItemCount: v.number(),
  lineItems: v.array(
    v.object({
      code: text,
      productId: v.union([text, v.number()]),
      name: text,
      category: text,
      quantity: v.number(),
      linePrice: money,
      linePriceWithoutDiscounts: money,
      url: v.optional(text),
      image: v.optional(image),
    }),
  ),
  hasGiftCardsOnly: v.optional(v.boolean()),
  shippingMethodId: v.optional(text),
  sveaPaymentsPaymentMethodCode: v.optional(text),
  isEditable: v.optional(v.boolean()),
});

/** The cart after a change of its codes. `error` is the sentence for the visitor if nothing was changed (SHP-27). */
const cartWithCodes = v.object({ couponCodes: v.array(text), cart, error: v.optional(text) });

const code = v.object({ language: v.optional(text), code: text });

const deliveryAddress = v.object({
  firstName: text,
  lastName: text,
  streetAddress: text,
  postalCode: text,
  city: text,
});

const choice = v.object({ value: text, label: text });

export const shop = {
  'GET /api/products/{code}': {
    summary: 'Returns a product of the shop with its details.',
    requirements: ['PRD-17', 'API-43'],
    answer: v.object({
      name: text,
      code: text,
      category: v.optional(text),
      url: text,
      price: money,
      pricePerKg: v.optional(v.nullable(money)),
      svhPrice: v.optional(v.nullable(money)),
      stock: v.optional(v.nullable(v.number())),
      description: v.optional(text),
      image: v.optional(image),
      averageRating: v.optional(v.number()),
      reviewCount: v.optional(v.number()),
    }),
    refusals: { 404: 'There is no such product.' },
  },
  'GET /api/review/lihakauppa/': {
    summary: 'Lists a page of the reviews of a product.',
    requirements: ['REV-03', 'REV-04', 'API-44'],
    query: {
      productId: { type: 'string', maxLength: 200 },
      language,
      page: { type: 'integer', minimum: 1, maximum: 10_000 },
      pageSize: { type: 'integer', minimum: 1, maximum: 50 },
    },
    answer: v.object({
      hits: v.array(
        v.object({
          id: v.union([text, v.number()]),
          stars: v.number(),
          text,
          userName: text,
          isVerified: v.boolean(),
        }),
      ),
      totalCount: v.optional(v.number()),
      hasMore: v.boolean(),
      productId: v.optional(text),
      averageRating: v.optional(v.number()),
    }),
  },
  'POST /api/review/lihakauppa/': {
    summary: 'Sends a review of a product.',
    requirements: ['REV-11', 'API-45'],
    body: { forms: { review }, layout: 'flat' },
    answer: v.object({ isSuccess: v.boolean(), isHeld: v.optional(v.boolean()) }),
    refusals: { 404: 'There is no such product.' },
  },
  'GET /api/v1/lihakauppa/shoppingcart/load': {
    summary: "Returns the visitor's cart.",
    requirements: ['SHP-11', 'API-33'],
    query: { language },
    answer: cart,
  },
  'POST /api/v1/lihakauppa/shoppingcart/add': {
    summary: 'Adds a product to the cart.',
    requirements: ['SHP-16', 'API-34'],
    body: v.object({ ...code.entries, quantity: v.optional(v.nullable(v.number())) }),
    answer: cart,
  },
  'POST /api/v1/lihakauppa/shoppingcart/changequantity': {
    summary: 'Sets the quantity of a line of the cart; 0 removes the line.',
    requirements: ['API-35'],
    body: v.object({ ...code.entries, quantity: v.number() }),
    answer: cart,
  },
  'POST /api/v1/lihakauppa/shoppingcart/addcouponcode': {
    summary: 'Adds a benefit code to the cart.',
    requirements: ['SHP-27', 'API-36'],
    body: code,
    answer: cartWithCodes,
  },
  'POST /api/v1/lihakauppa/shoppingcart/removecouponcode': {
    summary: 'Removes a benefit code from the cart.',
    requirements: ['SHP-27', 'API-37'],
    body: code,
    answer: cartWithCodes,
  },
  'POST /api/v1/lihakauppa/shoppingcart/handover': {
    summary: "Creates a token with which the shop adds this frame's cart to the visitor's own.",
    requirements: ['SYN-06'],
    answer: v.object({ token: v.optional(text) }),
  },
  'GET /api/v1/lihakauppa/checkout/delivery': {
    summary: 'Lists the delivery times of a postal code. `status` is 404 if the shop does not deliver there.',
    requirements: ['DLV-01', 'API-41'],
    query: { postalCode },
    answer: v.object({
      status: v.number(),
      data: v.object({ dates: v.array(v.object({ ...choice.entries, times: v.array(choice) })) }),
    }),
  },
  'GET /api/v1/lihakauppa/checkout/availability': {
    summary: 'Returns whether the shop delivers to a postal code.',
    requirements: ['DLV-01', 'API-42'],
    query: { postalCode },
    answer: v.object({ data: v.object({ isAvailable: v.boolean() }) }),
  },
  'GET /api/lk/customer': {
    summary: 'Returns the customer who is logged in, or that there is none.',
    requirements: ['CHK-21', 'API-39'],
    answer: v.object({
      loggedIn: v.boolean(),
      deliveryAddress: v.nullable(deliveryAddress),
      billingAddress: v.optional(v.nullable(deliveryAddress)),
      email: v.optional(text),
      phoneNumber: v.optional(text),
      additionalInformation: v.optional(text),
    }),
  },
  'POST /api/lk/customer': {
    summary: "Saves the customer's delivery address.",
    requirements: ['CHK-27', 'API-40'],
    body: { forms: { address }, layout: 'flat', isUrlEncoded: true },
    answer: v.object({ deliveryAddress }),
    refusals: { 401: 'Nobody is logged in.' },
  },
} as const;
