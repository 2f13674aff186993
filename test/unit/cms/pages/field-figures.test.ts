import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../../cms/database/database.ts';
import { findPageFigures, listPageFigures, parseView } from '../../../../cms/pages/field-figures/figures.ts';
import { runDeletions } from '../../../../cms/server/retention.ts';
import { appOn } from '../support/app.ts';
import { databases } from '../support/databases.ts';
import type { PageFigures } from '../../../../editor/src/contract.ts';
import { PUBLISHER, signedIn } from '../support/editors.ts';
import { documentOf } from '../support/html.ts';
import { rowsOf } from '../support/rows.ts';

const URL = '/api/field-figures';
const VIEW = {
  page: '/',
  lcp: 1234.5,
  inp: 64,
  cls: 0.0312,
  markers: [['faq-list', 120.4, 8.2, 4321], ['faq-list', 80, 7, null], ['like-button'], ['foreign', 1, 2, 3]],
};
const isWidget = (name: string): boolean => name !== 'foreign';

describe('field figures', () => {
  let database: Database;
  let app: FastifyInstance;

  beforeAll(async () => {
    database = await databases[0]!.open();
    app = await appOn(database, {
      fieldRate: 0.25,
      development: undefined,
    });
  });
  beforeEach(() => rowsOf(database, 'delete from field_figure'));
  afterAll(async () => {
    await app.close();
    await database.close();
  });

  const send = (body: unknown, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: URL,
      headers: { host: 'localhost', origin: 'http://localhost', 'content-type': 'text/plain', ...headers },
      payload: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const countRows = async (): Promise<number> =>
    (
      await rowsOf<{ count: number }>(
        database,
        'select coalesce(sum(count), 0)::int as count from field_figure',
      )
    )[0]!.count;

  it('body: values of the page and of known widgets are read, failures are counted', () => {
    const view = parseView(JSON.stringify(VIEW), isWidget);
    expect(view?.page).toBe('/');
    expect(view?.values.map(({ widget, figure }) => `${widget} ${figure}`)).toEqual([
      ' lcp',
      ' inp',
      ' cls',
      'faq-list load',
      'faq-list mount',
      'faq-list bytes',
      'faq-list load',
      'faq-list mount',
      'like-button failed',
    ]);
  });

  it.each([
    ['no JSON', '{'],
    ['a list', '[]'],
    ['no markers', { page: '/' }],
    ['a page that is no text', { page: 7, markers: [] }],
    ['a negative time', { page: '/', lcp: -1, markers: [] }],
    ['a time as text', { page: '/', lcp: '1', markers: [] }],
    ['a time of a day', { page: '/', inp: 86_400_000, markers: [] }],
    ['a marker that is no list', { page: '/', markers: [{}] }],
    ['a marker with too many values', { page: '/', markers: [['faq-list', 1, 2, 3, 4]] }],
    ['a marker without a name', { page: '/', markers: [[1]] }],
    ['a missing time', { page: '/', markers: [['faq-list', null, 2]] }],
    ['too many markers', { page: '/', markers: Array.from({ length: 51 }, () => ['faq-list']) }],
  ])('body: %s is refused', (_, body) => {
    expect(parseView(typeof body === 'string' ? body : JSON.stringify(body), isWidget)).toBeUndefined();
  });

  it('route: an invalid body is refused, and nothing is stored', async () => {
    expect((await send({ ...VIEW, lcp: -1 })).statusCode).toBe(400);
    expect(await countRows()).toBe(0);
  });

  it('route: a body of more than 8 kB is refused', async () => {
    expect((await send({ page: `/${'x'.repeat(9000)}`, markers: [] })).statusCode).toBe(413);
  });

  it.each([
    ['without an origin', { origin: '' }],
    ['from another origin', { origin: 'https://evil.example' }],
    ['from another site', { origin: 'http://localhost', 'sec-fetch-site': 'cross-site' }],
  ])('route: a request %s is refused', async (_, headers) => {
    expect((await send(VIEW, headers)).statusCode).toBe(403);
    expect(await countRows()).toBe(0);
  });

  it.each(['/no-such-page', 'fi:nothing', 'xx:product', 'fi:product:x', 'javascript:alert(1)'])(
    'route: figures of the unknown page %s are not stored',
    async (page) => {
      expect((await send({ ...VIEW, page })).statusCode).toBe(204);
      expect(await countRows()).toBe(0);
    },
  );

  it('route: views are added up without cookies and without a CSRF token, and percentiles are at most 5 % wrong', async () => {
    for (const lcp of [100, 200, 3000, 9000])
      expect((await send({ page: '/', lcp, cls: 0.1, markers: [] })).statusCode).toBe(204);
    const { lcp, cls, inp } = (await findPageFigures(database, 'atriafi', '/')).get('')!;
    expect(lcp!.count).toBe(4);
    expect(Math.abs(lcp!.p75 / 3000 - 1)).toBeLessThan(0.05);
    expect(Math.abs(cls!.p75 / 0.1 - 1)).toBeLessThan(0.05);
    expect(inp).toBeUndefined();
    expect((await listPageFigures(database, 'atriafi')).get('/')!.lcp!.count).toBe(4);
  });

  it('route: views of one page in parallel are all counted', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => send({ page: 'fi:product', lcp: 500, markers: [] })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(204));
    expect((await findPageFigures(database, 'atriafi', 'fi:product')).get('')!.lcp!.count).toBe(20);
  });

  it('editor: figures are shown for a page, in its health and in the list, slow ones marked', async () => {
    const publisher = await signedIn(database, app, PUBLISHER);
    const [{ id }] = (await rowsOf<{ id: number }>(
      database,
      `select id from page where site = 'atriafi' and path = '/' and deleted_at is null`,
    )) as [{ id: number }];
    for (const lcp of [900, 4000, 4000, 4000]) await send({ page: '/', lcp, cls: 0.01, markers: [] });
    await rowsOf(
      database,
      `insert into field_figure values ('atriafi', '/', 'faq-list', 'failed', current_date, 0, 3)`,
    );
    const { days, page, widgets } = (await publisher.call('GET', `pages/${id}/figures`)).json<PageFigures>();
    expect(days).toBe(28);
    expect(page.lcp!.count).toBe(4);
    expect(widgets['faq-list']!.failed!.count).toBe(3);
    const { body } = await publisher.get('/editor/figures');
    const row = documentOf(body).querySelector('tbody tr')!.textContent.replaceAll(/\s+/g, ' ');
    expect(row).toMatch(/ \/ .*(4|4,1|3,9) s \(hidas\) +0,01 +3 4 $/);
    const other = await publisher.get('/editor/figures?site=lihakauppa');
    expect(other.body).toContain('ei ole vielä mitattu');
  });

  it('route: one address sends at most 60 views in a minute', async () => {
    const other = { 'x-forwarded-for': '203.0.113.7' };
    let status = 204;
    for (let view = 0; view <= 60 && status === 204; view += 1)
      status = (await send({ page: '/', markers: [] }, other)).statusCode;
    expect(status).toBe(429);
  });

  it('page: the script has the address, the rate and the page without its query', async () => {
    const { body } = await app.inject({ url: '/?q=salaisuus', headers: { host: 'localhost' } });
    expect(/<script[^>]+saaristo-field\.js[^>]+>/.exec(body)?.[0].replaceAll(/\s+/g, ' ')).toBe(
      '<script type="module" src="/assets/saaristo-field.js" data-field-url="/api/field-figures" data-field-rate="0.25" data-field-page="/" >',
    );
  });

  it('retention: figures are deleted after 35 days', async () => {
    await rowsOf(
      database,
      `insert into field_figure select 'atriafi', '/', '', 'lcp', current_date - days, 1, 1 from unnest(array[34, 36]) days`,
    );
    await runDeletions(database);
    expect(await countRows()).toBe(1);
  });
});
