import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { Unavailable } from '../../platform/database/database.ts';
import { checkMigrated, migrate } from '../../platform/database/migrate.ts';
import { openDatabase } from '../../platform/database/open.ts';
import { readEnvironment } from '../../server/environment.ts';
import { createMetrics, serveMetrics } from '../../server/metrics.ts';
import { startTracing } from 'saaristo/tracing';
import { runDueJobs, scheduleJob } from '../../platform/database/jobs.ts';
import { createMailer } from '../../platform/mail/mailer.ts';
import { startOtlpReceiver } from '../../../../test/otlp-receiver.ts';
import { appOn, post, serveOnce } from '../support/app.ts';
import { someDatabase } from '../support/databases.ts';
import { faulty } from '../support/faulty.ts';
import { rowsOf } from '../support/rows.ts';

const ROOT = path.resolve(import.meta.dirname, '../../../..');

describe('settings', () => {
  it('several invalid values: the error has a sentence for each', () => {
    const read = () =>
      readEnvironment(
        {
          PORT: 'x',
          SAARISTO_HOSTS: 'a b',
          SAARISTO_TRUST_PROXY: 'me',
          SAARISTO_EDITOR_PASSWORD: 'short',
          SAARISTO_METRICS_PORT: '-1',
        },
        [],
      );
    let message = '';
    try {
      read();
    } catch (error) {
      message = (error as Error).message;
    }
    expect(message.split('\n').map((line) => line.split(' ')[0])).toEqual([
      'SAARISTO_HOSTS',
      'PORT',
      'SAARISTO_TRUST_PROXY',
      'SAARISTO_EDITOR_PASSWORD',
      'SAARISTO_METRICS_PORT',
    ]);
  });
});

describe('migrations apart from the start', () => {
  it('SAARISTO_MIGRATE=0: a start names the missing migrations, and runs after npm run cms -- migrate; an export applies none', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'saaristo-migrate-'));
    const dataFolder = path.join(folder, 'data');
    await expect(openDatabase({ dataFolder, migrates: false })).rejects.toThrow(
      /lacks the migrations 0001-schema\.sql.*: run npm run cms -- migrate/,
    );
    vi.stubEnv('DATABASE_URL', '');
    vi.stubEnv('SAARISTO_DATA', dataFolder);
    const run = async (command: () => Promise<unknown>): Promise<string> => {
      const print = vi.spyOn(console, 'log').mockImplementation(() => {});
      await command();
      const printed = print.mock.calls.join('\n');
      print.mockRestore();
      return printed;
    };
    expect(await run(() => import('../../migrate.ts'))).toMatch(/^Applied: 0001-schema\.sql\b/);
    const database = await openDatabase({ dataFolder, migrates: false });
    await rowsOf(
      database,
      `insert into page (site, language, path, address, position, draft)
        values ('atriafi', 'fi', '/vienti', '/vienti', 1, '{}')`,
    );
    await rowsOf(database, 'delete from migration where number = (select max(number) from migration)');
    await database.close();
    expect(JSON.parse(await run(() => import('../../export-pages.ts')))).toMatchObject({
      path: '/vienti',
      draft: {},
    });
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });
});

describe.each(someDatabase)('operations on $name', ({ open }) => {
  it('a new migration that is not applied: the check names it and changes nothing', async () => {
    const database = await open();
    const folder = mkdtempSync(path.join(tmpdir(), 'saaristo-migrations-'));
    cpSync(path.join(ROOT, 'packages/cms/platform/database/migrations'), folder, { recursive: true });
    await expect(checkMigrated(database, folder)).resolves.toBeUndefined();
    writeFileSync(path.join(folder, '9999-note.sql'), 'create table note_of_test (id integer);');
    await expect(checkMigrated(database, folder)).rejects.toThrow(/lacks the migrations 9999-note\.sql/);
    expect(await rowsOf(database, "select to_regclass('note_of_test') as made")).toEqual([{ made: null }]);
    expect(await migrate(database)).toEqual([]);
    rmSync(folder, { recursive: true });
    await database.close();
  });

  it('metrics: requests are counted by route without addresses, and the database and jobs are shown', async () => {
    const { database, app } = await serveOnce(open);
    const registry = await createMetrics(app, database);
    const failing = faulty(database, { run: () => () => Promise.reject(new Unavailable('busy')) });
    const failingRegistry = await createMetrics(app, failing);
    await app.inject('/api/search/suggestions/?language=fi&q=salainen');
    await app.inject('/api/search/suggestions/?language=fi&q=salainen');
    await app.inject('/wp-login.php');
    const server = await serveMetrics(registry, 0, '127.0.0.1');
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const answer = await fetch(`${origin}/metrics`);
    const text = await answer.text();
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(text).toContain(
      'http_request_duration_seconds_count{method="GET",route="/api/search/suggestions/",status="200"} 2',
    );
    expect(text).not.toMatch(/salainen|wp-login/);
    expect(text).toContain('saaristo_database_up 1');
    expect(text).toMatch(/saaristo_jobs\{state="failed"\} 0/);
    expect(text).toContain('process_resident_memory_bytes');
    expect((await fetch(origin)).status).toBe(404);
    server.close();
    expect(await failingRegistry.metrics()).toContain('saaristo_database_up 0');
  });

  it("request log: each request has a line with id, route, status and time, without visitors' data", async () => {
    const lines: string[] = [];
    const log = { write: (line: string) => lines.push(line) };
    const { app } = await serveOnce(open, { logsRequests: true, log });
    const answer = await app.inject({
      url: '/api/search/suggestions/?language=fi&q=salainen',
      headers: { 'x-request-id': 'abc-1' },
    });
    const forged = await app.inject({ url: '/healthz', headers: { 'x-request-id': 'a b\\n{"level":50}' } });
    expect(answer.headers['x-request-id']).toBe('abc-1');
    expect(forged.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
    const logged = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(logged[0]).toMatchObject({
      level: 30,
      reqId: 'abc-1',
      req: { method: 'GET', route: '/api/search/suggestions/' },
      status: 200,
      ms: expect.any(Number),
    });
    expect(lines.join('')).not.toContain('salainen');
  });

  it("traces: requests, queries, jobs and mails are spans without visitors' data, and the log has the trace", async () => {
    const receiver = await startOtlpReceiver();
    for (const [name, value] of Object.entries(receiver.env)) vi.stubEnv(name, value);
    const stop = await startTracing('saaristo-cms', () => {});
    const database = await open();
    const lines: string[] = [];
    const log = { write: (line: string) => lines.push(line) };
    const app = await appOn(database, { logsRequests: true, log });
    const behindProxy = await appOn(database, { trustProxy: () => true });
    const traceId = '0af7651916cd43dd8448eb211c80319c';
    const traceparent = `00-${traceId}-b7ad6b7169203331-01`;
    const search = { url: '/api/search/suggestions/?language=fi&q=salainen', headers: { traceparent } };
    await app.inject(search);
    await behindProxy.inject(search);
    await post(app, '/api/contentlikecount/salainen', {});
    await app.inject('/healthz');
    const mailer = createMailer({ url: 'smtp://127.0.0.1:1', from: 'a@saaristo.example' });
    const mail = { to: 'salainen@example.fi', subject: 'salainen', text: 'salainen', messageId: '<a@b>' };
    await scheduleJob(database, 'mail-of-test', '', new Date(0));
    await runDueJobs(database, { 'mail-of-test': { run: () => mailer.send(mail) } }, () => {});
    await stop!();
    vi.unstubAllEnvs();
    await Promise.all([app.close(), behindProxy.close()]);
    await database.close();
    receiver.close();

    const { spans, find } = receiver;
    const [visitor, proxied] = spans.filter(({ name }) => name === 'GET /api/search/suggestions/');
    expect(visitor).toMatchObject({ kind: 2, service: 'saaristo-cms' });
    expect(visitor!.attributes).toEqual({
      'http.request.method': 'GET',
      'http.route': '/api/search/suggestions/',
      'http.response.status_code': 200,
      'saaristo.request_id': expect.any(String),
    });
    // A visitor can't choose which requests are traced, a proxy can.
    expect(visitor).not.toHaveProperty('traceId', traceId);
    expect(proxied).toHaveProperty('traceId', traceId);
    expect(JSON.parse(lines[0]!)).toMatchObject({ trace_id: visitor!.traceId, status: 200 });
    const queries = spans.filter(({ parentSpanId }) => parentSpanId === visitor!.spanId);
    expect(queries[0]!.attributes).toMatchObject({
      'db.system.name': 'postgresql',
      'db.query.text': expect.stringContaining('$1'),
    });
    // After the parsing of a body.
    const write = find('POST /api/contentlikecount/:contentId')!;
    expect(write.attributes).toMatchObject({ 'http.response.status_code': 404 });
    expect(spans.some(({ parentSpanId }) => parentSpanId === write.spanId)).toBe(true);
    expect(find('send mail')).toMatchObject({ parentSpanId: find('job mail-of-test')!.spanId, status: 2 });
    expect(JSON.stringify(spans)).not.toMatch(/salainen|healthz/);
  });
});
