import type { InjectOptions } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { FIRST_PUBLISHER, prepareUsers, authenticateUser } from '../../accounts/users.ts';
import { readEnvironment } from '../../server/environment.ts';
import { appOn, OWN_PAGE, post, serveApp } from '../support/app.ts';
import { askNatively } from '../support/native.ts';
import { CAPTCHA_SECRET, solvedToken } from '../support/captcha.ts';
import { someDatabase } from '../support/databases.ts';
import { addAccount, EDITOR, FORM, logInAs, type SignedIn, signedIn } from '../support/editors.ts';
import { documentOf, textsOf } from '../support/html.ts';
import { bodyOf, complaint, contents, fileOf, question, sponsorship } from '../support/submissions.ts';
import { rowsOf, valueOf } from '../support/rows.ts';

const PASSWORD = EDITOR.password;
const TOKEN = OWN_PAGE['x-xsrf-token'];

/** Lists the texts and names of a page. */
function listTexts(document: Document): Set<string> {
  const texts = [...document.querySelectorAll('body *, title')].flatMap((element) => [
    ...[...element.childNodes].filter((node) => node.nodeType === 3).map((node) => node.textContent ?? ''),
    ...['aria-label', 'title', 'placeholder', 'alt', 'data-texts'].map(
      (name) => element.getAttribute(name) ?? '',
    ),
  ]);
  return new Set(
    texts.map((one) => one.replaceAll(/\s+/g, ' ').trim()).filter((one) => /\p{L}{2}/u.test(one)),
  );
}

describe.each(someDatabase)('the editors’ pages on $name', ({ open }) => {
  let who: SignedIn;

  const logIn = (password: string, options: InjectOptions = {}) =>
    logInAs(app, { ...EDITOR, password }, options);
  const get: SignedIn['get'] = (...request) => who.get(...request);
  const page = async (url: string, headers: Record<string, string> = {}) => {
    const answer = await get(url, headers);
    expect([url, answer.statusCode]).toEqual([url, 200]);
    return documentOf(answer.body);
  };
  const lastId = async () =>
    await valueOf<string | undefined>(database, 'select max(id)::text as id from enquiry');

  const signIn = () => signedIn(database, app, { ...EDITOR, role: 'publisher' });

  const { database, app } = serveApp(open, { captchaSecret: CAPTCHA_SECRET });
  beforeAll(async () => {
    who = await signIn();
  });

  describe('login', () => {
    it('request without a session: it is redirected to the login', async () => {
      for (const url of [
        '/editor',
        '/editor/inbox',
        '/editor/canvas/1',
        '/editor/preview/1',
        '/editor/files/1',
      ])
        for (const cookie of ['', 'editor-session=', `editor-session=${'a'.repeat(43)}`]) {
          const answer = await app.inject({ url, headers: { cookie } });
          expect([url, answer.statusCode]).toEqual([url, 303]);
          const to = url === '/editor' ? '' : `?${new URLSearchParams({ to: url }).toString()}`;
          expect(answer.headers.location).toBe(`/editor/login${to}`);
          expect(answer.body).toBe('');
        }
    });

    it('login form: it works without a script, in Finnish, English and Swedish', async () => {
      const document = documentOf((await app.inject('/editor/login')).body);
      expect(document.documentElement.lang).toBe('fi');
      expect(document.querySelector('script')).toBeNull();
      expect(textsOf(document, 'label')).toEqual(['Sähköposti', 'Salasana']);
      const { headers, body } = await app.inject({
        url: '/editor/login',
        headers: { 'accept-language': 'en-GB,en;q=0.9,fi;q=0.5' },
      });
      expect(body).toContain('Password');
      const asked = { 'accept-language': 'sv-SE,sv;q=0.9,en;q=0.8' };
      const swedish = documentOf((await app.inject({ url: '/editor/login', headers: asked })).body);
      expect(swedish.documentElement.lang).toBe('sv');
      expect(textsOf(swedish, 'label')).toEqual(['E-post', 'Lösenord']);
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers['cache-control']).toBe('no-store');
    });

    it('colours: a choice of the block editor applies to the lists, another value is ignored [EDITOR]', async () => {
      for (const [value, expected] of [
        ['dark', 'dark'],
        ['light', 'light'],
        ['"><script>', null],
      ] as const) {
        const cookie = `${who.cookie}; saaristo-editor-appearance=${encodeURIComponent(value)}`;
        const { documentElement } = documentOf((await get('/editor', { cookie })).body);
        expect(documentElement.getAttribute('data-appearance')).toBe(expected);
      }
    });

    it('correct address and password: the session cookie is hidden from scripts', async () => {
      const answer = await logIn(PASSWORD);
      expect(answer.statusCode).toBe(303);
      expect(answer.headers.location).toBe('/editor');
      expect(answer.cookies.find(({ name }) => name === 'editor-session')).toMatchObject({
        httpOnly: true,
        sameSite: 'Lax',
        path: '/editor',
        value: expect.stringMatching(/^[\w-]{43}$/),
      });
    });

    it.each(['', 'väärä', `${PASSWORD} `, 'x'.repeat(3000)])(
      'wrong password %j: the login is refused',
      async (password) => {
        const answer = await logIn(password, { remoteAddress: '10.0.0.9' });
        expect(answer.statusCode).toBe(401);
        expect(answer.body).toContain('Sähköposti tai salasana on väärä.');
        expect(answer.cookies.map(({ name }) => name)).not.toContain('editor-session');
      },
    );

    it('form of another site: it is refused [API-02]', async () => {
      for (const [url, headers] of [
        ['/editor/login', FORM],
        ['/editor/login', { ...FORM, cookie: `XSRF-TOKEN=${'b'.repeat(43)}` }],
        ['/editor/logout', { ...FORM, cookie: who.cookie }],
      ] as const) {
        const answer = await logIn(PASSWORD, { url, headers: { ...headers }, remoteAddress: '10.0.0.8' });
        expect([url, answer.statusCode]).toEqual([url, 403]);
      }
      expect((await get('/editor')).statusCode).toBe(200);
    });

    it('log-out: the session ends, for a copied cookie, too', async () => {
      const own = await signIn();
      expect((await own.get('/editor')).statusCode).toBe(200);
      expect((await own.send('/editor/logout')).headers.location).toBe('/editor/login');
      expect((await own.get('/editor')).statusCode).toBe(303);
    });

    it('session: it ends after eight hours', async () => {
      const cookie = (await logIn(PASSWORD)).cookies.find(({ name }) => name === 'editor-session');
      await rowsOf(
        database,
        "update editor_session set expires_at = expires_at - interval '8 hours' where expires_at = (select max(expires_at) from editor_session)",
      );
      expect((await get('/editor', { cookie: `editor-session=${cookie?.value}` })).statusCode).toBe(303);
    });
  });

  describe('inbox', () => {
    it('enquiries: they are listed newest first, of all kinds or one, and opened with all fields', async () => {
      await post(app, question.path, bodyOf(question, question.Data, await solvedToken()));
      await post(app, complaint.path, bodyOf(complaint, complaint.Data, await solvedToken()));
      const list = await page('/editor/inbox');
      expect(textsOf(list, 'tbody td:nth-child(2)')).toEqual(['ReklamaatioSaaristo', 'KysymysSaaristo']);
      expect(textsOf(list, '.editor-filter a')).toEqual(['Kaikki 2', 'Reklamaatio 1', 'Kysymys 1']);
      const one = await page('/editor/inbox?kind=question');
      expect(textsOf(one, 'tbody td:nth-child(4)')).toEqual([question.Data.Message]);
      const address = list.querySelector('tbody a')?.getAttribute('href') ?? '';
      const detail = await page(address);
      const fields = Object.fromEntries(
        textsOf(detail, 'dt').map((label, index) => [label, textsOf(detail, 'dd')[index]]),
      );
      expect(fields).toMatchObject({
        Etunimi: 'Åsa',
        Tuote: 'Rantalenkki',
        'Viimeinen käyttöpäivä': '2026-12-31',
        'Yhteys sähköpostitse': 'kyllä',
        Viesti: 'Pakkaus oli auki. Mitä teen?',
      });
      expect(Object.keys(fields)).toHaveLength(Object.keys(complaint.Data).length);
    });

    it('texts of visitors: they are escaped on all pages', async () => {
      const attack = '"><script>alert(1)</script><img src=x onerror=alert(1)>\'';
      const data = { ...sponsorship.Data, Subject: attack, Groupname: attack, Firstname: attack };
      const files = [fileOf(attack, 'application/pdf', contents.pdf)];
      await post(app, sponsorship.path, bodyOf(sponsorship, data, await solvedToken(), files));
      const id = await lastId();
      for (const url of [
        '/editor/inbox',
        `/editor/enquiries/${id}`,
        `/editor/inbox?kind=${encodeURIComponent(attack)}`,
      ]) {
        const shown = await page(url);
        expect([url, shown.querySelectorAll('script, [onerror]').length]).toEqual([url, 0]);
      }
      expect(textsOf(await page(`/editor/enquiries/${id}`), '.editor-files a')).toEqual([attack]);
    });

    it('list: it has fifty rows per page', async () => {
      await rowsOf(
        database,
        `insert into enquiry (kind, site, data)
         select 'sales', 'atriafi', jsonb_build_object('message', 'viesti ' || n) from generate_series(1, 120) n`,
      );
      const messages = async (url: string) => textsOf(await page(url), 'tbody td:nth-child(4)');
      expect(await messages('/editor/inbox?kind=sales')).toHaveLength(50);
      expect((await messages('/editor/inbox?kind=sales&page=3')).at(-1)).toBe('viesti 1');
      const links = (await page('/editor/inbox?kind=sales&page=2')).querySelectorAll('.editor-pager a');
      expect([...links].map((link) => link.getAttribute('href'))).toEqual([
        '/editor/inbox?kind=sales',
        '/editor/inbox?kind=sales&page=3',
      ]);
      expect(await messages('/editor/inbox?kind=sales&page=999')).toEqual([]);
    });

    it('enquiry without a captcha: the list, its page and the exports show that [QUE-05]', async () => {
      const WORDS = /ilman captchaa/;
      // The same message would count as a repeated enquiry.
      const data = { ...question.Data, Message: 'Captchan kanssa' };
      await post(app, question.path, bodyOf(question, data, await solvedToken()));
      const withIt = await lastId();
      await askNatively(app, 'Ilman skriptiä');
      const without = await lastId();
      expect(without).not.toBe(withIt);

      const rows = [...(await page('/editor/inbox?kind=question')).querySelectorAll('tbody tr')].slice(0, 2);
      expect(rows.map((row) => row.querySelector('a')?.getAttribute('href'))).toEqual([
        `/editor/enquiries/${without}`,
        `/editor/enquiries/${withIt}`,
      ]);
      expect(rows.map((row) => WORDS.test(row.textContent))).toEqual([true, false]);
      for (const [id, isTold] of [
        [without, true],
        [withIt, false],
      ] as const)
        expect(WORDS.test((await page(`/editor/enquiries/${id}`)).body.textContent)).toBe(isTold);

      const taken = (await get('/editor/export/enquiries.json')).json<
        { id: string; withoutCaptcha: boolean }[]
      >();
      const told = new Map(taken.map(({ id, withoutCaptcha }) => [id, withoutCaptcha]));
      expect([told.get(without!), told.get(withIt!)]).toEqual([true, false]);
      const [head = '', ...lines] = (await get('/editor/export/enquiries.csv')).body.split('\r\n');
      const column = head.split(',').indexOf('"withoutCaptcha"');
      const line = lines.find((one) => one.startsWith(`"${without}",`));
      expect(line?.split(',')[column]).toBe('"true"');
    });

    it('enquiries: they are searched, marked as answered, and exported with the filter', async () => {
      await rowsOf(
        database,
        `
        insert into enquiry (kind, site, data) values
          ('school-contact', 'atriacom', '{"message": "Retki 100%", "fullname": "Erkki Etsitty"}'),
          ('school-contact', 'atriacom', '{"message": "Retki 1000", "fullname": "Olli"}'),
          ('export-contact', 'export', '{"message": "Retki 100% pian", "message2": ["Erkki"]}')`,
      );
      const senders = async (query: string) =>
        textsOf(await page(`/editor/inbox?${query}`), 'tbody td:nth-child(4)');
      expect(await senders('q=100%25')).toEqual(['Retki 100% pian', 'Retki 100%']);
      expect(await senders('q=ETSITTY')).toEqual(['Retki 100%']);
      expect(await senders('q=message')).toEqual([]);
      expect(await senders('q=retki&kind=school-contact')).toEqual(['Retki 1000', 'Retki 100%']);
      const found = await page('/editor/inbox?q=retki');
      expect(textsOf(found, '.editor-filter a')).toEqual([
        'Kaikki 3',
        'Koulun yhteydenotto 2',
        'Vientiyhteydenotto 1',
      ]);
      const address = found.querySelectorAll('tbody a')[2]?.getAttribute('href') ?? '';
      expect((await who.send(`${address}/answer`, { token: 'x' })).statusCode).toBe(403);
      expect((await who.send(`${address}/answer`)).headers.location).toBe('/editor/inbox');
      expect(textsOf(await page(address), '.editor-state')).toEqual(['Vastattu']);
      expect((await page(address)).body.textContent).toContain(EDITOR.name);
      expect(await senders('q=retki&state=answered')).toEqual(['Retki 100%']);
      expect(await senders('q=retki&state=open')).toEqual(['Retki 100% pian', 'Retki 1000']);
      const openOnes = await page('/editor/inbox?q=retki&state=open&kind=school-contact');
      const links = [...openOnes.querySelectorAll('.editor-export a')].map(
        (link) => link.getAttribute('href') ?? '',
      );
      expect((await get(links[0]!)).body.split('\r\n')).toHaveLength(3);
      expect((await get(links[1]!)).json()).toMatchObject([
        { answered: null, data: { message: 'Retki 1000' } },
      ]);
      await who.send(`${address}/reopen`);
      expect(await senders('q=retki&state=answered')).toEqual([]);
    });

    it('sign-ups: they have a separate list [NWS-06]', async () => {
      await post(app, '/api/newsletter/subscribe', { email: 'asa@saaristo.fi' });
      await post(app, '/api/cision-liana/subscribe', {
        email: 'olli@saaristo.fi',
        informationTypes: ['press-releases', '<b>'],
        subscribeToUutiskirje: true,
      });
      const list = await page('/editor/sign-ups');
      expect(textsOf(list, 'tbody td:nth-child(3)')).toEqual(['olli@saaristo.fi', 'asa@saaristo.fi']);
      expect(textsOf(list, 'tbody td:nth-child(4)')[0]).toBe(
        'Tiedotteet: press-releases, <b> Uutiskirje: kyllä',
      );
      await rowsOf(
        database,
        "update sign_up set confirmed_at = '2026-11-24T10:05Z' where data->>'email' = 'asa@saaristo.fi'",
      );
      expect(textsOf(await page('/editor/sign-ups'), 'tbody td:nth-child(5)')).toEqual([
        'Odottaa vahvistusta',
        expect.stringContaining('24.11.2026'),
      ]);
      const one = await page('/editor/sign-ups?kind=newsletter');
      expect(textsOf(one, 'tbody td:nth-child(3)')).toEqual(['asa@saaristo.fi']);
    });

    it.each(['/editor/enquiries/999999', '/editor/enquiries/x', '/editor/files/0', '/editor/files/9e9'])(
      'unknown path %s: it is not found',
      async (url) => {
        const answer = await get(url);
        expect(answer.statusCode).toBe(404);
        expect(answer.body).toContain('Tällaista ei ole.');
      },
    );
  });

  describe('files', () => {
    const upload = async (name: string) => {
      const body = bodyOf(complaint, { ...complaint.Data, Message: 'Kuva' }, await solvedToken(), [
        fileOf(name, 'image/png', contents.png),
      ]);
      expect((await post(app, complaint.path, body)).statusCode).toBe(200);
      const detail = await page(`/editor/enquiries/${await lastId()}`);
      return detail.querySelector('.editor-files a')!;
    };

    it('enquiry: its deletion asks first, in a part of the page that is closed', async () => {
      await upload('kuva.png');
      const detail = await page(`/editor/enquiries/${await lastId()}`);
      const deletion = detail.querySelector('form[action$="/delete"] > details:not([open])');
      expect(deletion?.querySelector('summary')?.textContent).toBe('Poista liitteineen');
      expect(deletion?.querySelector('button')?.textContent).toBe('Poista lopullisesti');
      expect(detail.querySelector('form[action$="/delete"] > button')).toBeNull();
    });

    it('files: pictures are shown, and downloads are byte-identical and never opened', async () => {
      const link = await upload('kuva.png');
      expect(link.querySelector('img')?.getAttribute('src')).toBe(link.getAttribute('href'));
      const answer = await get(link.getAttribute('href') ?? '');
      expect(answer.rawPayload.equals(contents.png)).toBe(true);
      expect(answer.headers).toMatchObject({
        'content-type': 'image/png',
        'content-disposition': `attachment; filename="kuva.png"; filename*=UTF-8''kuva.png`,
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': 'no-store',
      });
    });

    it('file name of a visitor: it begins no header', async () => {
      const link = await upload('a\r\nset-cookie: x=1');
      const { headers } = await get(link.getAttribute('href') ?? '');
      expect(headers['content-disposition']).toBe(
        `attachment; filename="aset-cookie_ x_1.png"; filename*=UTF-8''aset-cookie%3A%20x%3D1.png`,
      );
      expect(headers).not.toHaveProperty('set-cookie');
    });
  });

  it('internal error: the answer does not reveal it [API-57]', async () => {
    const reported: unknown[] = [];
    const faulty = await appOn(database, { report: (error) => reported.push(error) });
    await rowsOf(database, 'alter table enquiry_file rename to elsewhere');
    const answer = await faulty.inject({ url: '/editor/inbox', headers: { cookie: who.cookie } });
    await rowsOf(database, 'alter table elsewhere rename to enquiry_file');
    expect(answer.statusCode).toBe(500);
    expect(answer.body).toContain('Jokin meni vikaan.');
    expect(answer.body).not.toContain('relation');
    expect(reported).toHaveLength(1);
    await faulty.close();
  });

  it.each([
    ['nothing', 404, 'GET'],
    ['login/nothing', 404, 'GET'],
    ['setup/nothing', 404, 'GET'],
    ['collections/nothing', 404, 'GET'],
    ['pages/999999', 404, 'GET'],
    ['login', 403, 'POST'],
  ] as const)('/editor/%s: answer %i is an HTML page', async (path, status, method) => {
    const { statusCode, headers, body } = await app.inject({
      url: `/editor/${path}`,
      method,
      headers: { cookie: who.cookie },
    });
    expect([statusCode, headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
    expect(documentOf(body).querySelector('main')?.textContent).toMatch(/\S/);
  });

  it(
    'language: no text of a page is the same in Swedish and in one other language [EDITOR]',
    { timeout: 60_000 },
    async () => {
      /** Texts that are the same in Swedish and one other language. */
      const SAME = /^(?:Media|Status|Summa|Text|image\/png, \d+ kB)$/;
      const read = async (url: string, language: string) => {
        const { statusCode, headers, body } = await get(url, { 'accept-language': language });
        if (statusCode !== 200 || !String(headers['content-type']).startsWith('text/html')) return undefined;
        const document = documentOf(body);
        expect([url, document.documentElement.lang]).toEqual([url, language]);
        return { document, texts: listTexts(document) };
      };
      const queue = ['/editor', '/editor/login'];
      const known = new Set(queue);
      const left: string[] = [];
      for (const url of queue) {
        const sv = await read(url, 'sv');
        if (!sv) continue;
        const [fi, en] = [(await read(url, 'fi'))!.texts, (await read(url, 'en'))!.texts];
        for (const one of sv.texts)
          if (fi.has(one) !== en.has(one) && !SAME.test(one)) left.push(`${url}: ${one}`);
        for (const link of sv.document.querySelectorAll('a[href^="/editor"]')) {
          const address = link.getAttribute('href')!;
          const kind = address.replace(/\?.*/, '').replaceAll(/\d+/g, '#');
          if (known.has(kind) || /^\/editor\/(?:canvas|preview|export|files|.*\/export)\b/.test(kind))
            continue;
          known.add(kind);
          queue.push(address);
        }
      }
      expect(left).toEqual([]);
    },
  );
});

describe('users', () => {
  const given = (password?: string) => ({ password, demo: false });

  it("passwords: only hashes are stored; a new password of the environment replaces the first publisher's and ends sessions and links", async () => {
    const database = await someDatabase[0]!.open();
    const token = await prepareUsers(database, given());
    expect(token).toMatch(/^[\w-]{43}$/);
    await prepareUsers(database, given(PASSWORD));
    expect(await rowsOf(database, 'select 1 from editor_setup')).toEqual([]);
    expect(await prepareUsers(database, given())).toBeUndefined();
    await addAccount(database, EDITOR);
    await rowsOf(
      database,
      "insert into editor_session select email, now() + interval '1 hour', id from editor_user",
    );
    const hashes = 'select token_hash as email from editor_session order by 1';
    const sessions = async () =>
      (await rowsOf<{ email: string }>(database, hashes)).map(({ email }) => email);
    await prepareUsers(database, given(PASSWORD));
    expect(await sessions()).toEqual([EDITOR.email, FIRST_PUBLISHER]);
    await prepareUsers(database, given(`${PASSWORD} 2`));
    expect(await sessions()).toEqual([EDITOR.email]);
    expect(await authenticateUser(database, FIRST_PUBLISHER, PASSWORD)).toBeUndefined();
    expect(
      await authenticateUser(database, ` ${FIRST_PUBLISHER.toUpperCase()} `, `${PASSWORD} 2`),
    ).toMatchObject({
      role: 'publisher',
    });
    expect(JSON.stringify(await rowsOf(database, 'select * from editor_user'))).not.toContain(PASSWORD);
    await database.close();
  });

  it('demo accounts: they are created if requested and keep their changes; otherwise those with public passwords are deleted', async () => {
    const database = await someDatabase[0]!.open();
    expect(await prepareUsers(database, { demo: true })).toBeUndefined();
    const known = (who: string) => authenticateUser(database, `${who}@saaristo.example`, `saaristo-${who}`);
    expect([(await known('publisher'))?.role, (await known('editor'))?.role]).toEqual([
      'publisher',
      'editor',
    ]);
    await prepareUsers(database, { password: PASSWORD, demo: true });
    expect([await known('publisher'), (await known('editor'))?.role]).toEqual([undefined, 'editor']);
    // The database serves the other requests.
    await prepareUsers(database, { demo: false });
    expect(await rowsOf(database, 'select email from editor_user')).toEqual([{ email: FIRST_PUBLISHER }]);
    await database.close();
  });

  it.each([
    [{ HOST: '' }, true],
    [{ HOST: '127.0.0.1' }, true],
    [{ HOST: '::1' }, true],
    [{ HOST: '0.0.0.0' }, false],
    [{ HOST: '0.0.0.0', SAARISTO_DEMO_USERS: '1' }, true],
    [{ SAARISTO_DEMO_USERS: '0' }, false],
    [{ SAARISTO_TRUST_PROXY: '1' }, false],
    [{ SAARISTO_HOSTS: '*.example.fi' }, false],
  ])('demo accounts with %j: can sign in is %s', (env, isThere) => {
    expect(readEnvironment(env, []).demoUsers).toBe(isThere);
  });

  it("first start: the printed link sets the first publisher's password once", async () => {
    const database = await someDatabase[0]!.open();
    const [first, second] = [await prepareUsers(database, given()), await prepareUsers(database, given())];
    const app = await appOn(database);
    const link = `/editor/setup/${first}`;
    const send = (url: string, password: string, token = TOKEN) =>
      app.inject({
        method: 'POST',
        url,
        headers: { ...FORM, cookie: OWN_PAGE.cookie },
        payload: new URLSearchParams({ token, password }).toString(),
      });
    const page = await app.inject(link);
    expect(page.body).toContain('autocomplete="new-password"');
    expect(page.headers['cache-control']).toBe('no-store');
    expect((await send(link, PASSWORD, 'x')).statusCode).toBe(403);
    const short = await send(link, 'lyhyt');
    expect([short.statusCode, short.body.includes('10–200 merkkiä')]).toEqual([400, true]);
    expect((await send(`/editor/setup/${'x'.repeat(43)}`, PASSWORD)).statusCode).toBe(404);
    const set = await send(link, PASSWORD);
    expect([set.statusCode, set.headers.location]).toEqual([303, '/editor']);
    const session = set.cookies.find(({ name }) => name === 'editor-session');
    const headers = { cookie: `editor-session=${session?.value}` };
    expect((await app.inject({ url: '/editor/inbox', headers })).statusCode).toBe(200);
    for (const used of [first, second]) {
      expect((await app.inject(`/editor/setup/${used}`)).statusCode).toBe(404);
      expect((await send(`/editor/setup/${used}`, 'toinen pitkä salasana')).statusCode).toBe(404);
    }
    const again = await logInAs(app, { email: FIRST_PUBLISHER, password: PASSWORD });
    expect(again.statusCode).toBe(303);
    await app.close();
    await database.close();
  });

  it('environment: a short password is refused', () => {
    expect(() => readEnvironment({ SAARISTO_EDITOR_PASSWORD: 'lyhyt' }, [])).toThrow(/fewer than 10/);
    expect(readEnvironment({ SAARISTO_EDITOR_PASSWORD: PASSWORD }, []).editorPassword).toBe(PASSWORD);
    expect(readEnvironment({ SAARISTO_EDITOR_PASSWORD: '' }, []).editorPassword).toBeUndefined();
  });
});
