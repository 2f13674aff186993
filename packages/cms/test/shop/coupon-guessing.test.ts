/** Coupons for one use by each customer, and orders with mixed addresses. */
import { describe, expect, it } from 'vitest';
import { someDatabase } from '../support/databases.ts';
import { serveShop } from './support/serve-shop.ts';
import { AINO, KERTTU } from './support/shop-content.ts';
import { shopper, type Shopper } from './support/shopper.ts';

const TO_CART = /^\/ostoskori/;
const ONCE = 'Etukoodi KERRAN on jo käytetty: sen voi käyttää vain kerran.';

describe.each(someDatabase)('coupons by person on $name', ({ open }) => {
  const served = serveShop(open);

  const withCode = async (one: Shopper) => {
    await one.add('502', 2);
    await one.coupon('KERRAN');
  };
  const buy = async (one: Shopper, email: string) => {
    await one.load();
    const way = await one.buy({ 'Form.Email': email });
    if (!TO_CART.test(way)) await one.form(way);
    return way;
  };

  it('coupon: a code that the account has used is refused with another e-mail address', async () => {
    const customer = await shopper(served.app);
    await customer.logIn(AINO);
    await withCode(customer);
    expect(await buy(customer, 'toinen@luoto.example')).toMatch(/^\/maksu\//);
    const again = await shopper(served.app);
    await withCode(again);
    await again.logIn(AINO);
    expect(await buy(again, 'kolmas@luoto.example')).toMatch(TO_CART);
    expect(await again.load()).toMatchObject({ checkoutWarnings: [ONCE] });
    // A guest cannot use it with the account's address, the typed one, or one with a plus part either.
    for (const email of [AINO.email, 'toinen@luoto.example', 'Toinen+uusi@luoto.example']) {
      const guest = await shopper(served.app);
      await withCode(guest);
      expect([email, await buy(guest, email)]).toEqual([email, expect.stringMatching(TO_CART)]);
    }
  });

  it('coupon: a code that a guest has used is refused in the same browser with another e-mail address', async () => {
    const guest = await shopper(served.app);
    await withCode(guest);
    expect(await buy(guest, 'yksi@luoto.example')).toMatch(/^\/maksu\//);
    await guest.add('502', 2);
    expect(await guest.coupon('KERRAN')).toMatchObject({ couponCodes: [], error: ONCE });
    await guest.logIn(KERTTU);
    expect(await guest.coupon('KERRAN')).toMatchObject({ couponCodes: [], error: ONCE });
  });

  const addressOf = async (fields: Record<string, string>) => {
    const customer = await shopper(served.app);
    await customer.logIn(AINO);
    await customer.call('/api/v1/lihakauppa/shoppingcart/removecouponcode', { code: 'KERRAN' });
    await customer.set('501', 1);
    await customer.load();
    const empty = ['FirstName', 'LastName', 'StreetAddress', 'PostalCode', 'City'].map((name) => [
      `Form.${name}`,
      '',
    ]);
    const given = Object.entries(fields).map(([name, text]) => [`Form.${name}`, text]);
    const way = await customer.buy(Object.fromEntries([...empty, ...given]) as Record<string, string>);
    if (TO_CART.test(way)) return (await customer.load()).checkoutWarnings;
    await customer.form(way);
    const receipt = (await customer.get(way.replace('maksu', 'kuitti'))).body;
    return /<address>(.*?)<\/address>/s
      .exec(receipt)?.[1]
      ?.replaceAll(/\s*<br \/>\s*/g, ', ')
      .trim();
  };
  const KNOWN = 'Aino Rantala, Satamakatu 12, 00160 Helsinki';
  const MISSING = ['Täytä toimitusosoite: nimi, katuosoite, postinumero ja postitoimipaikka.'];

  it.each([
    [{}, KNOWN],
    [{ PostalCode: '00160' }, KNOWN],
    [{ StreetAddress: 'satamakatu 12 ', City: 'HELSINKI' }, KNOWN],
    [{ PostalCode: '00100' }, MISSING],
    [{ StreetAddress: 'Linnankatu 40' }, MISSING],
    [{ FirstName: 'Olli' }, MISSING],
    [{ FirstName: 'Olli', LastName: 'Öhman' }, 'Olli Öhman, Satamakatu 12, 00160 Helsinki'],
    [
      { StreetAddress: 'Linnankatu 40', PostalCode: '00100', City: 'Helsinki' },
      'Aino Rantala, Linnankatu 40, 00100 Helsinki',
    ],
  ])('address: of %j that were sent %j is stored', async (fields, address) => {
    expect(await addressOf(fields)).toEqual(address);
  });
});
