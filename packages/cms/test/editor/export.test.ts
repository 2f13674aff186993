import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import Fastify from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import { exportEvents } from '../../accounts/audit.ts';
import { exportRows, formatCsv, readAll, ROWS_PER_QUERY } from '../../enquiries/export.ts';
import { databases, openFirst } from '../support/databases.ts';
import { rowsOf } from '../support/rows.ts';
import { EVERY_SITE } from '../../platform/model/visitor-data.ts';

const textOf = async (stream: Readable): Promise<string> => (await buffer(stream)).toString();
const csvOf = async (rows: readonly object[]): Promise<string> =>
  textOf(await formatCsv(() => Readable.from(rows)));

it('export: a table has a column for each property, quotes every field and doubles quotes', async () => {
  const rows = [
    { a: 1, b: { c: 'x,y' } },
    { a: -2, b: null, d: ['p', 'q'], f: 'a\nb', g: new Date(0), h: true },
  ];
  expect(await csvOf(rows)).toBe(
    [
      '\ufeff"a","b.c","b","d","f","g","h"',
      '"1","x,y","","","","",""',
      '"-2","","","[""p"",""q""]","a\nb","1970-01-01T00:00:00.000Z","true"',
      '',
    ].join('\r\n'),
  );
});

it('export: a table has no formulas of visitors, also if a spreadsheet splits at ; or tab or drops quotes', async () => {
  const signs = ['=', '+', '-', '@', '＝', '＋', '－', '＠', '\t=', '\r=', '\t', '\r'];
  const texts = signs.flatMap((sign) =>
    ['', 'a;', 'a,', 'a\t', 'a\n', 'a\r\n', 'a"', '";', "';"].map((before) => `${before}${sign}1+1`),
  );
  const table = await csvOf(texts.map((text) => ({ text, list: [text], [`key ${text}`]: 'x' })));
  expect(table).not.toMatch(/(^|[";,\t\r\n])[=+\-@＝＋－＠]/m);
  expect(table).not.toMatch(/"[\t\r](?!\n)/);
  // Texts that a spreadsheet does not read as formulas are unchanged.
  expect(await csvOf([{ text: 'Hei, -5 astetta; a = b, c@d.fi' }])).toContain(
    '"Hei, -5 astetta; a = b, c@d.fi"',
  );
});

/** A table with rows of 1 kB. */
function createTable(count: number) {
  const reads = { queries: 0, rows: 0 };
  const read = (after: { id: number } | undefined) => {
    const first = (after?.id ?? 0) + 1;
    const rows = Array.from({ length: Math.min(ROWS_PER_QUERY, count - first + 1) }, (_, index) => ({
      id: first + index,
      text: 'x'.repeat(1000),
    }));
    reads.queries += 1;
    reads.rows += rows.length;
    return Promise.resolve(rows);
  };
  return { reads, read };
}

it('export: of 30,000 rows, less than three queries are in memory', async () => {
  const { reads, read } = createTable(30_000);
  const csv = await formatCsv(() => readAll(read));
  expect(reads.rows).toBe(30_000);
  reads.rows = 0;
  let bytes = 0;
  let held = 0;
  for await (const chunk of csv as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    held = Math.max(held, reads.rows - bytes / 1010);
  }
  expect(bytes).toBeGreaterThan(30_000_000);
  expect(held).toBeLessThan(3 * ROWS_PER_QUERY);
});

it('export: a connection that breaks ends the queries', async () => {
  const { reads, read } = createTable(100_000);
  const app = Fastify();
  const isEnded = vi.fn<() => void>();
  app.get('/', async (_, reply) => reply.send((await formatCsv(() => readAll(read))).once('close', isEnded)));
  await app.listen({ port: 0 });
  const request = get({ port: (app.server.address() as AddressInfo).port });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  await once(answer, 'readable');
  request.destroy();
  await vi.waitFor(() => expect(isEnded).toHaveBeenCalledOnce());
  const { queries } = reads;
  // All rows are read once for their columns.
  expect(queries).toBeLessThan(380);
  await app.close();
  expect(reads.queries).toBeLessThan(queries + 2);
});

describe.each(databases)('export, on $name', ({ open }) => {
  const database = openFirst(open);

  const FILTER = { kind: 'school-contact', text: undefined, isAnswered: undefined };

  it('rows of several queries: each is exported once, in order', async () => {
    await rowsOf(
      database,
      `insert into enquiry (kind, site, data)
       select 'school-contact', 'atriacom', jsonb_build_object('number', number) from generate_series(1, 1200) number`,
    );
    const numbers = Array.from({ length: 1200 }, (_, index) => index + 1);
    const json = await textOf(await exportRows(database, 'enquiries', 'json', EVERY_SITE, FILTER));
    const rows = JSON.parse(json) as { data: { number: number } }[];
    expect(rows.map(({ data }) => data.number)).toEqual(numbers);
    expect(json).toBe(JSON.stringify(rows, null, 2));
    const csv = await textOf(await exportRows(database, 'enquiries', 'csv', EVERY_SITE, FILTER));
    expect(csv.split('\r\n')).toHaveLength(1202);
    const none = await exportRows(database, 'enquiries', 'json', EVERY_SITE, {
      ...FILTER,
      kind: 'no-contact',
    });
    expect(await textOf(none)).toBe('[]');
  });

  it('events of the same time in several queries: each is exported once, newest first', async () => {
    await rowsOf(
      database,
      `insert into audit_event (at, user_name, action, subject)
       select now() + (number / 7) * interval '1 microsecond', 'Aino', 'pages/save', number::text
       from generate_series(1, 1200) number`,
    );
    const subjects: string[] = [];
    for await (const event of exportEvents(database, {}))
      subjects.push((event as { subject: string }).subject);
    expect(subjects).toEqual(Array.from({ length: 1200 }, (_, index) => String(1200 - index)));
  });
});
