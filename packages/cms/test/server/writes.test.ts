import { solveChallenge } from 'altcha-lib';
import type { Challenge } from 'altcha-lib/types';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { beforeAll, describe, expect, it } from 'vitest';
import { appOn, OWN_PAGE, post, serveApp, serveOnce } from '../support/app.ts';
import { databases } from '../support/databases.ts';
import { rowsOf } from '../support/rows.ts';
import { solvedToken } from '../support/captcha.ts';

const QUESTION = '/api/contact/retail/question';

const ODD_IDS = [
  'a/b',
  'ä ö 🌭',
  "'; drop table content_like; --",
  'constructor',
  '%',
  '../../../../test/unit',
  'x'.repeat(200),
  '🌭'.repeat(100),
];

describe('writes', () => {
  const { database, app } = serveApp(databases[0]!.open);
  beforeAll(async () => {
    await rowsOf(
      database,
      'insert into content_like (content_id, like_count) select unnest($1::text[]), 0 on conflict do nothing',
      [['crowd', 'own', 'typed', ...ODD_IDS]],
    );
  });

  async function solve(change: (challenge: Challenge) => Challenge = (same) => same): Promise<string> {
    const challenge = (await app.inject('/api/captcha/challenge')).json<Challenge>();
    const solution = await solveChallenge({ challenge, deriveKey });
    return Buffer.from(JSON.stringify({ challenge: change(challenge), solution })).toString('base64');
  }
  const ask = async (message: unknown, token?: unknown) =>
    post(app, QUESTION, {
      Data: { Message: message },
      Files: null,
      MTCaptchaToken: token ?? (await solve()),
    });

  describe('likes [API-47]', () => {
    it('likes: the count starts at that of the content', async () => {
      expect((await post(app, '/api/contentlikecount/sivu-1')).json()).toEqual({ likeCount: 13 });
    });

    it.each(ODD_IDS)('likes: the id %s is accepted', async (id) => {
      const url = `/api/contentlikecount/${encodeURIComponent(id)}`;
      expect((await post(app, url)).json()).toEqual({ likeCount: 1 });
      expect((await post(app, url)).json()).toEqual({ likeCount: 2 });
      const rows = await rowsOf(database, 'select like_count from content_like where content_id = $1', [id]);
      expect(rows).toEqual([{ like_count: 2 }]);
    });

    it('likes: an id of more than 200 characters is refused', async () => {
      const answer = await post(app, `/api/contentlikecount/${'x'.repeat(201)}`);
      expect([answer.statusCode, answer.json()]).toEqual([
        400,
        { error: 'The content id has to be 1 to 200 characters long.' },
      ]);
    });

    it.each(['%00', '%zz', '%ff'])('likes: the id %s is answered 400 or 404', async (id) => {
      const answer = await post(app, `/api/contentlikecount/${id}`);
      expect([400, 404]).toContain(answer.statusCode);
      expect(answer.json()).toEqual({ error: expect.stringMatching(/^[A-Z].*\.$/) });
    });

    it('likes: unknown content stores nothing [LIK-06]', async () => {
      const before = await rowsOf(database, 'select content_id from content_like');
      for (let at = 0; at < 5; at += 1) {
        const answer = await post(app, `/api/contentlikecount/nothing-${at}`);
        expect([answer.statusCode, answer.json()]).toEqual([404, { error: 'There is no such content.' }]);
      }
      expect(await rowsOf(database, 'select content_id from content_like')).toEqual(before);
    });

    it('likes: an empty body with any content type is accepted', async () => {
      const answer = await app.inject({
        method: 'POST',
        url: '/api/contentlikecount/typed',
        headers: { ...OWN_PAGE, 'content-type': 'application/json' },
      });
      expect(answer.json()).toEqual({ likeCount: 1 });
    });
  });

  describe('csrf [API-02]', () => {
    it.each([
      ['neither cookie nor header', {}],
      ['no header', { cookie: OWN_PAGE.cookie }],
      ['no cookie', { 'x-xsrf-token': OWN_PAGE['x-xsrf-token'] }],
      ['another header', { ...OWN_PAGE, 'x-xsrf-token': 'b'.repeat(43) }],
      ['an empty pair', { cookie: 'XSRF-TOKEN=', 'x-xsrf-token': '' }],
    ])('csrf: a write with %s is refused', async (_case, headers) => {
      const forms = ['/api/fs/menu', '/api/review/lihakauppa/', '/api/newsletter/subscribe'];
      const signUps = ['/api/campaign/participate', '/api/cision-liana/subscribe'];
      for (const url of ['/api/contentlikecount/forged', QUESTION, ...forms, ...signUps]) {
        const host = url.includes('lihakauppa') ? 'lihakauppa.localhost' : 'localhost';
        const answer = await app.inject({ method: 'POST', url, headers: { host, ...headers } });
        expect([url, answer.statusCode]).toEqual([url, 403]);
        expect(answer.json()).toEqual({ error: expect.stringContaining('anti-forgery') });
      }
      expect(await rowsOf(database, "select 1 from content_like where content_id = 'forged'")).toEqual([]);
    });

    it('csrf: a page of a known visitor sets a valid token and keeps an existing one, that of a new one sets none', async () => {
      expect((await app.inject('/')).cookies).toEqual([]);
      const [, known = ''] = /(?:^|; )visitor=([^;]*)/.exec(OWN_PAGE.cookie) ?? [];
      const { cookies } = await app.inject({ url: '/', headers: { cookie: `visitor=${known}` } });
      const cookie = cookies.find(({ name }) => name === 'XSRF-TOKEN');
      expect(cookie).toMatchObject({ name: 'XSRF-TOKEN', path: '/', sameSite: 'Lax' });
      expect(cookie).not.toHaveProperty('httpOnly');
      const value = cookie?.value ?? '';
      const headers = { cookie: `visitor=${known}; XSRF-TOKEN=${value}`, 'x-xsrf-token': value };
      expect(
        (await app.inject({ method: 'POST', url: '/api/contentlikecount/own', headers })).statusCode,
      ).toBe(200);
      expect((await app.inject({ url: '/', headers })).cookies).toEqual([]);
    });
  });

  describe('questions [API-16]', () => {
    it('captcha: a solved one is accepted once, also in parallel [FRM-08]', async () => {
      const token = await solve();
      const answers = await Promise.all([ask('Yksi', token), ask('Kaksi', token), ask('Kolme', token)]);
      expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 400, 400]);
      expect((await ask('Neljä', token)).json()).toEqual({ error: expect.stringContaining('captcha') });
    });

    it('captcha: a missing, malformed, unsigned or changed one is refused [FRM-08]', async () => {
      const longer = await solve((challenge) => ({
        ...challenge,
        parameters: { ...challenge.parameters, expiresAt: (challenge.parameters.expiresAt ?? 0) + 3600 },
      }));
      const costly = await solve((challenge) => ({
        ...challenge,
        parameters: { ...challenge.parameters, cost: 2 ** 31 },
      }));
      const unsigned = await solve(({ signature: _signature, ...challenge }) => challenge);
      const solved = JSON.parse(Buffer.from(await solve(), 'base64').toString()) as Record<string, object>;
      const unsolved = { ...solved, solution: { ...solved['solution'], derivedKey: 'x' } };
      for (const token of [
        '',
        'not base64!',
        'bnVsbA==',
        Buffer.from('{"challenge":{}}').toString('base64'),
        longer,
        costly,
        unsigned,
        Buffer.from(JSON.stringify(unsolved)).toString('base64'),
        // Of a server with another secret.
        await solvedToken(),
        5,
      ]) {
        const answer = await ask('Kysymys', token);
        expect([token, answer.statusCode]).toEqual([token, 400]);
      }
    });

    it('captcha: one of a refused message stays valid', async () => {
      const token = await solve();
      expect((await ask('liian #outo', token)).statusCode).toBe(400);
      expect((await ask('Tavallinen', token)).statusCode).toBe(200);
    });

    it('captcha: challenges expire after 10 to 20 minutes', async () => {
      const answer = await app.inject('/api/captcha/challenge');
      const minutes = ((answer.json<Challenge>().parameters.expiresAt ?? 0) - Date.now() / 1000) / 60;
      expect(minutes).toBeGreaterThan(10);
      expect(minutes).toBeLessThan(20);
      expect(answer.headers['cache-control']).toBe('no-store');
    });
  });

  describe('invalid bodies [API-57]', () => {
    const send = (payload: string, type: string | undefined) =>
      app.inject({
        method: 'POST',
        url: QUESTION,
        payload,
        headers: { ...OWN_PAGE, ...(type && { 'content-type': type }) },
      });

    it.each([
      ['broken JSON', '{"Data":', 'application/json', 400],
      ['no object', '[]', 'application/json', 400],
      ['null', 'null', 'application/json', 400],
      ['nothing', '', 'application/json', 400],
      ['a prototype', '{"__proto__":{"Data":{}}}', 'application/json', 400],
      ['a form', 'Data=1', 'application/x-www-form-urlencoded', 415],
      ['plain text', '{}', 'text/plain', 415],
      ['too much', `{"Data":"${'x'.repeat(70_000)}"}`, 'application/json', 413],
    ])('body: %s is answered with a reason and without a stack', async (_case, payload, type, status) => {
      const answer = await send(payload, type);
      expect(answer.statusCode).toBe(status);
      expect(answer.json()).toEqual({ error: expect.stringMatching(/^[A-Z][^\n]*\.$/) });
    });

    it('calls: an unknown one is answered 404', async () => {
      for (const method of ['GET', 'POST', 'DELETE'] as const) {
        const answer = await app.inject({ method, url: '/api/no/such/call', headers: OWN_PAGE });
        expect(answer.statusCode).toBe(404);
        expect(answer.json()).toEqual({ error: expect.any(String) });
      }
    });
  });
});

describe('limits', () => {
  it('rate limit: an address with too many writes of any kind is refused, others are not [API-57]', async () => {
    const { database, app } = await serveOnce(databases[0]!.open, { writesPerMinute: 3 });
    await rowsOf(database, "insert into content_like values ('x', 0)");
    const like = (remoteAddress: string, url = '/api/contentlikecount/x') =>
      app.inject({ method: 'POST', url, headers: OWN_PAGE, remoteAddress });
    expect((await like('10.0.0.1')).statusCode).toBe(200);
    for (const url of [QUESTION, '/api/fs/salesform'])
      expect((await like('10.0.0.1', url)).statusCode).toBe(400);
    const refused = await like('10.0.0.1');
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toEqual({ error: expect.stringContaining('too many') });
    expect((await like('10.0.0.2')).statusCode).toBe(200);
    expect((await app.inject({ url: '/', remoteAddress: '10.0.0.1' })).statusCode).toBe(200);
  });

  it('faults: the answer reveals nothing [API-57]', async () => {
    const database = await databases[0]!.open();
    const reported: unknown[] = [];
    const app = await appOn(database, { report: (error) => reported.push(error) });
    await rowsOf(database, 'drop table content_like; drop table entry');
    const call = await post(app, '/api/contentlikecount/x');
    expect(call.statusCode).toBe(500);
    expect(call.json()).toEqual({ error: 'The server failed to answer.' });
    const page = await app.inject('/en/somewhere');
    expect(page.statusCode).toBe(500);
    expect(page.body).toContain('Something went wrong');
    expect(reported.map(String)).toEqual([
      expect.stringContaining('content_like'),
      expect.stringContaining('entry'),
    ]);
    expect(page.body).not.toMatch(/relation|entry|at .*:\d+/);
    await app.close();
    await database.close();
  });
});
