import { once } from 'node:events';
import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Database, Unavailable } from '../../platform/database/database.ts';
import { drain } from '../../server/drain.ts';
import { logRequestError } from '../../server/logging.ts';
import type { AppOptions } from '../../server/app-options.ts';
import { appOn, post } from '../support/app.ts';
import { CAPTCHA_SECRET, solvedToken } from '../support/captcha.ts';
import { someDatabase } from '../support/databases.ts';
import { bodyOf, question } from '../support/submissions.ts';
import { faulty } from '../support/faulty.ts';
import { rowsOf } from '../support/rows.ts';

describe.each(someDatabase)('server on $name', ({ open }) => {
  let real: Database;
  let app: FastifyInstance;
  beforeEach(async () => {
    real = await open();
  });
  afterEach(async () => {
    await app.close();
    await real.close();
  });

  /** Serves the estate on a database in which `instead` handles some statements. */
  async function serve(
    instead: Parameters<typeof faulty>[1],
    options: Partial<AppOptions> = {},
  ): Promise<void> {
    app = await appOn(real, { database: faulty(real, instead), captchaSecret: CAPTCHA_SECRET, ...options });
  }

  describe('shutdown', () => {
    const ASKED = '/api/search/suggestions/?language=fi&q=makkara';
    let ask: () => void;
    let isAsked: Promise<void>;
    let answer: () => void;
    let isGone: boolean;
    let origin: string;
    /** A server whose database does not answer searches until the test allows it. */
    beforeEach(async () => {
      const answered = new Promise<void>((resolve) => (answer = resolve));
      isGone = false;
      isAsked = new Promise<void>((resolve) => (ask = resolve));
      await serve({
        run: (run) => async (sql, parameters) => {
          if (sql.includes('tsquery')) {
            ask();
            await answered;
          }
          return isGone ? { rows: [] } : run(sql, parameters);
        },
      });
      origin = await app.listen({ port: 0, host: '127.0.0.1' });
    });

    it('shutdown: open requests are answered, and new ones are refused', async () => {
      const waiting = fetch(new URL(ASKED, origin));
      const idle = connect(Number(new URL(origin).port), '127.0.0.1');
      await once(idle, 'connect');
      await isAsked;
      const began = performance.now();
      const isCut = once(idle, 'close');
      const ended = drain(app);
      await isCut;
      await expect.poll(() => fetch(origin).then(String, () => 'refused')).toBe('refused');
      answer();
      const response = await waiting;
      expect([response.status, response.headers.get('connection')]).toEqual([200, 'close']);
      expect(((await response.json()) as { hits: unknown[] }).hits.length).toBeGreaterThan(0);
      await ended;
      // Much earlier than the timeout.
      expect(performance.now() - began).toBeLessThan(6000);
    });

    it('shutdown: a request is cut after the timeout', async () => {
      const waiting = fetch(new URL(ASKED, origin)).catch((error: Error) => error.name);
      await isAsked;
      await drain(app, 50);
      expect(await waiting).toBe('TypeError');
      isGone = true;
      answer();
    });
  });

  it('shutdown: a request that arrives while it begins is answered, since the database is still open', async () => {
    app = await appOn(real);
    const seen: unknown[] = [];
    app.addHook('preClose', async () => {
      const answer = await fetch(`${origin}/api/search/suggestions/?language=fi&q=makkara`);
      seen.push(answer.status, answer.headers.get('connection'), await answer.json());
    });
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    await drain(app);
    expect(seen).toEqual([200, 'close', { hits: expect.any(Array) }]);
  });

  it('database failure: calls are answered 503 with Retry-After, and the server is not ready', async () => {
    const reported: unknown[] = [];
    const busy = () => Promise.reject(new Unavailable('busy'));
    await serve({ begin: busy }, { report: (error) => reported.push(error) });
    expect((await app.inject('/readyz')).json()).toEqual({ ready: true });
    const form = await post(app, question.path, bodyOf(question, question.Data, await solvedToken()));
    expect([form.statusCode, form.headers['retry-after']]).toEqual([503, '5']);
    expect(form.json()).toEqual({ error: expect.stringContaining('try again in a few seconds') });
    await app.close();

    await serve(
      { run: (run) => (sql, values) => (/entry|select 1/.test(sql) ? busy() : run(sql, values)) },
      { report: (error) => reported.push(error) },
    );
    for (const [url, type] of [
      ['/en/', 'text/html; charset=utf-8'],
      ['/readyz', 'application/json; charset=utf-8'],
    ] as const) {
      const { statusCode, headers } = await app.inject(url);
      expect([url, statusCode, headers['retry-after'], headers['content-type']]).toEqual([
        url,
        503,
        '5',
        type,
      ]);
    }
    expect((await app.inject('/readyz')).json()).toEqual({ ready: false, problems: ['busy'] });
    expect((await app.inject('/healthz')).json()).toEqual({ healthy: true });
    expect(reported).toHaveLength(4);
  });

  it("log: a failure is logged with its route and without visitors' data", async () => {
    const SECRET = 'salainen viesti';
    const lines: string[] = [];
    const log = { write: (line: string) => lines.push(line) };
    await serve(
      {
        inTransaction: (run) => (sql, values) =>
          sql.startsWith('insert into "enquiry"')
            ? run('select $1::text::integer', [SECRET])
            : run(sql, values),
      },
      { log, report: logRequestError },
    );
    const send = async () =>
      post(app, question.path, bodyOf(question, { ...question.Data, Message: SECRET }, await solvedToken()));
    expect((await send()).statusCode).toBe(500);
    await rowsOf(real, 'drop table enquiry cascade');
    expect((await send()).statusCode).toBe(500);
    const search = await app.inject(`/api/search/suggestions/?language=fi&q=${encodeURIComponent(SECRET)}`);
    expect(search.statusCode).toBe(200);
    await rowsOf(real, 'drop table entry cascade');
    expect(
      (await app.inject(`/api/search/content?language=fi&q=${encodeURIComponent(SECRET)}`)).statusCode,
    ).toBe(500);
    expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
      {
        level: 50,
        req: { method: 'POST', route: question.path },
        err: {
          code: '22P02',
          message: expect.stringContaining('integer: "…"'),
          stack: expect.stringMatching(/^\s+at /),
        },
      },
      { level: 50, req: { route: question.path }, err: { code: '42P01' } },
      { level: 50, req: { route: '/api/search/content' }, err: { code: '42P01' } },
    ]);
    expect(lines.join('')).not.toMatch(/salai|127\.0\.0\.1/);
  });
});
