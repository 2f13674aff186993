import { describe, expect, it, vi } from 'vitest';
import { MailError, type Mail } from '../../platform/mail/mailer.ts';
import { runDueJobs } from '../../platform/database/jobs.ts';
import { createServerJobs } from '../../server/retention.ts';
import { formatEuros } from '../../platform/model/money.ts';
import { handlePaymentNotice } from '../../shop/payment.ts';
import { ORDER_STEP_JOB, tellStep, tellUndone, UNDONE_STEP_JOB } from '../../shop/order-steps.ts';
import { EDITOR, PUBLISHER, signedIn } from '../support/editors.ts';
import { documentOf, textsOf } from '../support/html.ts';
import { rowsOf, valueOf } from '../support/rows.ts';
import { someDatabase } from '../support/databases.ts';
import { serveShop } from './support/serve-shop.ts';
import { shopper } from './support/shopper.ts';

describe.each(someDatabase)('steps of an order on $name', ({ open }) => {
  const served = serveShop(open, { mail: { url: 'smtp://127.0.0.1:9', from: 'tiski@luoto.example' } });
  const jobs = `select key::integer from job where name = '${ORDER_STEP_JOB}'`;
  const listJobs = async () => (await rowsOf<{ key: number }>(served.database, jobs)).map(({ key }) => key);

  it('order: a publisher marks it as packed, delivered and refunded; the customer is told of each once, and sees it on the receipt', async () => {
    const { database, app } = served;
    const buyer = await shopper(app);
    await buyer.add('501', 2);
    const way = await buyer.buy();
    const receipt = String((await buyer.form(way)).headers.location);
    const id = await valueOf<number>(database, 'select max(id) as id from shop_order');
    const publisher = await signedIn(database, app, PUBLISHER);
    const editor = await signedIn(database, app, EDITOR);
    const steps = async () =>
      textsOf((await publisher.get(`/editor/orders/${id}`)).body, '.editor-actions button');
    expect(await steps()).toEqual(['Merkitse pakatuksi', 'Merkitse toimitetuksi', 'Merkitse palautetuksi']);
    expect(textsOf((await editor.get(`/editor/orders/${id}`)).body, '.editor-actions button')).toEqual([]);
    expect((await editor.send(`/editor/orders/${id}/packed`)).statusCode).toBe(403);
    const mark = (step: string, fields = {}) => publisher.send(`/editor/orders/${id}/${step}`, fields);
    expect((await mark('packed')).headers.location).toBe('/editor/orders');
    // The button is pressed twice.
    expect((await mark('packed', { back: 'order' })).headers.location).toBe(`/editor/orders/${id}`);
    expect(await listJobs()).toHaveLength(1);
    expect(await steps()).toEqual(['Merkitse toimitetuksi', 'Merkitse palautetuksi']);
    await mark('delivered');
    expect((await mark('packed')).statusCode).toBe(303);
    await mark('refunded');
    expect(await steps()).toEqual([]);
    expect((await buyer.get(receipt)).body).toMatch(/Pakattu [\s\S]*Toimitettu [\s\S]*Maksu palautettu /);
    expect((await publisher.get('/editor/orders')).body).toContain('Maksu palautettu');
    const recorded = await rowsOf(
      database,
      "select action, subject from audit_event where action like 'orders/%' order by id",
    );
    expect(recorded).toContainEqual({ action: 'orders/refunded', subject: String(id) });

    const mails: Mail[] = [];
    const send = vi.fn((mail: Mail) => Promise.resolve(void mails.push(mail)));
    send.mockRejectedValueOnce(new MailError('later', 'away'));
    const [first, ...others] = await listJobs();
    await expect(tellStep(database, { send }, 'luoto.example', first!)).rejects.toThrow('away');
    // Each job runs again after it has succeeded.
    for (const key of [first!, ...others, first!, ...others])
      await tellStep(database, { send }, 'luoto.example', key);
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['olli@luoto.example', `Tilauksesi ${id} on pakattu`],
      ['olli@luoto.example', `Tilauksesi ${id} on toimitettu`],
      ['olli@luoto.example', `Tilauksesi ${id} maksu on palautettu`],
    ]);
    expect(mails[0]!.text).toContain('Lihaluoto Oy');
    await rowsOf(database, `update shop_order set language = 'se' where id = ${id}`);
    await rowsOf(database, 'update shop_order_step set told_at = null');
    for (const key of [first!, ...others]) await tellStep(database, { send }, 'luoto.example', key);
    expect(mails.slice(3).map(({ subject }) => subject)).toEqual([
      `Din beställning ${id} är packad`,
      `Din beställning ${id} är levererad`,
      `Betalningen för din beställning ${id} är återbetald`,
    ]);
    expect(mails[3]!.text).toContain('FO-nummer');
    // A server without mail ends the jobs.
    await runDueJobs(database, createServerJobs(database), vi.fn());
    expect(await listJobs()).toEqual([]);
  });

  it('order: a step taken by mistake is undone, and a refund has an amount; the customer is told of both', async () => {
    const { database, app } = served;
    const buyer = await shopper(app);
    await buyer.add('501', 2);
    const way = await buyer.buy();
    const receipt = String((await buyer.form(way)).headers.location);
    const [{ id, cents }] = (await rowsOf<{ id: number; cents: number }>(
      database,
      'select id, total_cents as cents from shop_order order by id desc limit 1',
    )) as [{ id: number; cents: number }];
    const publisher = await signedIn(database, app, { ...PUBLISHER, email: 'kolmas@saaristo.example' });
    const show = async () => documentOf((await publisher.get(`/editor/orders/${id}`)).body);
    const send = async (step: string, fields: Record<string, string> = {}) =>
      (await publisher.send(`/editor/orders/${id}/${step}`, { back: 'order', ...fields })).statusCode;
    /** Sends a form of the order's page as it is now. */
    const press = async (step: string, fields: Record<string, string> = {}) => {
      const hidden = (await show()).querySelectorAll<HTMLInputElement>(`form[action$="/${step}"] input`);
      const shown = Object.fromEntries([...hidden].map(({ name, value }) => [name, value]));
      return async () => send(step, { ...shown, ...fields });
    };
    const mails: Mail[] = [];
    const mail = { send: (one: Mail) => Promise.resolve(void mails.push(one)) };
    const tell = async () => {
      for (const { name, key } of await rowsOf<{ name: string; key: string }>(
        database,
        "select name, key from job where name like 'tell-order-%' order by key",
      ))
        await (name === ORDER_STEP_JOB
          ? tellStep(database, mail, 'luoto.example', Number(key))
          : tellUndone(database, mail, 'luoto.example', key));
      await rowsOf(database, "delete from job where name like 'tell-order-%'");
      return mails.splice(0).map(({ subject, text }) => `${subject}: ${text.split('\n')[0]}`);
    };

    // The customer was not told of the step. No mail is sent.
    await send('packed');
    const undo = await press('undo');
    expect([await undo(), await undo()]).toEqual([303, 303]);
    expect(await tell()).toEqual([]);
    expect((await buyer.get(receipt)).body).not.toContain('Pakattu');
    // The customer was told of the step. A mail corrects it.
    await send('packed');
    expect(await tell()).toHaveLength(1);
    expect(await (await press('undo'))()).toBe(303);
    expect(await tell()).toEqual([
      `Korjaus tilaukseesi ${id}: Kerroimme, että tilauksesi on pakattu. Tieto oli virheellinen: tilauksesi ei ole vielä siinä vaiheessa.`,
    ]);
    expect((await buyer.get(receipt)).body).not.toContain('Pakattu');

    const euros = (sum: number) => (sum / 100).toFixed(2);
    expect(await (await press('refunded', { euros: euros(cents + 1) }))()).toBe(400);
    expect(await (await press('refunded', { euros: '0' }))()).toBe(400);
    const refund = await press('refunded', { euros: '5.25' });
    const other = await press('refunded', { euros: '1' });
    // The button is pressed twice, and a form from before the refund is sent.
    expect([await refund(), await refund(), await other()]).toEqual([303, 303, 409]);
    expect(await tell()).toEqual([
      `Palautimme osan tilauksesi ${id} maksusta: Palautimme tilauksesi maksusta 5,25\u00A0€. Rahat näkyvät tililläsi muutaman päivän kuluessa.`,
    ]);
    // The goods are still to be packed.
    expect(textsOf((await publisher.get(`/editor/orders/${id}`)).body, '.editor-actions button')).toEqual([
      'Merkitse pakatuksi',
      'Merkitse toimitetuksi',
      'Merkitse palautetuksi',
    ]);
    expect((await show()).querySelector('form[action$="/undo"]')).toBeNull();
    expect(await send('undo')).toBe(409);
    expect((await buyer.get(receipt)).body.replaceAll('\u00A0', ' ')).toContain(
      'Osa maksusta palautettu: 5,25 €',
    );
    await send('packed');
    const rest = await press('refunded');
    expect((await show()).querySelector<HTMLInputElement>('[name="euros"]')?.value).toBe(euros(cents - 525));
    expect(await rest()).toBe(303);
    expect(textsOf((await publisher.get(`/editor/orders/${id}`)).body, '.editor-actions button')).toEqual([]);
    const sum = await valueOf<number>(
      database,
      `select sum(cents)::integer as sum from shop_order_step where order_id = ${id}`,
    );
    expect(sum).toBe(cents);
  });

  it('order: a step whose mail is being sent is not undone before the customer can be told of that, too', async () => {
    const { database, app } = served;
    const buyer = await shopper(app);
    await buyer.add('501', 1);
    await buyer.form(await buyer.buy());
    const id = await valueOf<number>(database, 'select max(id) as id from shop_order');
    const publisher = await signedIn(database, app, { ...PUBLISHER, email: 'neljas@saaristo.example' });
    const run = async (send: (mail: Mail) => Promise<void>) =>
      runDueJobs(
        database,
        {
          [ORDER_STEP_JOB]: { run: (key) => tellStep(database, { send }, 'luoto.example', Number(key)) },
          [UNDONE_STEP_JOB]: { run: (key) => tellUndone(database, { send }, 'luoto.example', key) },
        },
        vi.fn(),
      );
    await run(() => Promise.resolve());
    for (const [step, undone] of [
      ['packed', 303],
      ['refunded', 409],
    ] as const) {
      await publisher.send(`/editor/orders/${id}/${step}`);
      const stepId = await valueOf<number>(database, 'select max(id) as id from shop_order_step');
      const undo = async () =>
        (await publisher.send(`/editor/orders/${id}/undo`, { step: String(stepId) })).statusCode;
      const subjects: string[] = [];
      let meanwhile = 0;
      await run(async ({ subject }) => {
        subjects.push(subject);
        meanwhile = await undo();
      });
      expect([step, meanwhile, await undo()]).toEqual([step, 409, undone]);
      await run(async ({ subject }) => void subjects.push(subject));
      expect(subjects).toHaveLength(undone === 303 ? 2 : 1);
    }
    // A mail that could not be sent is taken back with its step.
    await rowsOf(database, `delete from shop_order_step where order_id = ${id}`);
    await publisher.send(`/editor/orders/${id}/packed`);
    await run(() => Promise.reject(new MailError('later', 'away')));
    expect(await listJobs()).toHaveLength(1);
    const step = await valueOf<number>(database, 'select max(id) as id from shop_order_step');
    expect((await publisher.send(`/editor/orders/${id}/undo`, { step: String(step) })).statusCode).toBe(303);
    expect(await listJobs()).toEqual([]);
  });

  it('order that is paid twice: the list asks for the second payment alone, whatever was refunded before', async () => {
    const { database, app } = served;
    const buyer = await shopper(app);
    const publisher = await signedIn(database, app, { ...PUBLISHER, email: 'viides@saaristo.example' });
    const row = async (id: number) =>
      [...documentOf((await publisher.get('/editor/orders')).body).querySelectorAll('tbody tr')].find((one) =>
        one.querySelector(`a[href="/editor/orders/${id}"]`),
      )!;
    const due = async (id: number) =>
      textsOf((await row(id)).outerHTML, 'strong')
        .join()
        .replaceAll('\u00A0', ' ');
    for (const refunded of ['', '1.00']) {
      await buyer.add('501', 1);
      await buyer.form(await buyer.buy());
      const [{ id, key, cents }] = (await rowsOf<{ id: number; key: string; cents: number }>(
        database,
        'select id, key, total_cents as cents from shop_order order by id desc limit 1',
      )) as [{ id: number; key: string; cents: number }];
      const send = (step: string, fields = {}) => publisher.send(`/editor/orders/${id}/${step}`, fields);
      await send('delivered');
      if (refunded) await send('refunded', { euros: refunded });
      expect(await due(id)).toBe('');
      await handlePaymentNotice(database, { order: key, payment: `toinen ${id}`, cents, status: 'paid' });
      expect(await due(id)).toContain(formatEuros(cents).replaceAll('\u00A0', ' '));
      const form = (await row(id)).querySelector('form[action$="/refunded"]')!;
      const fields = [...form.querySelectorAll('input')].map(({ name, value }) => [name, value]);
      // The button is pressed twice.
      for (let press = 0; press < 2; press += 1)
        expect((await send('refunded', Object.fromEntries(fields))).statusCode).toBe(303);
      expect(await due(id)).toBe('');
      const sums = await rowsOf<{ cents: number }>(
        database,
        `select cents from shop_order_step where order_id = ${id} and step = 'refunded' order by id`,
      );
      expect(sums.map((one) => one.cents)).toEqual(refunded ? [100, cents] : [cents]);
    }
  });

  it('order: one that waits for its payment takes no step, and late money can only be returned', async () => {
    const { database, app } = served;
    const buyer = await shopper(app);
    await buyer.add('501', 1);
    const way = await buyer.buy();
    const id = await valueOf<number>(database, 'select max(id) as id from shop_order');
    const publisher = await signedIn(database, app, { ...PUBLISHER, email: 'toinen@saaristo.example' });
    const mark = async (step: string) => (await publisher.send(`/editor/orders/${id}/${step}`)).statusCode;
    expect(await mark('packed')).toBe(409);
    await rowsOf(database, `update shop_order set status = 'cancelled' where id = ${id}`);
    expect(await mark('refunded')).toBe(409);
    await rowsOf(
      database,
      `insert into shop_payment (reference, order_id, cents, refund) values ('myöhässä', ${id}, 100, true)`,
    );
    expect((await buyer.get(way)).body).toContain('Palautamme rahat');
    expect([await mark('packed'), await mark('refunded')]).toEqual([409, 303]);
    expect((await buyer.get(way)).body).toContain('Olemme palauttaneet rahat');
    // A later payment leaves the order refunded.
    const [{ key, cents }] = (await rowsOf<{ key: string; cents: number }>(
      database,
      `select key, total_cents as cents from shop_order where id = ${id}`,
    )) as [{ key: string; cents: number }];
    const list = async () => textsOf((await publisher.get('/editor/orders')).body, 'td strong');
    expect(await list()).not.toContainEqual(expect.stringContaining('€'));
    const late = { order: key, payment: 'vielä', cents, status: 'paid' } as const;
    expect(await handlePaymentNotice(database, late)).toBe('cancelled');
    expect(await list()).toContainEqual(expect.stringContaining(formatEuros(cents).replace('\u00A0', ' ')));
    expect((await publisher.send('/editor/orders/1/packed')).statusCode).toBe(404);
  });
});
