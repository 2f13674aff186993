/** Counters and captchas, which the database keeps, without a server. */
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../platform/database/database.ts';
import { createErrorHandler } from '../../../platform/http/errors.ts';
import { createHosts } from '../../../platform/http/hosts.ts';
import {
  createAttemptLimiter,
  deleteExpiredAttempts,
  registerRateLimit,
} from '../../../platform/http/security/attempt-limiter.ts';
import { createLoginLimiter } from '../../../platform/http/security/login-limiter.ts';
import { getSecret } from '../../../platform/http/security/secret.ts';
import { someDatabase } from '../../support/databases.ts';
import { rowsOf } from '../../support/rows.ts';

describe.each(someDatabase)('limits on $name', ({ open }) => {
  let database: Database;
  let app: FastifyInstance;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  afterEach(() => app?.close());

  const expire = () => rowsOf(database, "update tried set ends_at = now() - interval '1 second'");

  it('attempts: they are counted by purpose and key until their time ends', async () => {
    const limiter = createAttemptLimiter(database, 'test', 3, 60_000);
    const other = createAttemptLimiter(database, 'other', 3, 60_000);
    const tries = async (who: string, ...amounts: number[]) => {
      const results = [];
      for (const amount of amounts) results.push(await limiter.consume(who, amount));
      return results;
    };
    expect(await tries('a', 1, 1, 1, 1)).toEqual([true, true, true, false]);
    expect(await tries('b', 2, 2)).toEqual([true, false]);
    expect(await limiter.consume('c')).toBe(true);
    expect(await other.consume('a')).toBe(true);
    await limiter.undo('a');
    await limiter.undo('a');
    expect(await tries('a', 1, 1)).toEqual([true, false]);
    await expire();
    expect(await tries('a', 1, 1, 1, 1)).toEqual([true, true, true, false]);
    const [{ keys } = { keys: '' }] = await rowsOf<{ keys: string }>(
      database,
      "select string_agg(key, ' ') as keys from tried",
    );
    expect(keys).toMatch(/^[\w-]{43}( [\w-]{43})+$/);
  });

  it('attempts: no success lowers a counter below zero, and expired counters are deleted', async () => {
    const limiter = createAttemptLimiter(database, 'zero', 1, 60_000);
    await limiter.consume('a');
    for (let times = 0; times < 3; times += 1) await limiter.undo('a');
    expect([await limiter.consume('a'), await limiter.consume('a')]).toEqual([true, false]);
    await expire();
    await createAttemptLimiter(database, 'new', 1, 60_000).consume('a');
    await deleteExpiredAttempts(database);
    expect(await rowsOf(database, 'select 1 from tried')).toHaveLength(1);
  });

  const serve = async () => {
    app = Fastify({ trustProxy: true });
    app.decorate('hosts', createHosts());
    app.setErrorHandler(createErrorHandler(console.error));
    await app.register(cookie);
  };

  it('rate limit: requests of an address are counted for the scope, and apart for routes with their own limit', async () => {
    await serve();
    await app.register(async (scope) => {
      await registerRateLimit(scope, database, 'many', 2);
      scope.get('/a', () => '');
      scope.get('/b', () => '');
      scope.get('/own', { config: { rateLimit: { max: 1 } } }, () => '');
    });
    await app.register(async (scope) => {
      await registerRateLimit(scope, database, 'few');
      scope.get('/free', () => '');
      scope.get('/limited', { config: { rateLimit: { max: 1 } } }, () => '');
    });
    const get = async (url: string, from = '2001:db8::1') =>
      (await app.inject({ url, headers: { 'x-forwarded-for': from } })).statusCode;
    expect([await get('/a'), await get('/b', '2001:db8::2'), await get('/a')]).toEqual([200, 200, 429]);
    expect([await get('/a', '2001:db8:1::1'), await get('/own'), await get('/own')]).toEqual([200, 200, 429]);
    expect([await get('/free'), await get('/free'), await get('/limited'), await get('/limited')]).toEqual([
      200, 200, 200, 429,
    ]);
    const { headers, body } = await app.inject({ url: '/a', headers: { 'x-forwarded-for': '2001:db8::3' } });
    expect(Number(headers['retry-after'])).toBeGreaterThan(50);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
    expect(body).toBe('{"error":"There were too many requests from your address; wait a minute."}');
    await expire();
    expect(await get('/a')).toBe(200);
  });

  it('login: only wrong passwords count, and a browser that was logged in has its own counter', async () => {
    await serve();
    const limiter = await createLoginLimiter(database, 'customer', '/login');
    let runs = 0;
    app.get('/login', async (request, reply) => {
      const { account = '', password } = request.query as Record<string, string>;
      const result = await limiter.attempt(request, reply, account, async () => {
        runs += 1;
        return password === 'right' ? 'in' : undefined;
      });
      return { result };
    });
    let address = 0;
    const logIn = async (
      account: string,
      password: string,
      known = '',
      from = `192.0.2.${(address += 1)}`,
    ) => {
      const answer = await app.inject({
        url: '/login',
        query: { account, password },
        headers: { 'x-forwarded-for': from, cookie: known && `known-customer=${known}` },
      });
      return { result: answer.json<{ result?: string }>().result, cookies: answer.cookies };
    };
    const own = await logIn('a', 'right');
    expect([own.result, own.cookies]).toEqual([
      'in',
      [
        {
          name: 'known-customer',
          value: expect.stringMatching(/^[\w-]{22}\.[\w-]{43}$/),
          path: '/login',
          httpOnly: true,
          sameSite: 'Lax',
          maxAge: 180 * 86_400,
        },
      ],
    ]);
    expect((await logIn('a', 'wrong')).cookies).toEqual([]);
    const known = own.cookies[0]!.value;
    const fill = (what: string, who: string, count: number) =>
      createAttemptLimiter(database, `customer ${what}`, 1, 15 * 60_000).consume(who, count);
    await fill('for', 'a', 18);
    for (const expected of ['in', 'in', undefined, 'limited'])
      expect((await logIn('a', expected === 'in' ? 'right' : 'wrong')).result).toBe(expected);
    expect((await logIn('a', 'right')).result).toBe('limited');
    const other = (await logIn('b', 'right')).cookies[0]!.value;
    const forged = [`${known.slice(0, 22)}.${other.slice(23)}`, `${other.slice(0, 22)}.${known.slice(23)}`];
    for (const one of [
      other,
      ...forged,
      `x${known}`,
      `${known}x`,
      known.slice(0, -1),
      '.',
      `.${known.slice(23)}`,
    ])
      expect([one, (await logIn('a', 'right', one)).result]).toEqual([one, 'limited']);
    expect((await logIn('a', 'right', known)).result).toBe('in');
    expect((await logIn('b', 'right', known)).result).toBe('in');

    // A network of 64 bits counts as one address.
    await fill('from', '2001:db8:0:7::/64', 9);
    runs = 0;
    for (const [from, expected] of [
      ['2001:db8:0:7::1', undefined],
      ['2001:db8:0:7::2', 'limited'],
      ['2001:db8:0:7:1::', 'limited'],
    ] as const)
      expect((await logIn('c', 'wrong', '', from)).result).toBe(expected);
    expect(runs).toBe(1);
    // Attempts of a blocked address do not count for the account.
    await fill('for', 'c', 18);
    expect((await logIn('c', 'right')).result).toBe('in');
  });

  it('secret: the database keeps one for each key', async () => {
    const secrets = [
      await getSecret(database, 'a'),
      await getSecret(database, 'a'),
      await getSecret(database, 'b'),
    ];
    expect(secrets[0]).toMatch(/^[\w-]{43}$/);
    expect([secrets[1] === secrets[0], secrets[2] === secrets[0]]).toEqual([true, false]);
  });
});
