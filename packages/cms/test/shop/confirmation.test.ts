import { describe, expect, it, vi } from 'vitest';
import { runDueJobs } from '../../platform/database/jobs.ts';
import { MailError, type Mail } from '../../platform/mail/mailer.ts';
import { createServerJobs } from '../../server/retention.ts';
import { CONFIRMATION_JOB, sendConfirmation } from '../../shop/confirmation.ts';
import { documentOf } from '../support/html.ts';
import { rowsOf } from '../support/rows.ts';
import { someDatabase } from '../support/databases.ts';
import { serveShop } from './support/serve-shop.ts';
import { shopper } from './support/shopper.ts';

describe.each(someDatabase)('confirmation of an order on $name', ({ open }) => {
  const served = serveShop(open, { mail: { url: 'smtp://127.0.0.1:9', from: 'tiski@luoto.example' } });
  const listJobs = () =>
    rowsOf<{ key: string }>(served.database, `select key from job where name = '${CONFIRMATION_JOB}'`);
  const send = (mailer: (mail: Mail) => Promise<void>, key: string) =>
    sendConfirmation(served.database, { send: mailer }, 'luoto.example', Number(key));

  /** Buys and pays two pieces and returns the receipt. */
  const order = async (language = 'fi') => {
    await rowsOf(served.database, 'delete from job');
    const one = await shopper(served.app);
    await one.add('501', 2, language);
    // The basket is Finnish.
    await one.set('501', 2);
    const way = await one.buy({ 'Form.LastName': 'Öhman & <b>', 'Form.AdditionalInformation': 'Soita' });
    expect(await listJobs()).toEqual([]);
    const { headers } = await one.form(way);
    const [job] = await listJobs();
    return { key: job!.key, receipt: await one.get(String(headers.location)) };
  };

  /** Facts for the buyer on a durable medium (Consumer Protection Act 6:13). */
  const CONTENT = [
    'Entrecôte',
    '2 × 20,00\u00a0€ = 40,00\u00a0€',
    'Toimitus: 6,90\u00a0€',
    'Käsittely: 1,90\u00a0€',
    'Yhteensä: 48,80\u00a0€',
    'sisältää alv 13,5 %: 5,80\u00a0€',
    'Toimitusosoite: Olli Öhman & <b>, Rantakatu 1, 00100 Helsinki',
    'Sähköposti: olli@luoto.example',
    'Lisätiedot kuljettajalle: Soita',
    'Maksu: MobilePay',
    'Lihaluoto Oy',
    'Y-tunnus 1234567-8',
    'Satamatie 4, 20100 Turku',
    'tiski@luoto.example',
    'kuluttajariitalautakuntaan',
    'edeltävänä päivänä kello 20: kirjoita',
    'peruuttamisoikeutta ei ole',
  ];

  it('confirmation: a paid order is confirmed once, with the content of the receipt as text and HTML', async () => {
    const { key, receipt } = await order();
    const mails: Mail[] = [];
    await send((mail) => Promise.resolve(void mails.push(mail)), key);
    const [mail] = mails;
    expect(mail).toMatchObject({ to: 'olli@luoto.example', subject: `Tilausvahvistus ${key}` });
    expect(mail!.messageId).toMatch(new RegExp(`^<order-${key}-[\\w-]{22}@luoto\\.example>$`));
    for (const text of CONTENT) expect(mail!.text).toContain(text);
    const words = CONTENT.flatMap((text) => text.split(/: | × | = |, (?=Rantakatu|00100)/)).filter(
      (word) => word.length > 2,
    );
    for (const body of [mail!.html!, receipt.body]) {
      // Tables of the mail have the currency in their sums only.
      const shown = documentOf(body).body.textContent.replaceAll(/\s+/g, ' ');
      for (const word of words)
        expect(shown).toContain(word.replace(/^(20|40),00\u00a0€$/, '$1,00').replace('\u00a0', ' '));
    }
    expect(documentOf(receipt.body).body.textContent).toContain(
      'Lähetimme tilausvahvistuksen osoitteeseen olli@luoto.example',
    );
  });

  it.each([
    [
      'en',
      ['Order confirmation', 'Delivery: 6,90', 'VAT 13,5%', 'Business ID', 'no right to cancel'],
      /\w+day \d+ \w+, 1\d–/,
    ],
    [
      'se',
      ['Orderbekräftelse', 'Leverans: 6,90', 'moms 13,5 %', 'FO-nummer', 'ingen ångerrätt'],
      /\w+dag \d+\.\d+\. kl\. 1\d–/,
    ],
  ] as const)(
    'confirmation: one who put goods into the cart in %s has it in that language',
    async (language, words, time) => {
      const { key } = await order(language);
      const mails: Mail[] = [];
      await send((mail) => Promise.resolve(void mails.push(mail)), key);
      const [{ subject, text, html = '' } = {} as Mail] = mails;
      const all = `${subject}\n${text}\n${html}`;
      for (const word of words) expect(all).toContain(word);
      expect(text).toMatch(time);
      expect(html).toContain(`<html lang="${language === 'se' ? 'sv' : language}`);
      expect(all).not.toMatch(/Tilaus|Toimitus|Yhteensä|Myyjä| klo /);
    },
  );

  it.each(['later', 'unknown'] as const)(
    'confirmation: after a failure of kind %s its job is repeated',
    async (kind) => {
      const { key } = await order();
      const error = new MailError(kind, 'away');
      await expect(send(() => Promise.reject(error), key)).rejects.toThrow(error);
    },
  );

  it('confirmation: a message that the server refuses for ever is given up', async () => {
    const { key } = await order();
    const refuse = () => Promise.reject(new MailError('never', 'refused'));
    await expect(send(refuse, key)).resolves.toBeUndefined();
  });

  it('confirmation: a server without mail ends the job', async () => {
    await order();
    await runDueJobs(served.database, createServerJobs(served.database), vi.fn());
    expect(await listJobs()).toEqual([]);
  });
});
