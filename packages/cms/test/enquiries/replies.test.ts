import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { runDueJobs } from '../../platform/database/jobs.ts';
import { fillTemplate, retryReply } from '../../enquiries/replies.ts';
import { readEnvironment } from '../../server/environment.ts';
import { createServerJobs } from '../../server/retention.ts';
import { createMailer } from '../../platform/mail/mailer.ts';
import { serveApp } from '../support/app.ts';
import { someDatabase } from '../support/databases.ts';
import { EDITOR, signInFirst } from '../support/editors.ts';
import { documentOf, textsOf } from '../support/html.ts';
import { rowsOf, valueOf } from '../support/rows.ts';

const FROM = 'Saaristo <asiakaspalvelu@saaristo.example>';

interface ReceivedMail {
  to: string[];
  text: string;
}

interface Smtp {
  url: string;
  received: ReceivedMail[];
  /** Breaks all connections. */
  cut: () => void;
}

/** Starts an SMTP server that keeps the messages it accepts. */
async function startSmtp(options: SMTPServerOptions = {}): Promise<Smtp> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          text: Buffer.concat(chunks).toString(),
        });
        done();
      });
    },
    ...options,
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const sockets = new Set<Socket>();
  server.server.on('connection', (socket) => sockets.add(socket));
  const { port } = server.server.address() as AddressInfo;
  const cut = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return { url: `smtp://127.0.0.1:${port}`, received, cut };
}

/** Starts an SMTP server that refuses each recipient. */
const refusing = (message: string, responseCode: number): Promise<Smtp> =>
  startSmtp({
    onRcptTo: (_address, _session, done) => done(Object.assign(new Error(message), { responseCode })),
  });

describe.each(someDatabase)('replies to enquiries on $name', ({ open }) => {
  const { database, app } = serveApp(open, { mail: { url: 'smtp://127.0.0.1:9', from: FROM } });
  const editor = signInFirst({ database, app }, EDITOR);

  const enquire = async (data: object) =>
    await valueOf<string>(
      database,
      "insert into enquiry (kind, site, data) values ('question', 'atriafi', $1) returning id::text",
      [JSON.stringify(data)],
    );
  const pageOf = async (id: string, query = '') =>
    documentOf((await editor.get(`/editor/enquiries/${id}${query}`)).body);
  const keyOf = (document: Document) =>
    document.querySelector<HTMLInputElement>('input[name=key]')!.getAttribute('value')!;
  const write = async (id: string, fields: Record<string, string> = {}) =>
    editor.send(`/editor/enquiries/${id}/reply`, {
      key: keyOf(await pageOf(id)),
      subject: 'Vastaus',
      body: 'Hei!\r\nKiitos viestistä.',
      ...fields,
    });
  const runJobs = async (url: string) => {
    const errors: unknown[] = [];
    await rowsOf(database, "update job set run_at = now() where name = 'send-reply'");
    const { 'send-reply': job } = createServerJobs(database, { url, from: FROM });
    await runDueJobs(database, { 'send-reply': job! }, (error) => errors.push(error));
    return errors.map((error) => String(error));
  };
  /** Presses the button that sends a reply again. */
  const sendAgain = async (id: string) =>
    editor.send((await pageOf(id)).querySelector('.editor-said form')!.getAttribute('action')!);
  const states = async (id: string) => textsOf(await pageOf(id), '.editor-said .editor-state');

  it('reply: it is sent once, also if the form is sent twice, and the enquiry is answered', async () => {
    const { url, received } = await startSmtp();
    const id = await enquire({ Email: 'asa@saaristo.example', Message: 'Mistä liha tulee?' });
    const key = keyOf(await pageOf(id));
    await write(id, { key });
    expect((await write(id, { key })).statusCode).toBe(303);
    expect(await states(id)).toEqual(['Odottaa lähettämistä']);
    expect(await runJobs(url)).toEqual([]);
    const reply = await valueOf<number>(database, 'select id from enquiry_reply');
    await retryReply(database, id, reply);
    await runJobs(url);
    expect(received).toHaveLength(1);
    expect(received[0]!.to).toEqual(['asa@saaristo.example']);
    expect(received[0]!.text).toContain('From: Saaristo <asiakaspalvelu@saaristo.example>');
    expect(received[0]!.text).toContain(`Message-ID: <${key}@saaristo.example>`);
    expect(received[0]!.text).toMatch(/Hei!\r\nKiitos viestist/);
    expect(received[0]!.text).not.toContain('Auto-Submitted');
    expect(await states(id)).toEqual(['Lähetetty']);
    expect(textsOf(await pageOf(id), 'main > p .editor-state')).toEqual(['Vastattu']);
  });

  it('mail that no person has written: it tells so, and no mail server answers it', async () => {
    const { url, received } = await startSmtp();
    const mail = { to: 'asa@saaristo.example', subject: 'Tilaus', text: 'Kiitos.', messageId: '<a@b>' };
    await createMailer({ url, from: FROM }).send(mail);
    expect(received[0]!.text).toContain('Auto-Submitted: auto-generated');
  });

  it('reply: it begins with a quote of the message', async () => {
    const id = await enquire({ Email: 'a@saaristo.example', Message: 'Rivi 1\n\n<b>Rivi 2' });
    const body = (await pageOf(id)).querySelector('textarea[name=body]')!.textContent;
    expect(body).toMatch(/^\n*a@saaristo\.example, .+:\n> Rivi 1\n>\n> <b>Rivi 2$/);
  });

  it('forward: the form is sent twice, one mail goes out and the enquiry stays open', async () => {
    const { url, received } = await startSmtp();
    const id = await enquire({ Fullname: 'Åsa', Message: 'Mistä liha tulee?' });
    const form = () => ({ key: keyOf(document), to: 'kuljettaja@example.com', body: 'Osaatko vastata?' });
    const document = await pageOf(id);
    const forward = (fields: object) =>
      editor.send(`/editor/enquiries/${id}/forward`, { ...form(), ...fields });
    const refused = await forward({ to: 'a@b.example, c' });
    expect(refused.statusCode).toBe(400);
    const typed = documentOf(refused.body).querySelector('details[open]')!;
    expect(textsOf(typed, '[role=alert], textarea')).toEqual([
      'Kirjoita sähköpostiosoite muodossa nimi@esimerkki.fi.',
      'Osaatko vastata?',
    ]);
    for (let times = 0; times < 2; times += 1) expect((await forward({})).statusCode).toBe(303);
    expect(await runJobs(url)).toEqual([]);
    expect(received.map(({ to }) => to)).toEqual([['kuljettaja@example.com']]);
    const said = 'select body from enquiry_reply where enquiry_id = $1::integer';
    expect(await valueOf(database, said, [id])).toMatch(
      /^Osaatko vastata\?\n\n.+ · .+ · .+\n\n.*Åsa\n.*: Mistä liha tulee\?$/,
    );
    expect(textsOf(await pageOf(id), 'main > p .editor-state')).toEqual(['Avoin']);
    expect(
      await rowsOf(database, "select subject from audit_event where action = 'enquiries/forward'"),
    ).toEqual([{ subject: `${id} → kuljettaja@example.com` }, { subject: `${id} → kuljettaja@example.com` }]);
  });

  it('SMTP server that is not there or refuses for now: the reply is sent later', async () => {
    const id = await enquire({ Email: 'myohemmin@saaristo.example' });
    await write(id);
    expect(await runJobs('smtp://127.0.0.1:9')).toEqual([expect.stringContaining('ECONNREFUSED')]);
    const busy = await refusing('Try later', 451);
    expect(await runJobs(busy.url)).toEqual([expect.stringContaining('Try later')]);
    expect(await states(id)).toEqual(['Odottaa lähettämistä']);
    // After the last attempt only an editor can send it.
    await rowsOf(database, "update job set attempts = 10 where name = 'send-reply' returning 1", []);
    const { url, received } = await startSmtp();
    expect(await runJobs(url)).toEqual([]);
    expect(received).toHaveLength(0);
    await sendAgain(id);
    expect(await runJobs(url)).toEqual([]);
    expect(received).toHaveLength(1);
  });

  it('address that the SMTP server refuses: the reply fails with the reason, and can be sent again', async () => {
    const id = await enquire({ Email: 'poissa@saaristo.example' });
    await write(id);
    expect(await runJobs((await refusing('No such user', 550)).url)).toEqual([]);
    expect(await states(id)).toEqual(['Ei lähtenyt']);
    expect((await pageOf(id)).body.textContent).toContain('No such user');
    const { url, received } = await startSmtp();
    await runJobs(url);
    expect(received).toHaveLength(0);
    await sendAgain(id);
    await runJobs(url);
    expect(received).toHaveLength(1);
  });

  it('connection that breaks after the message: the reply is not sent again automatically', async () => {
    const id = await enquire({ Email: 'katkos@saaristo.example' });
    await write(id);
    let count = 0;
    const breaking = await startSmtp({
      onData(stream) {
        count += 1;
        stream.resume();
        stream.on('end', () => breaking.cut());
      },
    });
    await runJobs(breaking.url);
    await runJobs(breaking.url);
    expect(count).toBe(1);
    expect(await states(id)).toEqual(['Ei varmuutta, lähtikö viesti']);
  });

  it('server that ended while it sent a reply: the reply is sent again by an editor only', async () => {
    const { url, received } = await startSmtp();
    const id = await enquire({ Email: 'kaatui@saaristo.example' });
    await write(id);
    await rowsOf(database, "update enquiry_reply set state = 'sending' where enquiry_id = $1", [id]);
    expect((await pageOf(id)).querySelector('.editor-said form')).toBeNull();
    await runJobs(url);
    expect(received).toHaveLength(0);
    await sendAgain(id);
    await runJobs(url);
    expect(received).toHaveLength(1);
  });

  it('reply to an enquiry without an address: there is none, and a wrong key is replaced', async () => {
    const id = await enquire({ Email: 'ei osoite', Message: 'Hei' });
    const sent = { key: 'x', subject: 'a', body: 'b' };
    expect((await editor.send(`/editor/enquiries/${id}/reply`, sent)).statusCode).toBe(404);
    const other = await enquire({ Email: 'osoite@saaristo.example' });
    const key = '01234567-89ab-cdef-0123-456789abcdef';
    for (const wrong of [`x${key}`, `${key}0`, 'x']) await write(other, { key: wrong });
    const keys = 'select form_key as key from enquiry_reply where enquiry_id = $1';
    const stored = await rowsOf<{ key: string }>(database, keys, [other]);
    expect(stored.filter((row) => /^[\da-f-]{36}$/.test(row.key) && row.key !== key)).toHaveLength(3);
    await rowsOf(database, 'delete from enquiry where id = $1', [other]);
  });

  it('reply of a deleted author: an answered enquiry stays answered', async () => {
    const { url, received } = await startSmtp();
    const id = await enquire({ Email: 'lahti@saaristo.example' });
    await write(id);
    await editor.send(`/editor/enquiries/${id}/answer`);
    await rowsOf(database, 'update enquiry_reply set user_id = null where enquiry_id = $1', [id]);
    await runJobs(url);
    expect(received).toHaveLength(1);
    expect(textsOf(await pageOf(id), 'main > p .editor-state')).toEqual(['Vastattu']);
  });

  it('hostile texts: they stay in the body and the subject', async () => {
    const { url, received } = await startSmtp();
    const id = await enquire({ Email: 'asa@saaristo.example', Message: '<script>alert(1)</script>' });
    await write(id, {
      subject: 'Aihe\r\nBcc: muu@evil.example',
      body: '.\r\nRCPT TO:<muu@evil.example>\r\n</textarea><script>alert(1)</script>',
    });
    await runJobs(url);
    expect(received[0]!.to).toEqual(['asa@saaristo.example']);
    expect(received[0]!.text).not.toMatch(/^Bcc:/m);
    expect((await pageOf(id)).querySelectorAll('script')).toHaveLength(0);
    const several = await enquire({ Email: 'a@x.example, b@x.example' });
    expect((await pageOf(several)).querySelector('#to')).toBeNull();
    expect((await write(id, { subject: ' ', body: 'Kesken' })).body).toContain('Kesken');
  });

  it('templates: those of the form fill the reply with the values of the enquiry', async () => {
    const id = await enquire({ FullName: 'Åsa & co', Email: 'asa@saaristo.example' });
    const save = (name: string, kind: string, language = 'fi') =>
      editor.send('/editor/reply-templates', {
        name,
        kind,
        language,
        subject: 'Vastaus: {{form}}',
        body: 'Hei {{ name }}!\n{{unknown}}',
      });
    await save('Kysymys', 'question');
    await save('Kaikki', '', 'en');
    await save('Reklamaatio', 'complaint');
    const offered = [...(await pageOf(id)).querySelectorAll('a[href*="template="]')];
    expect(offered.map((one) => one.textContent.trim())).toEqual(['Kaikki (englanti)', 'Kysymys (suomi)']);
    const [query] = /\?[^#]*/.exec(offered[1]!.getAttribute('href')!)!;
    const filled = await pageOf(id, query);
    expect(filled.querySelector('#subject')!.getAttribute('value')).toBe('Vastaus: Kysymys');
    expect(filled.querySelector('#body')!.textContent.trim()).toBe('Hei Åsa & co!\n{{unknown}}');
    const template = documentOf((await editor.get('/editor/reply-templates')).body).querySelector(
      'form[action^="/editor/reply-templates/"]',
    )!;
    await editor.send(template.getAttribute('action')!, { remove: '1' });
    expect((await editor.get('/editor/reply-templates')).body).not.toContain('value="Kaikki"');
    expect(fillTemplate('{{constructor}} {{name}}', { name: '{{name}}' })).toBe('{{constructor}} {{name}}');
  });

  it('assignment and notes: they are shown with the enquiry, and the inbox is filtered by them', async () => {
    const id = await enquire({ Message: 'Hoida tämä' });
    const other = await enquire({ Message: 'Ei kenenkään' });
    const { id: user } = (await editor.call('GET', 'me')).json<{ id: number }>();
    await editor.send(`/editor/enquiries/${id}/assign`, { assignee: String(user) });
    await editor.send(`/editor/enquiries/${id}/notes`, { note: 'Soitettu <b>eilen</b>.\r\nEi vastannut.' });
    await editor.send(`/editor/enquiries/${id}/notes`, { note: '  ' });
    const document = await pageOf(id);
    expect(textsOf(document, '.editor-said')).toEqual([
      expect.stringMatching(/Eero Toimittaja Soitettu <b>eilen<\/b>\. ?Ei vastannut\.$/),
    ]);
    const links = async (query: string) =>
      [...documentOf((await editor.get(`/editor/inbox?${query}`)).body).querySelectorAll('tbody a')].map(
        (one) => one.getAttribute('href'),
      );
    expect(await links(`assignee=${user}`)).toEqual([`/editor/enquiries/${id}`]);
    expect(await links('assignee=none')).toContain(`/editor/enquiries/${other}`);
    expect(await links('site=lihakauppa')).toEqual([]);
    expect((await editor.send(`/editor/enquiries/${id}/assign`, { assignee: '9999' })).statusCode).toBe(404);
    await editor.send(`/editor/enquiries/${id}/assign`, { assignee: '' });
    expect(await links(`assignee=${user}`)).toEqual([]);
    await editor.send(`/editor/enquiries/${id}/delete`);
    expect(await rowsOf(database, 'select 1 from enquiry_note')).toEqual([]);
  });

  it('settings: both of the SMTP server are given, or neither', () => {
    const read = (env: NodeJS.ProcessEnv) => readEnvironment(env, []).mail;
    expect(read({})).toBeUndefined();
    const env = { SAARISTO_SMTP_URL: 'smtp://a:b@mail.example:587', SAARISTO_MAIL_FROM: FROM };
    expect(read(env)).toEqual({ url: env.SAARISTO_SMTP_URL, from: FROM });
    expect(() => read({ ...env, SAARISTO_SMTP_URL: 'https://mail.example' })).toThrow('SAARISTO_SMTP_URL');
    expect(() => read({ ...env, SAARISTO_MAIL_FROM: 'a@b.example\nBcc: c@d.example' })).toThrow(
      'SAARISTO_MAIL_FROM',
    );
    expect(() => read({ SAARISTO_SMTP_URL: env.SAARISTO_SMTP_URL })).toThrow('SAARISTO_MAIL_FROM');
  });
});
