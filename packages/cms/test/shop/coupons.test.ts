import { describe, expect, it } from 'vitest';
import { someDatabase } from '../support/databases.ts';
import { serveShop } from './support/serve-shop.ts';
import { shopper } from './support/shopper.ts';
import { rowsOf } from '../support/rows.ts';

const REMOVE = '/api/v1/lihakauppa/shoppingcart/removecouponcode';

describe.each(someDatabase)('coupons on $name', ({ open }) => {
  const served = serveShop(open);

  it('add: a code in any case is added once and changes the totals [API-36] [SHP-26] [SHP-29]', async () => {
    const one = await shopper(served.app);
    await one.add('501', 2);
    const answer = await one.coupon('  kymmenen ');
    expect(answer).toEqual({
      couponCodes: ['KYMMENEN'],
      cart: expect.objectContaining({ orderDiscount: '4,00', total: '44,80', couponCodes: ['KYMMENEN'] }),
    });
    expect(await one.coupon('KYMMENEN')).toEqual(answer);
    expect(await one.load()).toEqual(answer.cart);
  });

  it('remove: a code is removed, and removing a missing one succeeds [API-37]', async () => {
    const one = await shopper(served.app);
    await one.add('501', 2);
    await one.coupon('VIISI');
    for (let times = 0; times < 2; times += 1)
      expect((await one.call(REMOVE, { code: ' viisi' })).json()).toMatchObject({
        couponCodes: [],
        cart: { orderDiscount: '0,00' },
      });
  });

  it('add: an unknown code is ignored without a message [SHP-25]', async () => {
    const one = await shopper(served.app);
    for (const code of ['EIOLE', '', '%', '\0', "' or 1=1 --", 'x'.repeat(10_000)])
      expect(await one.coupon(code)).toEqual({ couponCodes: [], cart: await one.load() });
  });

  it.each([
    ['VANHA', 'Etukoodin VANHA voimassaolo on päättynyt.'],
    ['LOPPU', 'Etukoodi LOPPU on käytetty loppuun.'],
    ['KYMMENEN', 'Etukoodi KYMMENEN edellyttää vähintään 30,00\u00a0€ ostoksia.'],
  ])('add: %s is refused with the reason [SHP-27]', async (code, error) => {
    const one = await shopper(served.app);
    await one.add('502');
    expect(await one.coupon(code)).toMatchObject({ couponCodes: [], error });
  });

  it('payment: refunds and gift cards pay the whole total', async () => {
    const one = await shopper(served.app);
    await one.add('501');
    await one.coupon('KANTIS');
    await one.coupon('RAHDITTA');
    await one.coupon('HYVITYS');
    const { cart } = await one.coupon('LAHJA');
    expect(cart).toMatchObject({
      usedLoyaltyCouponAmount: '3,00',
      shippingTotal: '0,00',
      shippingTotalWithoutDiscounts: '6,90',
      usedRefundCodeAmount: '10,00',
      usedGiftCardAmount: '8,90',
      total: '0,00',
      sveaPaymentsPaymentMethodCode: 'FREE',
    });
  });

  it('load: an expired code is removed and reported once', async () => {
    const one = await shopper(served.app);
    await one.add('501');
    await one.coupon('RAHDITTA');
    await rowsOf(served.database, "update shop_coupon set expires_on = '2026-01-01' where code = 'RAHDITTA'");
    expect(await one.load()).toMatchObject({
      couponCodes: [],
      shippingTotal: '6,90',
      warnings: ['Etukoodi RAHDITTA ei ole enää voimassa, joten se poistettiin ostoskorista.'],
    });
    expect(await one.load()).toMatchObject({ warnings: [] });
  });

  it('purchase: one of two parallel orders gets the last use of a code', async () => {
    const shoppers = await Promise.all([shopper(served.app), shopper(served.app)]);
    for (const one of shoppers) {
      await one.add('502', 3);
      expect(await one.coupon('YKSI')).toMatchObject({ couponCodes: ['YKSI'] });
    }
    const ways = await Promise.all(shoppers.map((one) => one.buy()));
    expect(ways.filter((way) => way.startsWith('/maksu/'))).toHaveLength(1);
    const loser = shoppers[ways.findIndex((way) => way.startsWith('/ostoskori'))];
    expect(await loser?.load()).toMatchObject({ couponCodes: [], lineItemCount: 3 });
  });

  it('purchase: orders of several carts take no more from a gift card than its amount', async () => {
    await rowsOf(served.database, "update shop_coupon set amount = 3000 where code = 'LAHJA'");
    const shoppers = await Promise.all([...Array(4).keys()].map(() => shopper(served.app)));
    for (const one of shoppers) {
      await one.add('502', 2);
      await one.coupon('LAHJA');
    }
    const ways = await Promise.all(shoppers.map((one) => one.buy({ 'Form.PaymentMethodCode': 'FREE' })));
    // The card pays 28.60 once. The rest is not enough for another order.
    expect(ways.filter((way) => way.startsWith('/kuitti/'))).toHaveLength(1);
    expect(await rowsOf(served.database, "select amount from shop_coupon where code = 'LAHJA'")).toEqual([
      { amount: 140 },
    ]);
  });
});
