import { describe, expect, it, vi } from 'vitest';
import { MailError, type Mail } from '../../platform/mail/mailer.ts';
import { runDueJobs } from '../../platform/database/jobs.ts';
import { createServerJobs } from '../../server/retention.ts';
import { formatEuros } from '../../platform/model/money.ts';
import { handlePaymentNotice } from '../../shop/payment.ts';
import { ORDER_STEP_JOB, tellStep } from '../../shop/order-steps.ts';
import { EDITOR, PUBLISHER, signedIn } from '../support/editors.ts';
import { documentOf } from '../support/html.ts';
import { rowsOf } from '../support/rows.ts';
import { someDatabase } from '../support/databases.ts';
import { serveShop } from './support/serve-shop.ts';
import { shopper } from './support/shopper.ts';

describe.each(someDatabase)('steps of an order on $name', ({ open }) => {
  const served = serveShop(open, { mail: { url: 'smtp://127.0.0.1:9', from: 'tiski@luoto.example' } });
  const words = (html: string, selector: string) =>
    [...documentOf(html).querySelectorAll(selector)].map(({ textContent }) =>
      textContent.replaceAll(/\s+/g, ' ').trim(),
    );
  const listJobs = async () =>
    (
      await rowsOf<{ key: string }>(served.database, `select key from job where name = '${ORDER_STEP_JOB}'`)
    ).map(({ key }) => Number(key));

  it('order: a publisher marks it as packed, delivered and refunded; the customer is told of each once, and sees it on the receipt', async () => {
    const { database, app } = served;
    const buyer = await shopper(app);
    await buyer.add('501', 2);
    const way = await buyer.buy();
    const receipt = String((await buyer.form(way)).headers.location);
    const [{ id }] = (await rowsOf<{ id: number }>(database, 'select max(id) as id from shop_order')) as [
      { id: number },
    ];
    const publisher = await signedIn(database, app, PUBLISHER);
    const editor = await signedIn(database, app, EDITOR);
    const steps = async () =>
      words((await publisher.get(`/editor/orders/${id}`)).body, '.editor-actions button');
    expect(await steps()).toEqual(['Merkitse pakatuksi', 'Merkitse toimitetuksi', 'Merkitse palautetuksi']);
    expect(words((await editor.get(`/editor/orders/${id}`)).body, '.editor-actions button')).toEqual([]);
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

  it('order: one that waits for its payment takes no step, and late money can only be returned', async () => {
    const { database, app } = served;
    const buyer = await shopper(app);
    await buyer.add('501', 1);
    const way = await buyer.buy();
    const [{ id }] = (await rowsOf<{ id: number }>(database, 'select max(id) as id from shop_order')) as [
      { id: number },
    ];
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
    const list = async () => words((await publisher.get('/editor/orders')).body, 'td strong');
    expect(await list()).not.toContainEqual(expect.stringContaining('€'));
    const late = { order: key, payment: 'vielä', cents, status: 'paid' } as const;
    expect(await handlePaymentNotice(database, late)).toBe('cancelled');
    expect(await list()).toContainEqual(expect.stringContaining(formatEuros(cents).replace('\u00A0', ' ')));
    expect((await publisher.send('/editor/orders/1/packed')).statusCode).toBe(404);
  });
});
