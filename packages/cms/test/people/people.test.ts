import { describe, expect, it } from 'vitest';
import type { Database } from '../../platform/database/database.ts';
import { type Identifiers, findPerson, parseIdentifiers } from '../../accounts/people/people.ts';
import { post, serveApp } from '../support/app.ts';
import { askNatively } from '../support/native.ts';
import { CAPTCHA_SECRET, solvedToken } from '../support/captcha.ts';
import { someDatabase } from '../support/databases.ts';
import { EDITOR, PUBLISHER, signedIn, signInFirst } from '../support/editors.ts';
import { documentOf, textsOf } from '../support/html.ts';
import { rowsOf, valueOf } from '../support/rows.ts';
import { bodyOf, complaint, contents, fileOf } from '../support/submissions.ts';
import { AINO, KERTTU, shopContent } from '../shop/support/shop-content.ts';
import { shopper } from '../shop/support/shopper.ts';

const EMAIL = AINO.email;
const TAGGED = 'Aino+tilaukset@Luoto.example';

/** Searches all text and binary columns of all tables, without the server's own search. */
async function placesOf(database: Database, address: string): Promise<string[]> {
  const columns = await rowsOf<{ table: string; column: string; type: string }>(
    database,
    `select table_name as "table", column_name as "column", data_type as type from information_schema.columns
     where table_schema = 'public' order by 1, 2`,
  );
  const places: string[] = [];
  for (const { table, column, type } of columns) {
    const text = type === 'bytea' ? `encode("${column}", 'escape')` : `"${column}"::text`;
    const count = await valueOf<number>(
      database,
      `select count(*)::integer as count from "${table}" where position(lower($1) in lower(${text})) > 0`,
      [address],
    );
    if (count) places.push(`${table}.${column}`);
  }
  return places;
}

describe.each(someDatabase)('personal data on $name', ({ open }) => {
  const lines: string[] = [];

  /** Places an order with that address. */
  async function order(
    email: string,
    logIn?: { email: string; password: string },
    phone = '040 123 4567',
  ): Promise<string> {
    const one = await shopper(app);
    if (logIn) await one.logIn(logIn);
    await one.add('501', 2);
    await one.coupon(logIn ? 'KERRAN' : 'VIISI');
    return one.buy({
      'Form.Email': email,
      'Form.PhoneNumber': phone,
      'Form.AdditionalInformation': `Soita tai kirjoita ${email}`,
    });
  }
  const pay = (id: number) =>
    rowsOf(database, "update shop_order set status = 'paid', paid_at = now() where id = $1", [id]);
  const lastOrder = async () => await valueOf<number>(database, 'select max(id) as id from shop_order');
  const enquire = async (data: object, files: unknown = null) => {
    const body = bodyOf(complaint, { ...complaint.Data, ...data }, await solvedToken(), files);
    expect((await post(app, complaint.path, body)).json()).toEqual({ isSuccess: true });
  };
  const find = (identifiers: Identifiers) => findPerson(database, identifiers, 100);

  const log = { write: (line: string) => lines.push(line) };
  const { database, app } = serveApp(open, { captchaSecret: CAPTCHA_SECRET, log }, shopContent);
  const publisher = signInFirst({ database, app }, PUBLISHER);

  it('person: all data is found, exported and deleted, and data of others is kept', async () => {
    await order(TAGGED, AINO);
    const paid = await lastOrder();
    await pay(paid);
    await rowsOf(
      database,
      "insert into shop_order_step (order_id, step, taken_by) values ($1, 'packed', 'Maija')",
      [paid],
    );
    await order(TAGGED.toLowerCase());
    const waiting = await lastOrder();
    await rowsOf(
      database,
      "insert into shop_order (key, status, payment_method, email, phone, additional_information, delivery_address, area, day, time, totals, total_cents, made_at, expires_at) select 'old', 'expired', payment_method, email, phone, additional_information, delivery_address, area, day, time, totals, total_cents, now() - interval '2 days', now() - interval '2 days' from shop_order where id = $1",
      [paid],
    );
    const one = await shopper(app);
    await one.logIn(AINO);
    await one.add('502');
    await one.call('/api/review/lihakauppa/', {
      productId: '501',
      rating: 5,
      text: `Hyvää, kirjoita ${EMAIL}`,
      userName: 'Aino',
    });
    const attached = fileOf(`${EMAIL}.png`, 'image/png', Buffer.concat([contents.png, Buffer.from(EMAIL)]));
    await enquire({ Email: 'AINO@luoto.example' }, [attached]);
    const own = '(select max(id) from enquiry)';
    await rowsOf(
      database,
      `insert into enquiry_reply (enquiry_id, form_key, recipient, subject, body, written_by)
       select ${own}, gen_random_uuid(), 'kollega@luoto.example', 'Valitus', 'Hoidatko?', 'Maija'`,
    );
    await rowsOf(
      database,
      `insert into enquiry_note (enquiry_id, body, written_by) select ${own}, 'Soitettu', 'Maija'`,
    );
    await rowsOf(database, "insert into enquiry (kind, site, data) values ('question', 'atriafi', $1)", [
      JSON.stringify({ Message: `Kollegani (${EMAIL}) odottaa vastausta.` }),
    ]);
    await enquire({ Email: `x${EMAIL}`, Message: 'Toinen henkilö' });
    // Notes and replies are read-only after they are written.
    const other = "(select id from enquiry where data->>'Email' like 'x%')";
    const page = '(select min(id) from page)';
    for (const insert of [
      `enquiry_note (enquiry_id, body, written_by) select ${other}, $1, 'Maija'`,
      `enquiry_reply (enquiry_id, form_key, recipient, subject, body, written_by, state, error)
       select ${other}, gen_random_uuid(), $1, $1, $1, 'Maija', 'failed', $1`,
      `page_note (page_id, body, written_name) select ${page}, $1, 'Maija'`,
      `page_review (page_id, details, note, answer, requested_name, result) select ${page}, '{}', $1, $1, 'Maija', 'returned'`,
      `job (name, key, run_at, last_error) select 'other', '1', now() + interval '1 day', $1`,
      `audit_event (user_name, action, subject) select 'Maija', 'people/find', $1`,
    ])
      await rowsOf(database, `insert into ${insert}`, [`Kysy: ${EMAIL}, pian`]);
    await rowsOf(
      database,
      "insert into sign_up (kind, site, key, data) values ('newsletter', 'atriafi', $1, $2)",
      [JSON.stringify([EMAIL]), JSON.stringify({ email: EMAIL.toUpperCase() })],
    );
    await askNatively(app, `Vastatkaa osoitteeseen ${EMAIL}`, 'wrong answer');

    const before = await placesOf(database, '@luoto.example');
    expect(before).toEqual(
      expect.arrayContaining([
        'enquiry.data',
        'enquiry_file.content',
        'enquiry_file.name',
        'enquiry_note.body',
        'enquiry_reply.body',
        'form_result.content',
        'review.body',
        'shop_customer.email',
        'shop_order.additional_information',
        'shop_order.email',
        'sign_up.data',
        'sign_up.key',
      ]),
    );

    const found = await find({ email: EMAIL });
    expect(found).toMatchObject({
      customers: [{ email: EMAIL, cart: [{ code: '501' }, { code: '502', quantity: 1 }] }],
      orders: [
        { status: 'expired' },
        { id: waiting, status: 'waiting', steps: [], refundCents: 0 },
        { id: paid, status: 'paid', steps: [{ step: 'packed' }] },
      ],
      enquiries: [
        {
          data: { Email: 'AINO@luoto.example' },
          files: [{ name: `${EMAIL}.png` }],
          replies: [{ to: 'kollega@luoto.example', body: 'Hoidatko?' }],
          notes: [{ body: 'Soitettu' }],
        },
      ],
      signUps: [{ kind: 'newsletter', confirmed: null }],
      reviews: [{ rating: 5 }],
    });
    const others = await rowsOf(database, "select data from enquiry where data->>'Email' like 'x%'");

    // The page shows some of them, and the file has all.
    const shown = documentOf((await publisher.send('/editor/people', { email: EMAIL })).body);
    expect(textsOf(shown, 'h2')).toEqual([
      'Löytyi',
      'Kaupan asiakastilit',
      'Kaupan tilaukset',
      'Saapuneet',
      'Tilaukset',
      'Arvostelut',
      'Osoite muualla',
    ]);
    const taken = await publisher.send('/editor/people/export', { email: EMAIL });
    expect(taken.headers['content-disposition']).toBe('attachment; filename="person.json"');
    expect(taken.json()).toMatchObject({ orders: [{}, {}, {}], reviews: [{}] });

    // Nothing is deleted before the publisher confirms.
    expect((await publisher.send('/editor/people/delete', { email: EMAIL })).statusCode).toBe(400);
    expect(await placesOf(database, '@luoto.example')).toEqual(before);

    lines.length = 0;
    const answer = await publisher.send('/editor/people/delete', { email: EMAIL, sure: '1' });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('poistettu 1, nimettömiksi muutettu 2');
    expect(await placesOf(database, EMAIL)).toEqual([`enquiry.data`]);
    expect(await rowsOf(database, "select data from enquiry where data->>'Email' like 'x%'")).toEqual(others);
    await rowsOf(database, "delete from enquiry where data->>'Email' like 'x%'");
    for (const address of [EMAIL, TAGGED])
      expect([address, await placesOf(database, address)]).toEqual([address, []]);

    expect(await rowsOf(database, 'select body from page_note')).toEqual([
      { body: 'Kysy: [poistettu], pian' },
    ]);
    // Anonymised orders, and texts of others without the address, remain.
    expect(
      await rowsOf(
        database,
        'select status, email, phone, customer_id, total_cents > 0 as money from shop_order where id = $1',
        [paid],
      ),
    ).toEqual([{ status: 'paid', email: '', phone: '', customer_id: null, money: true }]);
    expect(await rowsOf(database, 'select status, email from shop_order where id = $1', [waiting])).toEqual([
      { status: 'cancelled', email: '' },
    ]);
    expect(await rowsOf(database, "select data->>'Message' as text from enquiry")).toEqual([
      { text: 'Kollegani ([poistettu]) odottaa vastausta.' },
    ]);
    expect((await one.get('/api/lk/customer')).json()).toMatchObject({ loggedIn: false });
    expect(await one.load()).toMatchObject({ lineItems: [] });

    // The log contains the editor and the numbers, but not the person.
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0]!)).toMatchObject({
      level: 40,
      by: expect.any(Number),
      counts: { customers: 1, enquiries: 1, signUps: 1, reviews: 1, orders: { deleted: 1, anonymised: 2 } },
    });
    expect(lines[0]).not.toContain('aino');
    expect(Object.values(await find({ email: EMAIL })).flat()).toEqual([]);
  });

  it('person: they are found by a phone number in any format and by the number of an order', async () => {
    await order(KERTTU.email, undefined, '050-999 8877');
    const id = await lastOrder();
    await enquire({ Email: 'olli@muu.example', Phone: '+358 (0)50 999 8877' });
    for (const phone of ['050 9998877', '+358509998877', '00358 50 999-8877'])
      expect(await find({ phone })).toMatchObject({
        orders: [{ id }],
        enquiries: [{ data: { Email: 'olli@muu.example' } }],
      });
    expect(await find({ phone: '040 765 4321' })).toMatchObject({ orders: [], enquiries: [] });
    expect(await find({ order: id })).toMatchObject({
      customers: [{ email: KERTTU.email }],
      orders: [{ email: KERTTU.email }, { email: KERTTU.email }],
    });
    expect(await find({ order: 1 })).toMatchObject({ customers: [], orders: [] });
  });

  it('orders: deleting one of two orders in the editor deletes its personal data', async () => {
    await order('ville@luoto.example');
    const id = await lastOrder();
    await pay(id);
    await publisher.send(`/editor/orders/${id}/delete`);
    expect(await placesOf(database, 'ville@luoto.example')).toEqual([]);
  });

  it('person: mentions in accounts and pages are listed', async () => {
    await rowsOf(
      database,
      "insert into synonym (language, words) values ('fi', array['posti', 'maija@luoto.example'])",
    );
    await signedIn(database, app, { ...EDITOR, email: 'maija@luoto.example' });
    expect((await find({ email: 'maija@luoto.example' })).mentions).toEqual([
      { table: 'editor_user', column: 'email', count: 1 },
      { table: 'synonym', column: 'words', count: 1 },
    ]);
    const answer = await publisher.send('/editor/people/delete', { email: 'maija@luoto.example', sure: '1' });
    expect(answer.body).toContain('editor_user, email: 1 rivi');
  });

  it('people page: only publishers can open it, and forms of other pages are refused', async () => {
    const editor = await signedIn(database, app, EDITOR);
    expect((await editor.get('/editor')).body).not.toContain('/editor/people');
    expect((await publisher.get('/editor/people')).statusCode).toBe(200);
    expect((await editor.get('/editor/people')).statusCode).toBe(403);
    for (const url of ['/editor/people', '/editor/people/export', '/editor/people/delete']) {
      const fields = { email: KERTTU.email, sure: '1' };
      expect([url, (await editor.send(url, fields)).statusCode]).toEqual([url, 403]);
      expect([url, (await publisher.send(url, { ...fields, token: 'x' })).statusCode]).toEqual([url, 403]);
      expect([url, (await publisher.send(url, { email: 'x' })).statusCode]).toEqual([url, 400]);
    }
    expect(await find({ email: KERTTU.email })).toMatchObject({ customers: [{}] });
  });

  it.each([
    [{}, undefined],
    [{ email: ' Olli@Muu.example ' }, { email: 'olli@muu.example' }],
    [{ email: 'olli' }, undefined],
    [{ email: '"a b"@muu.example' }, undefined],
    [{ email: '%@%\\' }, undefined],
    [{ phone: '12-345' }, undefined],
    [{ phone: '040 123' }, { phone: '040 123' }],
    [{ order: '0' }, undefined],
    [{ order: '9'.repeat(12) }, undefined],
    [{ order: ' 100001 ' }, { order: 100001 }],
  ])('identifiers: %j is parsed as %j', (typed, read) =>
    expect(parseIdentifiers({ email: '', phone: '', order: '', ...typed })).toEqual(read),
  );

  it('person: an address with characters of regular expressions finds only itself', async () => {
    await rowsOf(
      database,
      `insert into sign_up (kind, site, key, data) values ('newsletter', 'atriafi', 'x', '{"email": "a.b*c@muu.example"}')`,
    );
    expect(await find({ email: 'a.b*c@muu.example' })).toMatchObject({ signUps: [{}] });
    expect(await find({ email: 'axbbc@muu.example' })).toMatchObject({ signUps: [], mentions: [] });
  });
});
