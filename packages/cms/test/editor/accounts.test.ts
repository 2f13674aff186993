import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../platform/database/database.ts';
import { getRouteAction } from '../../accounts/audit.ts';
import { sendNotice } from '../../accounts/admin/notices.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { addUser, prepareUsers } from '../../accounts/users.ts';
import { runDeletions } from '../../server/retention.ts';
import { readEnvironment } from '../../server/environment.ts';
import { appOn, OWN_PAGE, serveApp } from '../support/app.ts';
import { someDatabase } from '../support/databases.ts';
import { addAccount, EDITOR, FORM, logInAs, PUBLISHER, type SignedIn, signedIn } from '../support/editors.ts';
import { documentOf, textsOf } from '../support/html.ts';
import { rowsOf, valueOf } from '../support/rows.ts';
import { createPage, savePage, serveEditor } from '../support/editing.ts';

const NEW_PASSWORD = 'kolme sinistä venettä';
const TOKEN = OWN_PAGE['x-xsrf-token'];

describe.each(someDatabase)('accounts on $name', ({ open }) => {
  const smtp = { url: 'smtp://127.0.0.1:9', from: 'toimitus@saaristo.example' };
  const { database, app, publisher, editor } = serveEditor(open, { mail: smtp });

  const idOf = async (email: string) =>
    (await valueOf<number | undefined>(database, 'select id from editor_user where email = $1', [email])) ??
    0;
  const linkIn = (body: string) =>
    new URL(documentOf(body).querySelector('#link')?.getAttribute('value') ?? 'http://none/').pathname;
  /** Sends a form without a session. */
  const sendOut = (url: string, fields: Record<string, string>, cookie = '') =>
    app.inject({
      method: 'POST',
      url,
      headers: { ...FORM, cookie: `${OWN_PAGE.cookie}; ${cookie}` },
      payload: new URLSearchParams({ token: TOKEN, ...fields }).toString(),
    });
  const sessionOf = (answer: { cookies: { name: string; value: string }[] }) =>
    answer.cookies.find(({ name }) => name === 'editor-session')?.value;

  describe('invitation', () => {
    it('publisher invites: no password is typed, the link is shown once and only its hash is stored', async () => {
      expect((await publisher.get('/editor/users')).body).not.toContain('type="password"');
      expect((await editor.send('/editor/users', { email: 'x@y.fi', name: 'X' })).statusCode).toBe(403);
      const answer = await publisher.send('/editor/users', { email: 'Uusi@saaristo.example', name: 'Uusi' });
      const link = linkIn(answer.body);
      expect([answer.statusCode, link]).toEqual([200, expect.stringMatching(/^\/editor\/link\/[\w-]{43}$/)]);
      expect((await publisher.get('/editor/users')).body).not.toContain(link);
      expect(JSON.stringify(await rowsOf(database, 'select * from editor_link'))).not.toContain(
        link.split('/').at(-1),
      );
      expect((await logInAs(app, { email: 'uusi@saaristo.example', password: '' })).statusCode).toBe(401);
    });

    it('link: the user chooses a password once and is signed in', async () => {
      const link = linkIn(
        (await publisher.send('/editor/users', { email: 'toinen@saaristo.example', name: 'Toinen' })).body,
      );
      const page = await app.inject(link);
      expect([page.statusCode, page.headers['referrer-policy']]).toEqual([200, 'no-referrer']);
      expect(page.body).toContain('toinen@saaristo.example');
      expect((await sendOut(link, { password: 'lyhyt' })).statusCode).toBe(400);
      expect((await sendOut(link, { password: NEW_PASSWORD, token: 'x' })).statusCode).toBe(403);
      const set = await sendOut(link, { password: NEW_PASSWORD });
      expect([set.statusCode, set.headers.location, sessionOf(set)]).toEqual([
        303,
        '/editor',
        expect.any(String),
      ]);
      expect((await app.inject(link)).statusCode).toBe(404);
      expect((await sendOut(link, { password: 'toinen pitkä salasana' })).statusCode).toBe(404);
      expect(
        (await logInAs(app, { email: 'toinen@saaristo.example', password: NEW_PASSWORD })).statusCode,
      ).toBe(303);
    });

    it('open link: it ends when the password is changed', async () => {
      const who = {
        email: 'neljas@saaristo.example',
        name: 'Neljäs',
        role: 'editor',
        password: NEW_PASSWORD,
      } as const;
      const own = await signedIn(database, app, who);
      const link = linkIn((await publisher.send(`/editor/users/${await idOf(who.email)}/link`)).body);
      expect((await app.inject(link)).statusCode).toBe(200);
      const password = 'viisi keltaista venettä';
      const changed = await own.send('/editor/password', {
        current: who.password,
        password,
        repeated: password,
      });
      expect([changed.statusCode, (await app.inject(link)).statusCode]).toEqual([303, 404]);
    });

    it('preview link: it ends when the account of its author is removed', async () => {
      const leaving = await signedIn(database, app, {
        ...EDITOR,
        email: 'viides@saaristo.example',
        name: 'Viides',
      });
      const id = await createPage(leaving, { path: '/katsottava' });
      const { url } = (await leaving.call('POST', `pages/${id}/preview-links`, { days: 5 })).json<{
        url: string;
      }>();
      expect((await app.inject(new URL(url).pathname)).statusCode).toBe(200);
      await publisher.send(`/editor/users/${await idOf('viides@saaristo.example')}`, { remove: '1' });
      expect((await app.inject(new URL(url).pathname)).statusCode).toBe(404);
    });

    it('new link: it replaces earlier ones, expires, and ends sessions when it is used', async () => {
      const id = await idOf('toinen@saaristo.example');
      const make = async () => linkIn((await publisher.send(`/editor/users/${id}/link`)).body);
      const [first, second] = [await make(), await make()];
      expect((await app.inject(first)).statusCode).toBe(404);
      await rowsOf(database, "update editor_link set expires_at = now() - interval '1 second'");
      expect((await sendOut(second, { password: NEW_PASSWORD })).statusCode).toBe(404);
      await runDeletions(database);
      expect(await rowsOf(database, 'select 1 from editor_link')).toEqual([]);
      const other = await signedIn(database, app, {
        email: 'toinen@saaristo.example',
        name: 'Toinen',
        role: 'editor',
        password: NEW_PASSWORD,
      });
      await sendOut(await make(), { password: 'neljä punaista venettä' });
      expect((await other.get('/editor')).headers.location).toBe('/editor/login');
    });
  });

  describe('rights', () => {
    let limited: SignedIn;
    const LIMITED = {
      email: 'rajattu@saaristo.example',
      name: 'Riikka Rajattu',
      role: 'publisher' as const,
      password: 'rajatun oma salasana',
    };

    beforeAll(async () => {
      limited = await signedIn(database, app, LIMITED);
      const id = await idOf(LIMITED.email);
      await publisher.send(`/editor/users/${id}`, {
        role: 'publisher',
        'site-atriafi': 'on',
        'language-fi': 'on',
      });
    });

    it('limited account: it changes pages of its sites and languages only', async () => {
      expect(
        await rowsOf(database, 'select sites, languages from editor_user where email = $1', [LIMITED.email]),
      ).toEqual([{ sites: ['atriafi'], languages: ['fi'] }]);
      const own = await createPage(limited, { path: '/oma' });
      const places = [
        { language: 'en', path: '/en/own' },
        { site: 'lithellsse', language: 'se', path: '/egen' },
      ];
      const [english, swedish] = [
        await createPage(publisher, places[0]!),
        await createPage(publisher, places[1]!),
      ];
      for (const place of places) expect(await createPage(limited, place)).toBeNaN();
      for (const [id, status] of [
        [own, 200],
        [english, 403],
        [swedish, 403],
      ] as const) {
        const page = { version: 1, title: 'Muutettu', description: '', blocks: [] };
        const codes = [
          (await limited.call('PUT', `pages/${id}`, page)).statusCode,
          (await limited.call('POST', `pages/${id}/publish`, { version: status === 200 ? 2 : 1 })).statusCode,
          (await limited.call('POST', `pages/${id}/unpublish`, {})).statusCode,
          (await limited.call('POST', `pages/${id}/duplicate`, {})).statusCode,
        ];
        expect([id, codes]).toEqual([id, codes.map(() => status)]);
        expect((await limited.call('GET', `pages/${id}`)).statusCode).toBe(200);
        const opened = await limited.get(`/editor/pages/${id}`);
        expect([opened.statusCode, opened.headers.location]).toEqual(
          status === 200 ? [200, undefined] : [303, `/editor/preview/${id}`],
        );
        expect((await limited.call('POST', `pages/${id}/presence`, { tab: 'lehti-000' })).statusCode).toBe(
          200,
        );
      }
      const refused = await limited.call('POST', `pages/${english}/unpublish`, {});
      expect(refused.json()).toEqual({
        error: 'Tunnuksellasi ei ole oikeutta muuttaa tätä sivustoa tai kieltä.',
      });
    });

    it('limited publisher: pages and choices of other sites are left out, and refused with the reason', async () => {
      expect((await limited.get('/editor/users')).body).toContain('ei ole oikeutta');
      const page = (await limited.get('/editor')).body;
      expect(page).not.toContain('href="/editor/users"');
      const form = documentOf((await limited.get('/editor/pages/new')).body);
      const options = (id: string) =>
        [...form.querySelectorAll<HTMLOptionElement>(`#${id} option`)].map(({ value }) => value);
      expect([options('site'), options('language')]).toEqual([['atriafi'], ['fi']]);
      const list = documentOf((await limited.get('/editor?site=lithellsse')).body);
      expect(list.querySelector('tbody')?.textContent).toContain('Vain luku');
      expect(list.querySelector('tbody a[href^="/editor/pages/"]')).toBeNull();
    });

    it('users: an address is invited once, a role changes, and an unknown account is not found', async () => {
      const invite = async (email: string, name = 'Uusin') =>
        (await publisher.send('/editor/users', { email, name, role: 'editor' })).statusCode;
      expect([await invite('Uusin@Saaristo.example'), await invite('uusin@saaristo.example')]).toEqual([
        200, 400,
      ]);
      expect(await invite('x', '')).toBe(400);
      const id = await idOf('uusin@saaristo.example');
      expect((await publisher.send(`/editor/users/${id}`, { role: 'publisher' })).headers.location).toBe(
        '/editor/users',
      );
      expect(await rowsOf(database, 'select role from editor_user where id = $1', [id])).toEqual([
        { role: 'publisher' },
      ]);
      await publisher.send(`/editor/users/${id}`, { remove: '1' });
      for (const gone of [id, '0', 'x', '99999999999'])
        expect((await publisher.send(`/editor/users/${gone}`, { remove: '1' })).statusCode).toBe(404);
    });

    it('last publisher with all rights: it is neither limited nor removed', async () => {
      const id = await idOf(PUBLISHER.email);
      const refused = [
        await publisher.send(`/editor/users/${id}`, { role: 'publisher', 'site-atriafi': 'on' }),
        await publisher.send(`/editor/users/${id}`, { role: 'editor' }),
        await publisher.send(`/editor/users/${id}`, { remove: '1' }),
      ];
      expect(refused.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400]);
    });

    it('last publisher with a password: the account is not removed while the other publishers are only invited', async () => {
      await publisher.send('/editor/users', {
        email: 'kutsuttu@saaristo.example',
        name: 'Kutsuttu',
        role: 'publisher',
      });
      const answer = await publisher.send(`/editor/users/${await idOf(PUBLISHER.email)}`, { remove: '1' });
      expect(answer.statusCode).toBe(400);
    });
  });

  const events = () =>
    rowsOf<{ name: string; action: string; subject: string; count: number }>(
      database,
      'select user_name as name, action, subject, count from audit_event order by id',
    );

  describe('audit trail', () => {
    it('writes: each is recorded with its user and page, saves in a row once, reads and refusals never', async () => {
      await rowsOf(database, 'delete from audit_event');
      const id = await createPage(editor, { path: '/jalki', title: 'Jälki' });
      for (let time = 0; time < 2; time += 1) await savePage(editor, id, { title: 'Jälki' });
      expect((await editor.call('POST', `pages/${id}/publish`, { version: 3 })).statusCode).toBe(403);
      await editor.call('POST', `pages/${id}/presence`, { tab: 'lehti-001' });
      await publisher.call('POST', `pages/${id}/publish`, { version: 3 });
      await editor.get('/editor');
      const subject = 'Jälki (atriafi/jalki)';
      expect(await events()).toEqual([
        { name: EDITOR.name, action: 'pages/create', subject, count: 1 },
        { name: EDITOR.name, action: 'pages/save', subject, count: 2 },
        { name: PUBLISHER.name, action: 'pages/publish', subject, count: 1 },
      ]);
    });

    it('deletion of the own account: it is recorded', async () => {
      const who = await signedIn(database, app, {
        ...PUBLISHER,
        email: 'lahteva@saaristo.example',
        name: 'Lilja Lähtevä',
      });
      const id = await idOf('lahteva@saaristo.example');
      await rowsOf(database, 'delete from audit_event');
      expect((await who.send(`/editor/users/${id}`, { remove: '1' })).statusCode).toBe(303);
      expect(await events()).toEqual([
        { name: 'Lilja Lähtevä', action: 'users/remove', subject: 'lahteva@saaristo.example', count: 1 },
      ]);
    });

    it('sign-in, sign-out and wrong passwords: they are recorded, but not texts that are no account', async () => {
      await rowsOf(database, 'delete from audit_event');
      const who = await signedIn(database, app, EDITOR);
      await logInAs(app, EDITOR);
      await logInAs(app, { ...EDITOR, password: 'väärä salasana' });
      await logInAs(app, { email: 'salasanani-vahingossa@x.fi', password: 'x' });
      await who.send('/editor/logout');
      expect((await events()).map(({ name, action, subject }) => [name, action, subject])).toEqual([
        [EDITOR.name, 'sign-in', ''],
        [EDITOR.name, 'sign-in-failed', ''],
        [EDITOR.name, 'sign-out', ''],
      ]);
    });

    it('list and CSV: publishers filter and export, formulas are escaped, old events are deleted', async () => {
      expect((await editor.get('/editor/audit')).statusCode).toBe(403);
      expect((await editor.get('/editor/audit/export.csv')).statusCode).toBe(403);
      await rowsOf(
        database,
        "insert into audit_event (user_name, action, subject) values ('=1+1', 'media/delete', '<b>kuva</b>')",
      );
      const rowsIn = async (query: string) =>
        textsOf((await publisher.get(`/editor/audit${query}`)).body, 'tbody tr');
      expect(await rowsIn('?action=media/delete')).toEqual([
        expect.stringContaining('=1+1 Poisti kuvan <b>kuva</b>'),
      ]);
      expect(await rowsIn('?q=ei%25ole')).toEqual([]);
      expect(await rowsIn(`?q=${encodeURIComponent(EDITOR.name)}`)).toHaveLength(3);
      const csv = await publisher.get('/editor/audit/export.csv?action=media/delete');
      expect(csv.headers['content-type']).toContain('text/csv');
      expect(csv.body).toContain(`"'=1+1","media/delete"`);
      await rowsOf(database, "update audit_event set at = now() - interval '401 days'");
      await runDeletions(database);
      expect(await events()).toEqual([]);
    });

    it.each([
      ['GET', '/editor/api/pages/:id', undefined],
      ['POST', '/editor/api/pages/:id/presence', undefined],
      ['POST', '/editor/api/pages/:id/translations', 'pages/translations'],
      ['PUT', '/editor/api/pages/:id/translations', undefined],
      ['PUT', '/editor/api/pages/:id', 'pages/save'],
      ['POST', '/editor/pages', 'pages/create'],
      ['POST', '/editor/pages/:id/restore', 'pages/restore'],
      ['DELETE', '/editor/api/things/:id', 'things/delete'],
      ['POST', '/editor/api/pages/:id/notes/:note/resolve', 'pages/notes/resolve'],
    ])('action of %s %s: it is %s', (method, route, action) => {
      expect(getRouteAction(method, route)).toBe(action);
    });
  });

  describe('second factor', () => {
    const WHO = { ...EDITOR, email: 'kaksi@saaristo.example', name: 'Kaksi Vaihetta' };
    let who: SignedIn;
    let secret = '';
    let recovery: string[] = [];
    const codeAt = (seconds: number) =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + seconds * 1000 });
    /** Signs in by password. @returns the cookie of the second step */
    const stepCookie = async () => {
      const answer = await logInAs(app, WHO);
      expect([answer.statusCode, answer.headers.location, sessionOf(answer)]).toEqual([
        303,
        '/editor/login/code',
        undefined,
      ]);
      return `editor-second-step=${answer.cookies.find(({ name }) => name === 'editor-second-step')?.value}`;
    };

    it('turning on: it asks for the password, shows a QR code, and begins with the first right code', async () => {
      who = await signedIn(database, app, WHO);
      expect((await who.send('/editor/second-factor/turn-on', { password: 'väärä' })).statusCode).toBe(400);
      expect((await who.send('/editor/second-factor/confirm', { code: '000000' })).body).not.toContain(
        '<svg',
      );
      const page = await who.send('/editor/second-factor/turn-on', { password: WHO.password });
      expect(page.body).toContain('<svg');
      secret = documentOf(page.body).querySelector('code')?.textContent.replaceAll(' ', '') ?? '';
      expect(secret).toMatch(/^[A-Z2-7]{32}$/);
      expect((await logInAs(app, WHO)).headers.location).toBe('/editor');
      expect((await who.send('/editor/second-factor/confirm', { code: '000000' })).statusCode).toBe(400);
      const done = await who.send('/editor/second-factor/confirm', { code: codeAt(-30) });
      recovery = textsOf(done.body, '.editor-codes code');
      expect(new Set(recovery).size).toBe(10);
      for (const code of recovery) expect(code).toMatch(/^[a-z2-7]{8}-[a-z2-7]{8}$/);
      const stored = JSON.stringify(await rowsOf(database, 'select * from editor_recovery_code'));
      expect(recovery.some((code) => stored.includes(code))).toBe(false);
      expect((await who.get('/editor/second-factor')).body).toContain('jäljellä: 10');
    });

    it('sign-in: the password alone gives no session, each code works once', async () => {
      const cookie = await stepCookie();
      expect((await app.inject({ url: '/editor', headers: { cookie } })).headers.location).toBe(
        '/editor/login',
      );
      const send = (code: string, step = cookie) => sendOut('/editor/login/code', { code }, step);
      expect((await send('123')).statusCode).toBe(401);
      const code = codeAt(0);
      const done = await send(`${code.slice(0, 3)} ${code.slice(3)}`);
      expect([done.statusCode, sessionOf(done)]).toEqual([303, expect.any(String)]);
      // The step is used up, and so is the code.
      expect((await send(codeAt(30))).statusCode).toBe(401);
      expect((await send(code, await stepCookie())).statusCode).toBe(401);
      expect((await send(codeAt(300), await stepCookie())).statusCode).toBe(401);
    });

    it('recovery code: it replaces a code once', async () => {
      const [first = ''] = recovery;
      const send = async () =>
        (await sendOut('/editor/login/code', { code: first.toUpperCase() }, await stepCookie())).statusCode;
      expect([await send(), await send()]).toEqual([303, 401]);
    });

    it('second step: it ends after ten minutes', async () => {
      const cookie = await stepCookie();
      await rowsOf(database, "update editor_second_step set expires_at = now() - interval '1 second'");
      expect((await sendOut('/editor/login/code', { code: codeAt(30) }, cookie)).statusCode).toBe(401);
      expect((await app.inject({ url: '/editor/login/code', headers: { cookie } })).headers.location).toBe(
        '/editor/login',
      );
    });

    it('wrong codes: after five the account is refused, also with a right code; they are recorded, and a mail tells the user of each once in an hour', async () => {
      await rowsOf(
        database,
        "delete from tried; delete from audit_event; delete from job where name = 'send-notice'",
      );
      const cookie = await stepCookie();
      const statuses: number[] = [];
      for (const code of [...Array.from({ length: 6 }, () => '000000'), recovery[1]!])
        statuses.push((await sendOut('/editor/login/code', { code }, cookie)).statusCode);
      expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
      expect((await events()).map(({ name, action, count }) => [name, action, count])).toEqual([
        [WHO.name, 'second-factor-failed', 5],
        [WHO.name, 'second-factor-locked', 2],
      ]);
      const jobs = await rowsOf<{ key: string }>(
        database,
        "select key from job where name = 'send-notice' order by key",
      );
      const sent: Mail[] = [];
      const mailer = { send: (mail: Mail) => Promise.resolve(void sent.push(mail)) };
      for (const { key } of jobs) await sendNotice(database, mailer, 'saaristo.example', key);
      expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
        [WHO.email, 'Tunnuksesi on lukittu tunniksi'],
        [WHO.email, 'Väärä koodi tunnuksellasi'],
      ]);
      await rowsOf(database, "delete from tried; delete from job where name = 'send-notice'");
    });

    it('password link: a new password does not replace the second factor', async () => {
      const id = await idOf(WHO.email);
      const link = linkIn((await publisher.send(`/editor/users/${id}/link`)).body);
      const set = await sendOut(link, { password: WHO.password });
      expect([set.headers.location, sessionOf(set)]).toEqual(['/editor/login', undefined]);
    });

    it('lost phone: a publisher turns it off, which is recorded', async () => {
      const id = await idOf(WHO.email);
      expect((await editor.send(`/editor/users/${id}/second-factor`)).statusCode).toBe(403);
      expect((await publisher.get('/editor/users')).body).toContain('Kaksivaiheinen kirjautuminen');
      await publisher.send(`/editor/users/${id}/second-factor`);
      expect((await logInAs(app, WHO)).headers.location).toBe('/editor');
      expect(await rowsOf(database, 'select 1 from editor_recovery_code')).toEqual([]);
      expect(
        await rowsOf(database, "select subject from audit_event where action = 'users/second-factor'"),
      ).toEqual([{ subject: WHO.email }]);
    });
  });
});

describe('sign-in by an OpenID provider', () => {
  let database: Database;
  let app: FastifyInstance;
  let server: Server;
  const CLIENT = { id: 'saaristo', secret: 'salaisuus '.repeat(5).trim() };
  const people: Record<string, { email: string; email_verified: boolean }> = {
    eero: { email: 'Eero@saaristo.example', email_verified: true },
    outo: { email: 'outo@muualla.example', email_verified: true },
    vale: { email: 'paula@saaristo.example', email_verified: false },
    // Unicode's lower case of the first letter is a k.
    kelvin: { email: '\u{212A}alle@saaristo.example', email_verified: true },
    uusi: { email: 'eero@saaristo.example', email_verified: true },
  };
  let forges = false;
  /** Replaces the end of the signature in an answer of the provider's token endpoint. */
  const forge = (response: ServerResponse): void => {
    const end = response.end.bind(response) as (body: string) => ServerResponse;
    response.end = ((body: string | Buffer) =>
      end(
        String(body).replace(/("id_token":"[^"]*)[^"]{12}"/, `$1${'A'.repeat(12)}"`),
      )) as typeof end as never;
  };

  beforeAll(async () => {
    database = await someDatabase[0]!.open();
    server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    // The provider warns of the Node version, and that it is not configured for production.
    vi.spyOn(console, 'info').mockImplementation(() => {});
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { default: Provider } = await import('oidc-provider');
    const provider = new Provider(issuer, {
      clients: [
        {
          client_id: CLIENT.id,
          client_secret: CLIENT.secret,
          redirect_uris: ['http://localhost/editor/openid/callback'],
          token_endpoint_auth_method: 'client_secret_post',
        },
      ],
      claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
      findAccount: (_context, id) => ({ accountId: id, claims: () => ({ sub: id, ...people[id] }) }),
      features: { devInteractions: { enabled: true } },
    });
    server.on('request', (request, response) => {
      if (forges && request.url === '/token') forge(response);
      void provider.callback()(request, response);
    });
    const env = {
      SAARISTO_OPENID_ISSUER: issuer,
      SAARISTO_OPENID_CLIENT_ID: CLIENT.id,
      SAARISTO_OPENID_CLIENT_SECRET: CLIENT.secret,
      SAARISTO_OPENID_NAME: 'Talon tunnus',
    };
    app = await appOn(database, { openId: readEnvironment(env, []).openId, log: { write: () => {} } });
    await addUser(database, { ...EDITOR, password: undefined });
    await addUser(database, { email: 'paula@saaristo.example', name: 'Paula', role: 'publisher' });
    await addUser(database, { email: 'kalle@saaristo.example', name: 'Kalle', role: 'publisher' });
  });
  afterAll(async () => {
    await app.close();
    await database.close();
    await new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    });
  });

  /** Goes to the provider like a browser, signs in there, and returns the address of the answer with the cookie. */
  async function visit(login: string): Promise<{ url: string; cookie: string }> {
    const start = await app.inject('/editor/openid');
    const cookie = `editor-openid=${start.cookies.find(({ name }) => name === 'editor-openid')?.value}`;
    const jar = new Map<string, string>();
    let address = String(start.headers.location);
    let form: URLSearchParams | undefined;
    for (let step = 0; step < 12; step += 1) {
      if (address.startsWith('http://localhost/editor/')) return { url: address, cookie };
      const answer = await fetch(address, {
        redirect: 'manual',
        headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
        ...(form && { method: 'POST', body: form }),
      });
      for (const set of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
        jar.set(name, value);
      }
      const next = answer.headers.get('location');
      form = undefined;
      if (next) address = new URL(next, address).href;
      else {
        const page = documentOf(await answer.text());
        const found = page.querySelector('form');
        if (!found) throw new Error(page.body.textContent);
        address = new URL(found.getAttribute('action') ?? '', address).href;
        form = new URLSearchParams({
          prompt: page.querySelector<HTMLInputElement>('[name=prompt]')?.value ?? '',
        });
        if (form.get('prompt') === 'login') {
          form.set('login', login);
          form.set('password', 'mikä tahansa');
        }
      }
    }
    throw new Error(`The provider did not answer: ${address}`);
  }
  const finish = ({ url, cookie }: { url: string; cookie: string }) =>
    app.inject({ url: url.replace('http://localhost', ''), headers: { cookie } });

  it('login page: it links to the provider by its name', async () => {
    const link = documentOf((await app.inject('/editor/login')).body).querySelector(
      'a[href="/editor/openid"]',
    );
    expect(link?.textContent).toBe('Kirjaudu: Talon tunnus');
  });

  it('invited address: the identity is linked and signed in, and later without the address', async () => {
    const answer = await finish(await visit('eero'));
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/editor']);
    const session = answer.cookies.find(({ name }) => name === 'editor-session')?.value;
    const list = await app.inject({ url: '/editor', headers: { cookie: `editor-session=${session}` } });
    expect(list.body).toContain(EDITOR.name);
    people['eero'] = { email: 'uusi@saaristo.example', email_verified: true };
    expect((await finish(await visit('eero'))).headers.location).toBe('/editor');
  });

  it.each(['outo', 'vale', 'kelvin', 'uusi'])(
    'identity without an account, with an unverified or similar address, or beside a linked one: %s is refused',
    async (login) => {
      const answer = await finish(await visit(login));
      expect([answer.statusCode, answer.body.includes('sinulla ei ole täällä tunnusta')]).toEqual([
        403,
        true,
      ]);
      expect(answer.cookies.find(({ name }) => name === 'editor-session')).toBeUndefined();
    },
  );

  it('ID token with a wrong signature: it is refused', async () => {
    forges = true;
    const answer = await finish(await visit('eero'));
    forges = false;
    expect([answer.statusCode, answer.cookies.some(({ name }) => name === 'editor-session')]).toEqual([
      400,
      false,
    ]);
  });

  it('answer: it is refused in another browser, a second time, and with another state', async () => {
    const given = await visit('eero');
    expect((await finish({ ...given, cookie: '' })).statusCode).toBe(400);
    const other = await visit('eero');
    expect((await finish({ ...given, cookie: other.cookie })).statusCode).toBe(400);
    expect((await finish(given)).statusCode).toBe(303);
    expect((await finish(given)).statusCode).toBe(400);
  });

  it('identity: an administrator unlinks it, which ends the sessions, and another one of the address is linked', async () => {
    const publisher = await signedIn(database, app, PUBLISHER);
    const session = (await finish(await visit('eero'))).cookies.find(({ name }) => name === 'editor-session');
    const list = () =>
      app.inject({ url: '/editor', headers: { cookie: `editor-session=${session?.value}` } });
    expect((await list()).statusCode).toBe(200);
    const user = await valueOf<number>(database, 'select id from editor_user where email = $1', [
      EDITOR.email,
    ]);
    expect((await publisher.send(`/editor/users/${user}/openid`)).statusCode).toBe(303);
    expect((await list()).headers.location).toBe('/editor/login');
    expect((await finish(await visit('uusi'))).headers.location).toBe('/editor');
    expect((await finish(await visit('eero'))).statusCode).toBe(403);
    await publisher.send(`/editor/users/${user}/openid`);
  });

  it.each([
    [{ SAARISTO_OPENID_ISSUER: 'https://id.example' }],
    [
      {
        SAARISTO_OPENID_ISSUER: 'http://id.example',
        SAARISTO_OPENID_CLIENT_ID: 'a',
        SAARISTO_OPENID_CLIENT_SECRET: 'b',
      },
    ],
  ])('environment with %j: the start ends with the reason', (env) => {
    expect(() => readEnvironment(env, [])).toThrow(/SAARISTO_OPENID_ISSUER/);
  });
});

describe('demo accounts', () => {
  const open = async () => {
    const database = await someDatabase[0]!.open();
    await prepareUsers(database, { password: undefined, demo: true });
    return database;
  };
  const { app } = serveApp(open, {
    editable: 'local',
    trustProxy: true,
    log: { write: () => {} },
  });
  const DEMO = { email: PUBLISHER.email, password: 'saaristo-publisher' };

  it.each<[what: string, headers: Record<string, string>, options?: InjectOptions]>([
    ['X-Forwarded-For', { 'x-forwarded-for': '127.0.0.1' }],
    ['X-Forwarded-Host', { 'x-forwarded-host': 'localhost' }],
    ['X-Forwarded-Proto', { 'x-forwarded-proto': 'http' }],
    ['Forwarded', { forwarded: 'for=127.0.0.1' }],
    ['Via', { via: '1.1 proxy' }],
    ['X-Real-IP', { 'x-real-ip': '127.0.0.1' }],
    ['CF-Connecting-IP', { 'cf-connecting-ip': '127.0.0.1' }],
    ['CDN-Loop', { 'cdn-loop': 'x' }],
    ['True-Client-IP', { 'true-client-ip': '127.0.0.1' }],
    ['another host', { host: 'www.saaristo.example' }],
    ['a host that begins as a local one', { host: 'localhost.saaristo.example' }],
    ['the form of a public page', { origin: 'https://www.saaristo.example' }],
    ['another machine', {}, { remoteAddress: '10.0.0.7' }],
  ])(
    'request with %s: the public password is refused with the reason, and edit mode is off',
    async (_what, headers, options) => {
      const refused = await logInAs(app, DEMO, {
        headers: { ...FORM, cookie: OWN_PAGE.cookie, ...headers },
        ...options,
      });
      const isForeign = 'origin' in headers;
      expect([refused.statusCode, refused.body.includes('välityspalvelinta')]).toEqual([403, !isForeign]);
      const page = await app.inject({ url: '/?edit=1', headers, ...options });
      expect(page.body).not.toContain('"editMode":true');
    },
  );

  it.each(['localhost', 'localhost:4000', '127.0.0.1:4000', '[::1]:4000', 'lihakauppa.localhost'])(
    'browser on the machine at %s: it signs in, and edit mode is on',
    async (host) => {
      const answer = await logInAs(app, DEMO, {
        headers: { ...FORM, cookie: OWN_PAGE.cookie, host, origin: `http://${host}` },
      });
      expect([answer.statusCode, answer.headers.location]).toEqual([303, '/editor']);
      expect((await app.inject({ url: '/?edit=1', headers: { host: 'localhost' } })).body).toContain(
        '"editMode":true',
      );
    },
  );
});

describe('host of the editor', () => {
  const { hosts, editorHost } = readEnvironment(
    { SAARISTO_HOSTS: 'atriafi=www.saaristo.example', SAARISTO_EDITOR_HOST: 'toimitus.saaristo.example' },
    [],
  );
  const { database, app } = serveApp(someDatabase[0]!.open, {
    hosts,
    editorHost,
    log: { write: () => {} },
  });
  const get = async (host: string, url: string) => {
    const { statusCode, headers } = await app.inject({ url, headers: { host } });
    return [url, statusCode, headers.location];
  };

  it('public host: it has no /editor', async () => {
    for (const url of [
      '/editor',
      '/editor/login',
      '/EDITOR/login',
      '/%65ditor/login',
      '/editor?x',
      '/editor/api/me',
      '/editor/link/x',
    ])
      expect(await get('www.saaristo.example', url)).toEqual([url, 404, undefined]);
    expect(await get('www.saaristo.example', '/editorial')).toEqual(['/editorial', 404, undefined]);
    expect((await get('www.saaristo.example', '/'))[1]).toBe(200);
  });

  it('host of the editor: it has /editor and its files, and neither pages nor calls of visitors', async () => {
    const host = 'toimitus.saaristo.example';
    expect(await get(host, '/editor/login')).toEqual(['/editor/login', 200, undefined]);
    expect(await get(host, '/')).toEqual(['/', 303, '/editor']);
    expect(await get(host, '/theme/editor.css')).toEqual(['/theme/editor.css', 200, undefined]);
    expect((await get(host, '/tuotteet'))[1]).toBe(404);
    expect((await get(host, '/api/v1/atriafi/search/content?q=a'))[1]).toBe(404);
    // The canvas asks for the site's answers by this path.
    expect((await get(host, '/editor/as/atriafi/api/nothing'))[1]).toBe(404);
    expect((await get('other.example', '/editor/login'))[1]).toBe(421);
  });

  it('session: it is set for the host of the editor only, and its forms are accepted there', async () => {
    await addAccount(database, EDITOR);
    const host = 'toimitus.saaristo.example';
    const answer = await logInAs(app, EDITOR, {
      headers: { ...FORM, host, cookie: OWN_PAGE.cookie, origin: `http://${host}` },
    });
    const cookie = answer.cookies.find(({ name }) => name === 'editor-session');
    expect([answer.statusCode, cookie?.domain, cookie?.path, cookie?.httpOnly]).toEqual([
      303,
      undefined,
      '/editor',
      true,
    ]);
  });

  it.each(['www.saaristo.example', 'ei kelpaa', 'a/b'])('environment: %s is refused', (host) => {
    expect(() =>
      readEnvironment({ SAARISTO_HOSTS: 'atriafi=www.saaristo.example', SAARISTO_EDITOR_HOST: host }, []),
    ).toThrow(/SAARISTO_EDITOR_HOST/);
  });
});
