import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { CouponKind } from '../../platform/model/shop.ts';
import { createCartAnswer, getTotals, listObstacles } from '../../shop/cart-answer.ts';
import { filterUsableCoupons, findUnusableReason, normaliseCode } from '../../shop/coupons.ts';
import { createCustomerAnswer } from '../../shop/customers.ts';
import { messages } from '../../shop/messages.ts';
import { isOrderKey } from '../../shop/orders.ts';
import { signNotice } from '../../shop/payment.ts';
import { isReservedName } from '../../shop/reviews/reserved-names.ts';
import { NO_CART, type StoredCart, type StoredCoupon, type StoredLine } from '../../shop/stored-cart.ts';

const line = (change: Partial<StoredLine> = {}): StoredLine => ({
  code: '501',
  name: 'Makkara',
  category: 'Makkarat',
  quantity: 2,
  priceCents: 1000,
  comparedCents: 1250,
  vatPerMille: 135,
  seenCents: 1000,
  stock: null,
  sold: true,
  ...change,
});
const coupon = (kind: CouponKind, change: Partial<StoredCoupon> = {}): StoredCoupon => ({
  code: kind,
  kind,
  amount: 100,
  minimumCents: 0,
  expired: false,
  usesLeft: null,
  oncePerCustomer: false,
  ...change,
});
const cart = (change: Partial<StoredCart> = {}): StoredCart => ({
  ...NO_CART,
  id: 'x',
  terms: { shippingCents: 690, freeShippingFromCents: 6000, handlingCents: 190 },
  lines: [line(), line({ code: '502', name: 'Kinkku', comparedCents: null, vatPerMille: 255, quantity: 1 })],
  ...change,
});

describe('answer of a cart', () => {
  it('cart: amounts, lines and codes are texts and numbers for the browser [SHP-11] [SHP-12]', () => {
    const coupons = [coupon('sum'), coupon('loyalty'), coupon('refund'), coupon('gift-card')];
    expect(createCartAnswer(cart({ coupons }))).toEqual({
      currency: 'EUR',
      currencySymbol: '€',
      vatTotal: '5,41',
      vatPercent: '13,5 / 25,5',
      orderDiscount: '1,00',
      total: '34,80',
      subTotal: '30,00',
      usedGiftCardAmount: '1,00',
      shippingTotal: '6,90',
      shippingTotalWithoutDiscounts: '6,90',
      warnings: [],
      checkoutWarnings: [],
      lineItemCount: 3,
      lineItems: [
        {
          code: '501',
          productId: '501',
          name: 'Makkara',
          category: 'Makkarat',
          quantity: 2,
          linePrice: '20,00',
          linePriceWithoutDiscounts: '25,00',
        },
        {
          code: '502',
          productId: '502',
          name: 'Kinkku',
          category: 'Makkarat',
          quantity: 1,
          linePrice: '10,00',
          linePriceWithoutDiscounts: '10,00',
        },
      ],
      couponCodes: ['sum', 'loyalty', 'refund', 'gift-card'],
      handlingTotal: '1,90',
      hasGiftCardsOnly: false,
      shippingMethodId: 'kotiinkuljetus',
      sveaPaymentsPaymentMethodCode: '',
      isEditable: true,
      usedLoyaltyCouponAmount: '1,00',
      usedRefundCodeAmount: '1,00',
    });
  });

  it('cart: an empty one has neither delivery nor payment method', () => {
    expect(createCartAnswer(NO_CART)).toMatchObject({
      total: '0,00',
      vatPercent: '',
      lineItemCount: 0,
      shippingMethodId: '',
      sveaPaymentsPaymentMethodCode: '',
    });
  });

  it('cart: one that a gift card pays has the free payment method [CHK-18]', () => {
    const paid = cart({ coupons: [coupon('gift-card', { amount: 100_000 })] });
    expect(createCartAnswer(paid)).toMatchObject({ total: '0,00', sveaPaymentsPaymentMethodCode: 'FREE' });
  });

  it('cart: one with an unpaid order keeps its totals, and its stock is reserved', () => {
    const totals = { ...getTotals(cart()), total: 100 };
    const waiting = cart({ waiting: { key: 'x', totals }, lines: [line({ stock: 0 })] });
    expect(getTotals(waiting)).toBe(totals);
    expect(createCartAnswer(waiting)).toMatchObject({
      total: '1,00',
      isEditable: false,
      checkoutWarnings: [],
    });
  });

  it.each([
    [{}, []],
    [{ stock: 2 }, []],
    [{ stock: 1 }, [messages.left('Makkara', 1)]],
    [{ stock: 0 }, [messages.soldOut('Makkara')]],
    [{ sold: false, stock: 0 }, [messages.notSold('Makkara')]],
  ])('cart: a line with %j has the obstacles %j', (change, obstacles) => {
    expect(listObstacles(cart({ lines: [line(change)] }))).toEqual(obstacles);
  });

  it('cart: its answer has each notice once, and refusals before obstacles', () => {
    const answer = createCartAnswer(cart({ lines: [line({ stock: 0 })] }), {
      warnings: ['a', 'b', 'a'],
      checkoutWarnings: ['c', 'c'],
    });
    expect([answer.warnings, answer.checkoutWarnings]).toEqual([
      ['a', 'b'],
      ['c', messages.soldOut('Makkara')],
    ]);
  });
});

describe('codes', () => {
  it.each([
    [coupon('sum'), undefined],
    [coupon('sum', { expired: true }), messages.couponExpired('sum')],
    [coupon('sum', { usesLeft: 0 }), messages.couponUsedUp('sum')],
    [coupon('sum', { usesLeft: 1 }), undefined],
    [coupon('shipping', { amount: 0 }), undefined],
    [coupon('gift-card', { amount: 0 }), messages.couponEmpty('gift-card')],
    [coupon('refund', { amount: 0 }), messages.couponEmpty('refund')],
    [coupon('refund', { amount: 1 }), undefined],
  ])('code: %j is unusable: %j', (one, reason) => {
    expect(findUnusableReason(one)).toBe(reason);
    expect(filterUsableCoupons(cart({ coupons: [one] }))).toEqual(reason ? [] : [one]);
  });

  it('code: it is trimmed, in upper case and of 60 characters at most [SHP-26]', () => {
    expect([normaliseCode(' kesä-1 '), normaliseCode('x'.repeat(61))]).toEqual(['KESÄ-1', 'X'.repeat(60)]);
  });

  it.each([
    ['x'.repeat(22), true],
    ['aZ09_-aZ09_-aZ09_-aZ09', true],
    ['x'.repeat(21), false],
    ['x'.repeat(23), false],
    [`${'x'.repeat(21)} `, false],
  ])('order key: %j is one: %s', (key, isKey) => expect(isOrderKey(key)).toBe(isKey));

  it('payment: the signature of a notice depends on each of its values', () => {
    const notice = { order: 'a', payment: 'b', cents: 1, status: 'paid' } as const;
    const signatures = [
      signNotice('s', notice),
      signNotice('t', notice),
      signNotice('s', { ...notice, order: 'c' }),
      signNotice('s', { ...notice, payment: 'c' }),
      signNotice('s', { ...notice, cents: 2 }),
      signNotice('s', { ...notice, status: 'cancelled' }),
    ];
    expect(new Set(signatures).size).toBe(6);
    expect(signatures[0]).toBe(createHmac('sha256', 's').update('a\nb\n1\npaid').digest('base64url'));
  });
});

describe('customers', () => {
  const address = { firstName: 'A', lastName: 'B', streetAddress: 'C', postalCode: '00100', city: 'D' };
  const customer = {
    id: 1,
    email: 'a@b.fi',
    firstName: '',
    lastName: '',
    deliveryAddress: address,
    billingAddress: { ...address, city: 'E' },
    phoneCountryCode: '+358',
    phoneNumber: '40',
    additionalInformation: 'info',
  };
  it('customer: the browser gets addresses, phone number and information [API-39] [CHK-21]', () => {
    expect(createCustomerAnswer(customer)).toEqual({
      loggedIn: true,
      deliveryAddress: customer.deliveryAddress,
      billingAddress: customer.billingAddress,
      email: 'a@b.fi',
      phoneNumber: '+35840',
      additionalInformation: 'info',
    });
    expect(createCustomerAnswer({ ...customer, phoneNumber: '', deliveryAddress: null })).toMatchObject({
      phoneNumber: '',
      deliveryAddress: null,
    });
    expect(createCustomerAnswer(undefined)).toEqual({
      loggedIn: false,
      deliveryAddress: null,
      billingAddress: null,
      email: '',
      phoneNumber: '',
      additionalInformation: '',
    });
  });

  it.each([
    ...[
      'Lihaluoto',
      'Saaristo',
      'Lihakauppa',
      'asiakaspalvelu',
      'Kundservice',
      'kundtjänst',
      'Customer Service',
      'Kundendienst',
      'Ylläpito',
      'ADMIN',
      'moderaattori',
      'Moderator',
      'toimitus',
      'Kauppias',
      'Myyjä',
      'virallinen',
      'The official one',
    ].map((name) => [name, true] as const),
    ['4s1ak@$p4lve1u', true],
    ['4s1ak@$palvelu', true],
    ['0ff!c|a|', false],
    ['0ff!c!al', true],
    ['|ihaluoto', true],
    ['3uk4ri7', false],
    ['cu5tom3r-53rv1c3', true],
    ['7oimi7us', true],
    ['Аdmin', true],
    ['Ωmega', true],
    ['ӿ', true],
    ['ԁ', false],
    ['Aino', false],
    ['Åsa', false],
  ] as const)('name of a review: %s is reserved: %s', (name, isReserved) =>
    expect(isReservedName(name)).toBe(isReserved),
  );
});
