/** The rendered basket, which is used without JavaScript. It needs the build. */
import { describe, expect, it } from 'vitest';
import { someDatabase } from '../support/databases.ts';
import { DIST } from '../support/dist.ts';
import { documentOf, fieldsOf } from '../support/html.ts';
import { rowsOf } from '../support/rows.ts';
import { serveShop } from './support/serve-shop.ts';
import { AINO } from './support/shop-content.ts';
import { shopper, type Shopper } from './support/shopper.ts';

const WITHOUT_SCRIPT = 'ilman-skriptia';

describe.each(someDatabase)('basket without scripts on $name', ({ open }) => {
  const served = serveShop(open, { dist: DIST });

  const pageOf = async (one: Shopper, address = '/ostoskori') => documentOf((await one.get(address)).body);
  const within = (page: Document, widget: string) =>
    page.querySelector(`[data-widget="${widget}"] > saaristo-root`)!;
  /** The forms of the order, which are in a `<noscript>` element. */
  const orderForms = (page: Document) => {
    const inside = documentOf(within(page, 'checkout').querySelector('noscript')!.innerHTML);
    return [...inside.querySelectorAll('form')];
  };
  const asked = (postalCode: string) => `/ostoskori?${WITHOUT_SCRIPT}=1&postinumero=${postalCode}`;

  it('basket: opening the page shows its lines and an unpaid order [SHP-03] [SHP-05]', async () => {
    const one = await shopper(served.app);
    const empty = within(await pageOf(one), 'cart');
    expect(empty.textContent).toContain('Ostoskorisi on tyhjä');
    const added = await one.form('/ostoskori/lisaa', { code: '501', quantity: '2' });
    expect([added.statusCode, added.headers.location]).toEqual([303, '/ostoskori']);
    const cart = within(await pageOf(one), 'cart');
    expect(cart.querySelector('h3')?.textContent).toBe('Entrecôte');
    expect(cart.textContent).toMatch(/1,90\s€/);
    const path = await one.buy();
    expect((await one.get('/ostoskori')).body).toContain(`href="${path}"`);
    await one.form(`${path}/peruuta`);
    expect((await one.get('/ostoskori')).body).not.toContain('/maksu/');
  });

  it('basket: the form for benefit codes adds and removes them, and says why one is refused [SHP-22] [SHP-23] [SHP-25]', async () => {
    const one = await shopper(served.app);
    await one.add('501');
    const codeForm = async () =>
      within(await pageOf(one), 'cart').querySelector<HTMLFormElement>('form:has([name=code]:not([type]))')!;
    const send = async (fields: Record<string, string>) => {
      const form = await codeForm();
      const { headers, body } = await one.form(form.getAttribute('action')!, {
        ...(Object.fromEntries(fieldsOf(form)) as Record<string, string>),
        ...fields,
      });
      // A refused code is shown by the answer itself: no address contains it.
      expect([undefined, '/ostoskori']).toContain(headers.location);
      const page = headers.location ? await pageOf(one) : documentOf(body);
      const cart = within(page, 'cart');
      const said = cart.querySelector('[aria-live=polite]')?.textContent ?? '';
      return [
        cart.querySelector<HTMLInputElement>('[name=code]:not([type])')!.value,
        said,
        (await one.load()).couponCodes,
      ];
    };
    expect((await codeForm()).method).toBe('post');
    expect(await send({ code: ' ' })).toEqual([
      '',
      expect.stringContaining('Ole hyvä ja syötä etukoodi.'),
      [],
    ]);
    expect(await send({ code: 'olematon' })).toEqual([
      'olematon',
      expect.stringContaining('Etukoodi on virheellinen'),
      [],
    ]);
    expect(await send({ code: 'vanha' })).toEqual([
      'vanha',
      expect.stringContaining('voimassaolo on päättynyt'),
      [],
    ]);
    expect(await send({ code: ' lahja ' })).toEqual(['', '', ['LAHJA']]);
    const remove = (await codeForm()).querySelector<HTMLButtonElement>('[name=remove]')!;
    expect([remove.type, remove.value]).toEqual(['submit', 'LAHJA']);
    expect(await send({ [remove.name]: remove.value })).toEqual(['', '', []]);
  });

  it('checkout: the form asks for the postal code first and shows the order form in a delivery area [CHK-10] [CHK-14]', async () => {
    const one = await shopper(served.app);
    // An empty checkout shows nothing without scripts, so its marker is not rendered.
    expect(within(await pageOf(one), 'checkout')).toBeNull();
    await one.add('501');
    const [ask, ...none] = orderForms(await pageOf(one));
    expect(none.length).toBe(0);
    expect([ask!.method, ask!.getAttribute('action')]).toEqual(['get', '/ostoskori']);
    expect(Object.fromEntries(fieldsOf(ask!))).toEqual({ [WITHOUT_SCRIPT]: '1', postinumero: '' });
    const elsewhere = await pageOf(one, asked('99100'));
    expect(orderForms(elsewhere)).toHaveLength(1);
    expect(elsewhere.body.innerHTML).toContain('Emme vielä toimita tähän postinumeroon.');
    const [, order] = orderForms(await pageOf(one, asked('00100')));
    expect([order!.method, order!.getAttribute('action')]).toEqual(['post', '/ostoskori/tilaus']);
    // With scripts the steps request their data themselves.
    expect(orderForms(await pageOf(one, '/ostoskori?postinumero=00100'))).toHaveLength(1);
  });

  it('checkout: a refused order shows all typed and chosen values and the reason [CHK-16]', async () => {
    const one = await shopper(served.app);
    await one.add('501');
    const everything = () =>
      Promise.all([
        rowsOf(served.database, 'select key from shop_order order by key'),
        rowsOf(served.database, 'select code, stock from shop_product order by code'),
        rowsOf(served.database, 'select sum(taken) as taken from shop_slot'),
      ]);
    const [, filled] = orderForms(await pageOf(one, asked('00100')));
    const values = {
      FirstName: 'Åsa',
      LastName: 'O\'Hara "Öhman"',
      StreetAddress: '<b>Rantakatu</b> 1',
      City: 'Helsinki',
      Email: 'osoite puuttuu',
      PhoneNumber: '040 123 4567',
      AdditionalInformation: 'Soita & koputa',
    };
    for (const [name, value] of Object.entries(values))
      filled!.querySelector<HTMLInputElement>(`[name="Form.${name}"]`)!.value = value;
    for (const select of filled!.querySelectorAll('select')) select.selectedIndex = select.length - 1;
    const before = await everything();
    const sent = Object.fromEntries(fieldsOf(filled!)) as Record<string, string>;
    const answer = await one.form('/ostoskori/tilaus', sent);
    expect(await everything()).toEqual(before);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    const page = documentOf(answer.body);
    const shown = Object.fromEntries(fieldsOf(orderForms(page)[1]!)) as Record<string, string>;
    // Each answer masks the token differently.
    const token = { __RequestVerificationToken: expect.any(String) as string };
    expect(shown).toEqual({ ...sent, ...token });
    expect(shown).toMatchObject(
      Object.fromEntries(Object.entries(values).map(([name, value]) => [`Form.${name}`, value])),
    );
    expect(within(page, 'cart').textContent).toContain('Anna sähköpostiosoitteesi.');
    const email = page.querySelector<HTMLInputElement>('[name="Form.Email"]')!;
    expect(email.getAttribute('aria-invalid')).toBe('true');
    expect(page.getElementById(email.getAttribute('aria-describedby')!)?.textContent).toBe(
      'Tarkista, että tämä on oikein.',
    );
    const links = [...orderForms(page)[1]!.closest('section')!.querySelectorAll('[role=alert] a')];
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Sähköpostiosoite', `#${email.id}`],
    ]);
    const mended = await one.form('/ostoskori/tilaus', { ...shown, 'Form.Email': 'asa@luoto.example' });
    expect(mended.headers.location).toMatch(/^\/maksu\//);
  });

  it("checkout: the form has the customer's data and offers the times of their address [CHK-22]", async () => {
    const one = await shopper(served.app);
    await one.logIn(AINO);
    await one.add('501');
    const [place, filled] = orderForms(await pageOf(one));
    const fields = Object.fromEntries([...fieldsOf(place!), ...fieldsOf(filled!)]);
    expect(fields).toMatchObject({
      postinumero: '00160',
      'Form.FirstName': 'Aino',
      'Form.Email': expect.stringContaining('@') as string,
    });
    const { headers } = await one.form('/ostoskori/tilaus', fields);
    expect(headers.location).toMatch(/^\/maksu\//);
  });

  it('privacy: checkout and login tell who handles the data; an empty basket asks for none', async () => {
    const one = await shopper(served.app);
    const notes = async (path: string) =>
      [...(await pageOf(one, path)).querySelectorAll('main a[href="/tietosuoja"]')].map(({ parentElement }) =>
        /Lihaluoto Oy käsittelee tietojasi.*tilaukset säilytetään 7 vuotta/.test(parentElement!.textContent),
      );
    expect([await notes('/kirjaudu'), await notes('/ostoskori')]).toEqual([[true], []]);
    await one.add('501');
    expect(await notes('/ostoskori')).toEqual([true]);
  });

  it('basket: a line leads to the page of its product, also on another site [SHP-12]', async () => {
    const one = await shopper(served.app);
    await one.add('501');
    const { lineItems } = await one.add('601');
    expect(lineItems.map(({ url }) => url)).toEqual(['/tuotteet/tuote-501', '/ostoskori/tuote/601']);
    const where = async (code: string) => (await one.get(`/ostoskori/tuote/${code}`)).headers.location;
    expect([await where('601'), await where('999')]).toEqual([
      'http://localhost/tuotteet/tuote-601',
      '/ostoskori',
    ]);
  });

  it('basket: the reason for a refused order or change is shown until the visitor continues [SHP-13] [CHK-17]', async () => {
    const one = await shopper(served.app);
    const said = async (address?: string) =>
      within(await pageOf(one, address), 'cart').querySelector('[aria-live=polite]')?.textContent ?? '';
    await one.add('501');
    await one.buy({ 'Form.PostalCode': '99999' });
    for (let visit = 0; visit < 2; visit += 1)
      expect(await said()).toContain('Emme vielä toimita postinumeroon 99999.');
    expect(await said(asked('00100'))).toBe('');
    await one.form('/ostoskori/rivi', { code: '501', quantity: '500' });
    expect(await said()).toContain('Määrän on oltava');
    await one.form('/ostoskori/rivi', { code: '501', quantity: '3' });
    expect(await said()).toBe('');
    await one.form('/ostoskori/lisaa', { code: '503', quantity: '1' });
    expect(await said()).toContain('Kylki');
    expect(await one.load()).toMatchObject({ lineItemCount: 3 });
  });
});
