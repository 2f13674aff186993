import { beforeAll, describe, expect, it, vi } from 'vitest';
import { listShipped } from '../../collections/define.ts';
import { formatItems, MAX_ROWS, mergeValue, parseItems } from '../../collections/exchange.ts';
import { createForm } from '../../collections/form.ts';
import { publishScheduledItem, showItem } from '../../collections/publish.ts';
import { readItemContent } from '../../content/item-entries.ts';
import { shippedContent } from '../../demo/shipped-content.ts';
import { listNotices } from '../../content/site-collections.ts';
import type { NavigationContent } from '../../platform/model/content.ts';
import { getEntryPath } from '../../platform/model/paths.ts';
import { collections } from '../../server/collections.ts';
import { seed } from '../../server/seed.ts';
import { content, recipe } from '../support/content.ts';
import { someDatabase } from '../support/databases.ts';
import { type Editing, serveEditing } from '../support/editing.ts';
import { signedIn, type SignedIn } from '../support/editors.ts';
import { documentOf } from '../support/html.ts';
import { rowsOf, valueOf } from '../support/rows.ts';
import { getter, titles } from '../support/searching.ts';

const LIST = '/editor/collections';

const KEITTO = {
  title: 'Lohikeitto saaristosta',
  category: 'Keitot',
  minutes: 40,
  portions: 4,
  ingredients: [{ name: 'lohta', amount: 0.4, unit: 'kg' }, { name: 'tilliä' }],
  steps: ['Keitä perunat.', 'Lisää lohi.'],
};

interface Item {
  id: number;
  revision: number;
  draft: Record<string, unknown>;
  published: object | null;
}

const problemsOf = ({ body }: { body: string }) =>
  documentOf(body).querySelector('#problems')?.textContent ?? '';

describe.each(someDatabase)('collections on $name', ({ open }) => {
  let editing: Editing;
  let publisher: SignedIn;

  serveEditing(open, (served) => (editing = served));
  beforeAll(() => {
    ({ publisher } = editing);
  });

  /** Signs in a publisher of these sites. */
  const publisherOf = (...sites: string[]) =>
    signedIn(editing.database, editing.app, {
      email: `${sites.join()}@saaristo.example`,
      name: 'Rajattu',
      role: 'publisher',
      password: 'rajatun salasana',
      sites,
    } as never);
  const find = async (q: string) =>
    titles(await getter(editing.app)(`search/content?${String(new URLSearchParams({ q }))}`));
  const getPage = (url: string) => editing.app.inject({ url, headers: { host: 'localhost' } });
  const read = <Row extends object>(sql: string, values: unknown[] = []) =>
    rowsOf<Row>(editing.database, sql, values);
  /** Returns the stock of a product. */
  const stock = () =>
    valueOf<number | null>(editing.database, "select stock from shop_product where code = '101'");
  /** Returns an item by its key, also one in the bin. */
  const item = async (collection: string, key: string) => {
    const [found] = await read<Item>(
      "select * from item where collection = $1 and regexp_replace(key, '~.*', '') = $2",
      [collection, key],
    );
    return found!;
  };
  /** Lets the time of a scheduled item come. */
  const isDue = (id: number) => read('update item set publish_at = now() where id = $1', [id]);
  const publishDue = (id: number) => publishScheduledItem(editing.database, collections, id);
  const send = async (
    collection: string,
    key: string,
    fields: Record<string, string>,
    value?: object,
    who = publisher,
  ) => {
    const { id, revision, draft } = await item(collection, key);
    return who.send(`${LIST}/${collection}/${id}`, {
      revision: String(revision),
      value: JSON.stringify({ ...draft, ...value }),
      ...fields,
    });
  };
  const add = (collection: string, place: string, value: object, fields = {}, who = publisher) =>
    who.send(`${LIST}/${collection}`, { place, value: JSON.stringify(value), do: 'publish', ...fields });
  /** Imports a file, and publishes its items. */
  const upload = (collection: string, file: string | Buffer) =>
    editing.app.inject({
      method: 'POST',
      url: `${LIST}/${collection}/import`,
      headers: { 'content-type': 'multipart/form-data; boundary=raja', cookie: publisher.cookie },
      payload: Buffer.concat([
        Buffer.from(
          [
            `--raja\r\ncontent-disposition: form-data; name="token"\r\n\r\n${publisher.token}`,
            '--raja\r\ncontent-disposition: form-data; name="publish"\r\n\r\n1',
            '--raja\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\n',
          ].join('\r\n'),
        ),
        Buffer.from(file as string),
        Buffer.from('\r\n--raja--\r\n'),
      ]),
    });
  const create = (place: string, value: object, action = 'publish', who = publisher) =>
    add('recipes', place, value, { do: action }, who);

  it('content of a release: it is the same when it is read from the items', async () => {
    const given = await readItemContent(editing.database);
    const sorted = <Row extends { site: string; slug: string }>(rows: readonly Row[]) =>
      rows.toSorted((a, b) => `${a.site}${a.slug}`.localeCompare(`${b.site}${b.slug}`));
    for (const list of ['products', 'recipes', 'news'] as const)
      expect(sorted<{ site: string; slug: string }>(given[list])).toEqual(
        sorted<{ site: string; slug: string }>(content[list]),
      );
    expect(given.facets).toEqual(content.facets);
    expect(given.productGroups).toEqual(content.productGroups);
  });

  it('price of a product: a draft changes nothing, and publishing changes page, search and shop', async () => {
    const saved = await send('products', '102', { do: 'save' }, { price: 3.25 });
    expect([saved.statusCode, String(saved.headers.location)]).toEqual([
      303,
      expect.stringContaining('done=save'),
    ]);
    expect((await getPage('/tuotteet/tuote-102')).body).toContain('4,95');
    const published = await send('products', '102', { do: 'publish' });
    expect(published.statusCode).toBe(303);
    expect((await getPage('/tuotteet/tuote-102')).body).toContain('3,25');
    expect(await read("select price_cents from shop_product where code = '102'")).toEqual([
      { price_cents: 325 },
    ]);
    const { body } = await editing.app.inject({ url: '/api/search/products?q=nakki' });
    expect(body).toContain('"price":"3,25"');
    const form = documentOf((await publisher.get(String(published.headers.location))).body);
    expect(form.querySelector('[role=status]')?.textContent).toContain('Julkaistu');
    expect(form.querySelector('.editor-plain')).not.toBeNull();
  });

  it('product that is withdrawn or sold again: the shop follows, and its page stays', async () => {
    const isSold = async () =>
      await valueOf<unknown>(editing.database, "select sold from shop_product where code = '103'");
    await send('products', '103', { do: 'publish' }, { withdrawn: true });
    expect([await isSold(), (await getPage('/tuotteet/tuote-103')).statusCode]).toEqual([false, 200]);
    await send('products', '103', { do: 'publish' }, { withdrawn: false });
    expect(await isSold()).toBe(true);
    await send('products', '103', { do: 'unpublish' });
    expect([await isSold(), (await getPage('/tuotteet/tuote-103')).statusCode]).toEqual([false, 404]);
  });

  it.each([
    ['more', { stock: 12, stockSeen: 10 }, 9],
    ['none left', { stock: 0, stockSeen: 10 }, 0],
    ['without limit', { stock: undefined }, null],
  ])('stock, %s: the pieces that were ordered meanwhile are counted', async (_case, value, left) => {
    await send('products', '101', { do: 'publish' }, { stock: undefined });
    await send('products', '101', { do: 'publish' }, { stock: 10 });
    await read("update shop_product set stock = 7 where code = '101'");
    expect((await send('products', '101', { do: 'publish' }, value)).statusCode).toBe(303);
    expect(await stock()).toBe(left);
  });

  it.each([
    [
      'before a draft with a change of its own',
      ['schedule', 'publish'],
      { stock: 12, stockSeen: 10 },
      [15, 12],
    ],
    ['before the same change', ['schedule', 'publish'], { stock: 15, stockSeen: 10, price: 5 }, [15, 15]],
    ['after the same change', ['publish', 'schedule'], { stock: 15, stockSeen: 10, price: 5 }, [15, 15]],
  ])('scheduled stock, %s: each piece is counted once', async (_case, order, value, stocks) => {
    await send('products', '101', { do: 'publish' }, { stock: undefined, price: 4.95 });
    await send('products', '101', { do: 'publish' }, { stock: 10 });
    await send('products', '101', { do: 'schedule', at: '2099-01-01T08:00' }, { stock: 15, stockSeen: 10 });
    await send('products', '101', { do: 'save' }, value);
    const { id } = await item('products', '101');
    for (const [at, step] of order.entries()) {
      if (step === 'publish') {
        const form = documentOf((await publisher.get(`${LIST}/products/${id}`)).body);
        const shown = JSON.parse(form.querySelector('textarea')!.textContent) as object;
        await send('products', '101', { do: 'publish' }, shown);
      } else {
        await isDue(id);
        await publishDue(id);
      }
      expect(await stock()).toBe(stocks[at]);
    }
  });

  it('stock: a version, an import of another column and a draft of a first limit keep the pieces', async () => {
    await send('products', '101', { do: 'publish' }, { stock: undefined });
    await send('products', '101', { do: 'save' }, { stock: 10 });
    await send('products', '101', { do: 'publish' }, { stock: 15, stockSeen: 10 });
    expect(await stock()).toBe(15);
    const { id } = await item('products', '101');
    const latest = 'select max(number)::text from item_version where item_id = $1';
    const version = await valueOf<string>(editing.database, latest, [id]);
    await send('products', '101', { do: 'publish' }, { stock: 40, stockSeen: 15 });
    await send('products', '101', { version });
    await send('products', '101', { do: 'publish' });
    expect(await stock()).toBe(40);
    await send('products', '101', { do: 'save' }, { stock: 50, stockSeen: 40 });
    await send('products', '101', { do: 'publish' }, { price: 5.25 });
    expect(await stock()).toBe(50);
  });

  it.each(['at once', 'by a schedule'])(
    'stock: a form that was open before its pieces are published %s does not add them again',
    async (time) => {
      await send('products', '101', { do: 'publish' }, { stock: 10, stockSeen: Number(await stock()) });
      await send('products', '101', { do: 'schedule', at: '2099-01-01T10:00' }, { stock: 15, stockSeen: 10 });
      const { id, revision, draft } = await item('products', '101');
      if (time === 'at once')
        await publisher.send(`${LIST}/products/bulk`, { do: 'publish', [`item-${id}`]: String(revision) });
      else {
        await isDue(id);
        await publishDue(id);
      }
      const answer = await publisher.send(`${LIST}/products/${id}`, {
        do: 'publish',
        revision: String(revision),
        value: JSON.stringify({ ...draft, stock: 15, stockSeen: 10 }),
      });
      expect([answer.statusCode, await stock()]).toEqual([409, 15]);
    },
  );

  it.each([
    ['an offer that is no offer', { price: 5, comparedPrice: 4 }, 'hintaa suurempi'],
    ['an offer above the lowest price of 30 days', { price: 4, comparedPrice: 6 }, '4,95'],
    ['parts of a cent', { price: 4.999 }, 'sentin'],
    ['a wrong EAN', { gtin: '6400000000001' }, 'EAN'],
    ['no name', { name: {} }, 'Nimi'],
  ])('%s: nothing is published, and the draft stays', async (_case, value, message) => {
    await send(
      'products',
      '100',
      { do: 'save' },
      { ...content.products[0], price: 4.95, comparedPrice: undefined, stock: undefined },
    );
    const answer = await send('products', '100', { do: 'publish' }, value);
    expect(answer.statusCode).toBe(422);
    expect(problemsOf(answer)).toContain(message);
    expect((await item('products', '100')).draft).toMatchObject(JSON.parse(JSON.stringify(value)) as object);
    expect((await getPage('/tuotteet/tuote-100')).body).toContain('4,95');
  });

  it.each([
    ['began 10 days ago at', 4.95, 6, 303],
    ['begins now, lower than', 4.5, 4.95, 303],
    ['began 10 days ago above', 4.95, 6.01, 422],
  ])(
    'offer that %s the lowest price of the 30 days before: %f from %f is answered with %i',
    async (_case, price, comparedPrice, status) => {
      await send('products', '104', { do: 'publish' }, { price: 4.95, comparedPrice: undefined });
      await read("delete from shop_price where code = '104'");
      await read(
        "insert into shop_price values ('104', now() - interval '90 days', 600), ('104', now() - interval '10 days', 495)",
      );
      const answer = await send('products', '104', { do: 'publish' }, { price, comparedPrice });
      expect(answer.statusCode).toBe(status);
    },
  );

  it('recipe from nothing: it is found, shown, hidden and restored', async () => {
    const empty = await create('atriafi/fi', { title: KEITTO.title });
    expect(empty.statusCode).toBe(422);
    expect(await find('lohikeitto')).toEqual([]);
    const published = await send('recipes', 'lohikeitto-saaristosta', { do: 'publish' }, KEITTO);
    expect(published.statusCode).toBe(303);
    expect(await find('lohikeitto')).toEqual([KEITTO.title]);
    const page = await getPage('/reseptit/lohikeitto-saaristosta');
    expect(page.body).toContain('Lisää lohi.');
    await send('recipes', 'lohikeitto-saaristosta', { do: 'delete' });
    expect([
      await find('lohikeitto'),
      (await getPage('/reseptit/lohikeitto-saaristosta')).statusCode,
    ]).toEqual([[], 404]);
    await send('recipes', 'lohikeitto-saaristosta', { do: 'restore' });
    expect((await send('recipes', 'lohikeitto-saaristosta', { do: 'publish' })).statusCode).toBe(303);
    expect(await find('lohikeitto')).toEqual([KEITTO.title]);
    // The same address again.
    const twice = await create('atriafi/fi', KEITTO);
    expect([twice.statusCode, problemsOf(twice)]).toEqual([422, expect.stringContaining('Osoite')]);
  });

  it('preview: an editor sees the page of typed values, also of a new item; nobody else sees them, and nothing is stored', async () => {
    const before = await item('recipes', 'uuniperuna');
    const shown = await send(
      'recipes',
      'uuniperuna',
      { do: 'preview' },
      { title: 'Kokeiltu otsikko', steps: ['Kokeile ensin.'] },
      editing.editor,
    );
    expect(shown.statusCode).toBe(200);
    const page = documentOf(shown.body);
    expect(page.querySelector('h1')?.textContent.replaceAll('\u00ad', '')).toBe('Kokeiltu otsikko');
    expect(page.querySelector('main')?.textContent).toContain('Kokeile ensin.');
    expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toContain('noindex');
    const fresh = await create('atriafi/fi', { ...KEITTO, title: 'Uusi keitto' }, 'preview', editing.editor);
    expect(fresh.body).toContain('Lisää lohi.');
    expect(await item('recipes', 'uuniperuna')).toEqual(before);
    expect(await item('recipes', 'uusi-keitto')).toBeUndefined();
    expect((await getPage('/reseptit/uuniperuna')).body).not.toContain('Kokeile');
    expect(await find('kokeiltu')).toEqual([]);
  });

  it.each([
    ['a price', 'products', '102', { price: 1.11 }, '1,11'],
    ['a fact of the site', 'sites', 'atriafi', { name: 'Kokeilusivusto' }, 'Kokeilusivusto'],
  ])('preview: %s is shown on the page', async (_case, collection, key, value, text) => {
    expect((await send(collection, key, { do: 'preview' }, value)).body).toContain(text);
  });

  it('preview of a notice that begins later: the page shows it', async () => {
    const days = { from: '2099-01-01', until: '2099-02-01' };
    const place = { place: 'atriafi', do: 'preview' };
    const notice = { text: { fi: 'Tulossa pian' }, ...days };
    const shown = await publisher.send('/editor/collections/notices', {
      ...place,
      value: JSON.stringify(notice),
    });
    expect(documentOf(shown.body).querySelector('.site-notice')?.textContent).toContain('Tulossa pian');
  });

  /** Runs some work. Returns the statements of its transactions, and how many were open at once. */
  const watch = async (work: () => Promise<unknown>): Promise<{ statements: string[]; most: number }> => {
    const { connections } = editing.database;
    const { begin } = connections;
    const statements: string[] = [];
    let [asked, most] = [0, 0];
    const spy = vi.spyOn(connections, 'begin').mockImplementation(async (unlimited) => {
      most = Math.max(most, (asked += 1));
      const { run, commit, rollback } = await begin(unlimited);
      return {
        run: (statement, parameters) => (statements.push(statement), run(statement, parameters)),
        commit,
        rollback: () => rollback().finally(() => (asked -= 1)),
      };
    });
    await work();
    spy.mockRestore();
    return { statements, most };
  };

  it('preview of an item that no page shows: it is refused before anything is written', async () => {
    const [facet] = await read<{ key: string }>("select key from item where collection = 'facets'");
    const { statements } = await watch(async () =>
      expect((await send('facets', facet!.key, { do: 'preview' })).statusCode).toBe(404),
    );
    expect(statements).toEqual([]);
  });

  it.each([
    ['name', { name: 'Toinen nimi' }, false],
    ['fact', { facts: [{ name: 'kokeilu', fi: 'Kokeilu' }] }, true],
    ['language', { languages: ['fi', 'en', 'se', 'de'] }, true],
  ])(
    'settings of a site with another %s: only what they change is indexed anew',
    async (_case, value, isIndexed) => {
      const { statements } = await watch(async () =>
        expect((await send('sites', 'atriafi', { do: 'preview' }, value)).statusCode).toBe(200),
      );
      expect(statements.filter((one) => one.startsWith('delete from entry;'))).toEqual([]);
      expect(statements.some((one) => one.startsWith('delete from "entry"'))).toBe(isIndexed);
    },
  );

  it('new language of a site: its product takes the address from a page, as each product does', async () => {
    const path = getEntryPath('de', 'product', 'tuote-102');
    await read(
      `update item set published = jsonb_set(published, '{name,de}', '"Wurst"') where key = '102' and collection = 'products'`,
    );
    await read(
      `insert into entry select (jsonb_populate_record(entry, jsonb_build_object('path', $1::text))).* from entry
       where site = 'atriafi' and path = '/'`,
      [path],
    );
    const languages = ['fi', 'en', 'de'];
    expect((await send('sites', 'atriafi', { do: 'publish' }, { languages })).statusCode).toBe(303);
    expect((await getPage(path)).body).toContain('<h1>Wurst');
    await send('sites', 'atriafi', { do: 'publish' }, { languages: ['fi', 'en'] });
    expect((await getPage(path)).statusCode).toBe(404);
  });

  it('previews at once: one after the other, so that the connections stay free for other writes', async () => {
    const { most } = await watch(async () => {
      const answers = await Promise.all(
        Array.from({ length: 4 }, () => send('recipes', 'uuniperuna', { do: 'preview' })),
      );
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    });
    expect(most).toBe(1);
  });

  it('language of a site: it is kept while it has published content', async () => {
    const refused = await send('sites', 'atriafi', { do: 'publish' }, { languages: ['fi'] });
    expect([refused.statusCode, problemsOf(refused)]).toEqual([
      422,
      expect.stringMatching(
        /Kielet: Poistetulla kielellä on julkaistuja sivuja, reseptejä tai uutisia \(\d+\)/,
      ),
    ]);
    expect(
      (await send('sites', 'atriafi', { do: 'publish' }, { languages: ['fi', 'en', 'se'] })).statusCode,
    ).toBe(303);
  });

  it('preview of an incomplete item: its problems are listed', async () => {
    const empty = await create('atriafi/fi', { title: 'Vain otsikko' }, 'preview');
    expect([empty.statusCode, documentOf(empty.body).querySelector('main li')?.textContent]).toEqual([
      422,
      expect.stringMatching(/Vain otsikko[^]*Valmistus/),
    ]);
  });

  it("colleague's change: it is never replaced silently, and what was typed stays in the form", async () => {
    const { id, revision, draft } = await item('recipes', 'uuniperuna');
    await send('recipes', 'uuniperuna', { do: 'save' }, { teaser: 'Kollegan teksti' }, editing.editor);
    const typed = { ...draft, title: 'Oma otsikko' };
    const answer = await publisher.send(`${LIST}/recipes/${id}`, {
      revision: String(revision),
      value: JSON.stringify(typed),
      do: 'publish',
    });
    expect(answer.statusCode).toBe(409);
    const form = documentOf(answer.body);
    expect(JSON.parse(form.querySelector('textarea')!.textContent)).toEqual(typed);
    expect(form.querySelector('.editor-notice')?.textContent).toMatch(/Eero Toimittaja[^]*Kollegan teksti/);
    expect((await item('recipes', 'uuniperuna')).draft).toMatchObject({ teaser: 'Kollegan teksti' });
    expect(form.querySelector('[name=revision]')?.getAttribute('value')).toBe(String(revision + 1));
  });

  it.each(['unpublish', 'delete'])(
    "colleague's change: %s of an older revision is refused by form, list and call",
    async (action) => {
      const { id, revision, draft } = await item('recipes', 'uuniperuna');
      await send('recipes', 'uuniperuna', { do: 'save' }, { teaser: `Ennen: ${action}` }, editing.editor);
      const fields = {
        revision: String(revision),
        value: JSON.stringify({ ...draft, minutes: 99 }),
        do: action,
      };
      const answer = await publisher.send(`${LIST}/recipes/${id}`, fields);
      const form = documentOf(answer.body);
      expect(form.querySelector('.editor-error')?.textContent).toContain('tätä ei tehty');
      expect(form.querySelector('.editor-notice')?.textContent).toMatch(/Eero Toimittaja[^]*Ennen/);
      expect(JSON.parse(form.querySelector('textarea')!.textContent)).toMatchObject({ minutes: 99 });
      const list = { do: action, [`item-${id}`]: String(revision) };
      const bulk = documentOf((await publisher.send(`${LIST}/recipes/bulk`, list)).body);
      expect(bulk.querySelector('main li')?.textContent).toContain('Eero Toimittaja on muuttanut');
      const call = await publisher.call('DELETE', `collections/recipes/${id}`, { revision });
      expect([answer.statusCode, call.statusCode]).toEqual([409, 409]);
      expect(await item('recipes', 'uuniperuna')).toMatchObject({
        published: expect.anything(),
        deleted_at: null,
      });
    },
  );

  it('list: a form that was open before an item was hidden does not show it again unasked', async () => {
    await create('atriafi/fi', { ...KEITTO, title: 'Piilopaisti' });
    const { id, revision, draft } = await item('recipes', 'piilopaisti');
    const list = { do: 'unpublish', [`item-${id}`]: String(revision) };
    await publisher.send(`${LIST}/recipes/bulk`, list);
    const form = { revision: String(revision), value: JSON.stringify({ ...draft, minutes: 50 }) };
    const answer = await publisher.send(`${LIST}/recipes/${id}`, { ...form, do: 'publish' });
    expect(answer.statusCode).toBe(409);
    expect((await item('recipes', 'piilopaisti')).published).toBeNull();
  });

  it('schedule: the value of that time is published, and later drafts stay', async () => {
    const at = { do: 'schedule', at: '2099-01-01T08:00' };
    expect((await send('recipes', 'makkarakeitto', at, { title: 'Joulukeitto' })).statusCode).toBe(303);
    await send('recipes', 'makkarakeitto', { do: 'save' }, { title: 'Kevätkeitto' });
    const { id } = await item('recipes', 'makkarakeitto');
    expect(await publishDue(id)).toBeUndefined();
    await isDue(id);
    expect(await publishDue(id)).toMatchObject({ by: 'Paula Julkaisija' });
    expect(await find('joulukeitto')).toEqual(['Joulukeitto']);
    expect(await item('recipes', 'makkarakeitto')).toMatchObject({
      draft: { title: 'Kevätkeitto' },
      published: { title: 'Joulukeitto' },
    });
    const past = await send('recipes', 'makkarakeitto', { do: 'schedule', at: '2020-01-01T08:00' });
    expect(past.statusCode).toBe(400);
  });

  it('schedule with a problem at its time: nothing is published, and the form names the problem', async () => {
    const value = { ...KEITTO, title: 'Ajastettu keitto', slug: 'ajastettu' };
    await add('recipes', 'atriafi/fi', value, { do: 'schedule', at: '2099-01-01T08:00' });
    const { id } = await item('recipes', 'ajastettu');
    await create('atriafi/fi', { ...value, title: 'Ehti ensin' });
    await isDue(id);
    await expect(publishDue(id)).rejects.toThrow(
      'Another page, product, recipe or news item has this address.',
    );
    await read("update job set last_error = 'x', attempts = 10 where name = 'publish-item' and key = $1", [
      String(id),
    ]);
    const text = async (url: string) => documentOf((await publisher.get(url)).body).body.textContent;
    expect(await text(`${LIST}/recipes/${id}`)).toMatch(/ei onnistunut[^]*Osoitteen loppu: Osoite on jo/);
    const calendar = await text('/editor/scheduled');
    expect([
      calendar.includes('ajasta se uudelleen'),
      /sivun? /.test(/Ei toteudu[^.]*/.exec(calendar)![0]),
    ]).toEqual([true, false]);
    await send('recipes', 'ajastettu', { do: 'publish' }, { slug: 'ajastettu-oma' });
    expect(await text(`${LIST}/recipes/${id}`)).not.toContain('ei onnistunut');
    expect(await publishDue(id)).toBeUndefined();
  });

  it('published now: a schedule of the same value ends, and one of another value stays', async () => {
    const state = async () => {
      const { id } = await item('recipes', 'makkarakeitto');
      return read('select publish_at is null as ended from item where id = $1', [id]);
    };
    const at = { do: 'schedule', at: '2099-01-01T08:00' };
    await send('recipes', 'makkarakeitto', at, { teaser: 'Ajastettu' });
    await send('recipes', 'makkarakeitto', { do: 'publish' });
    expect(await state()).toEqual([{ ended: true }]);
    await send('recipes', 'makkarakeitto', at, { teaser: 'Toinen' });
    await send('recipes', 'makkarakeitto', { do: 'publish' }, { teaser: 'Kolmas' });
    expect(await state()).toEqual([{ ended: false }]);
  });

  it('next release: unchanged items follow it, and changed and deleted ones stay', async () => {
    const given = (title: string, ids: string[]) => ({
      ...content,
      recipes: ids.map((id) => recipe(id, `${title} ${id}`)),
    });
    const rows = "select title from entry where kind = 'recipe' and title like '%julk-%' order by title";
    const shown = async () => (await read<{ title: string }>(rows)).map(({ title }) => title);
    await seed(editing.database, given('Eka', ['julk-a', 'julk-b', 'julk-c', 'julk-d']));
    await send('recipes', 'julk-b', { do: 'publish' }, { title: 'Oma julk-b' });
    await send('recipes', 'julk-c', { do: 'delete' });
    await seed(editing.database, given('Toka', ['julk-a', 'julk-b', 'julk-c']));
    expect(await shown()).toEqual(['Oma julk-b', 'Toka julk-a']);
    await seed(editing.database, content);
    expect(await shown()).toEqual(['Oma julk-b']);
  });

  it.each([
    ['filter without a label', 'facets', '', { label: {}, list: 'groups', tags: ['grilli'] }, 'Teksti'],
    ['filter with blank labels', 'facets', '', { label: { fi: ' ' }, list: 'groups', tags: ['x'] }, 'Teksti'],
    ['product group without a label', 'product-groups', '', { label: {}, categories: ['Grilli'] }, 'Teksti'],
    ['recipe whose title has no letter', 'recipes', 'atriafi/fi', { ...KEITTO, title: '???' }, 'Otsikko'],
    [
      'news item whose title has no letter',
      'news',
      'atriafi/fi',
      { title: '…', date: '2026-01-02', body: ['Uutinen.'], category: 'Yhtiö' },
      'Otsikko',
    ],
  ])('%s: its draft is kept, and the form says what is missing', async (_case, name, place, value, field) => {
    const answer = await add(name, place, value);
    expect([answer.statusCode, problemsOf(answer)]).toEqual([
      422,
      expect.stringMatching(new RegExp(`${field}: Kirjoita nimi, jossa on kirjaimia tai numeroita`)),
    ]);
  });

  it('filter in another language than Finnish: it is named and keyed by that', async () => {
    const value = { label: { fi: ' ', en: 'Smoked fish' }, list: 'groups', tags: ['smoked'] };
    expect((await add('facets', '', value)).statusCode).toBe(303);
    expect((await item('facets', 'smoked-fish')).draft).toMatchObject({ label: { en: 'Smoked fish' } });
  });

  it('rights: the form of another site is for reading, and an editor is offered no publishing', async () => {
    const limited = await publisherOf('lihakauppa');
    expect((await send('recipes', 'uuniperuna', { do: 'preview' }, {}, limited)).statusCode).toBe(403);
    const { id } = await item('recipes', 'uuniperuna');
    const page = documentOf((await editing.editor.get(`${LIST}/recipes/${id}`)).body);
    expect([...page.querySelectorAll('aside button')].map((button) => button.getAttribute('value'))).toEqual([
      'save',
      'preview',
    ]);
    const other = documentOf((await limited.get(`${LIST}/recipes/${id}`)).body);
    expect(other.querySelector('form#item')?.hasAttribute('inert')).toBe(true);
  });

  it.each([
    ['of another site', 'recipes', 'uuniperuna', 'ei ole oikeutta muuttaa tätä sivustoa', true],
    ['of the whole estate', 'synonyms', 'fi nakki, makkara', 'kuuluu kaikille sivustoille', false],
  ])(
    'rights: an item %s says above its form why an account reads it, and its list offers no action on rows that are read',
    async (_case, collection, key, reason, hasOwn) => {
      if (collection === 'synonyms')
        await add('synonyms', '', { language: 'fi', words: ['nakki', 'makkara'], also: [] });
      const filter = hasOwn ? '?site=atriafi' : '';
      const limited = await publisherOf('lihakauppa');
      const { id } = await item(collection, key);
      const form = documentOf((await limited.get(`${LIST}/${collection}/${id}`)).body);
      expect(form.querySelector('.editor-notice:has(~ .editor-item)')?.textContent).toContain(reason);
      const list = documentOf((await limited.get(`${LIST}/${collection}${filter}`)).body);
      expect(list.querySelector('td')?.closest('tr')?.textContent).toContain('Vain luku');
      expect(list.querySelector('[name=do][value=publish]') !== null).toBe(hasOwn);
    },
  );

  it('private collection: accounts without a right to its site see nothing of it', async () => {
    const coupon = { code: 'SALAINEN', kind: 'percent', amount: 10 };
    await add('coupons', 'lihakauppa', coupon, { do: 'schedule', at: '2099-01-01T08:00' });
    const { id } = await item('coupons', 'SALAINEN');
    const pages = [
      LIST,
      '/editor/scheduled',
      `${LIST}/coupons`,
      `${LIST}/coupons/${id}`,
      `${LIST}/coupons/new?place=lihakauppa`,
      `${LIST}/coupons/export.csv`,
      '/editor/api/collections/coupons',
      `/editor/api/collections/coupons/${id}`,
    ];
    const look = async (who: SignedIn) => {
      const answers = await Promise.all(pages.map((url) => who.get(url)));
      return answers.map(({ statusCode, body }) => [statusCode, /SALAINEN|coupons/.test(body)]);
    };
    const seen = pages.map(() => [200, true]);
    expect(await look(await publisherOf('lihakauppa'))).toEqual(seen);
    const other = await publisherOf('export');
    expect(await look(other)).toEqual(pages.map((_page, at) => [at < 2 ? 200 : 404, false]));
    const written = await Promise.all([
      other.send(`${LIST}/coupons/bulk`, { do: 'delete', [`item-${id}`]: '1' }),
      other.send(`${LIST}/coupons/${id}`, { do: 'unschedule', revision: '1' }),
      other.call('DELETE', `collections/coupons/${id}`),
    ]);
    expect(written.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
  });

  it('private collection of several sites: an account sees the items of its sites only', async () => {
    for (const site of ['lihakauppa', 'export'])
      await publisher.call('POST', 'collections/forms', {
        site,
        value: { form: 'sales-contact', recipients: [`${site}@posti.example`] },
      });
    const { id, revision } = await item('forms', 'lihakauppa/sales-contact');
    const other = await publisherOf('export');
    const lists = [`${LIST}/forms`, `${LIST}/forms/export.csv`, '/editor/api/collections/forms'];
    for (const url of lists) {
      const { body } = await other.get(url);
      expect([body.includes('export@posti'), body.includes('lihakauppa@posti')]).toEqual([true, false]);
    }
    const counts = documentOf((await other.get(LIST)).body);
    expect(counts.querySelector(`a[href="${LIST}/forms"]`)?.nextElementSibling?.textContent).toMatch(/^1 /);
    const answers = await Promise.all([
      other.get(`${LIST}/forms/${id}`),
      other.get(`/editor/api/collections/forms/${id}`),
      other.send(`${LIST}/forms/${id}`, { do: 'delete', revision: String(revision) }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    const bulk = await other.send(`${LIST}/forms/bulk`, { do: 'delete', [`item-${id}`]: String(revision) });
    expect(documentOf(bulk.body).querySelectorAll('main li')).toHaveLength(0);
  });

  it('key that ends like that of an item in the bin: an export and the bin keep it', async () => {
    await add('redirects', 'lithellsse', { from: '/kampanj~12', to: 'https://kampanj.example/' });
    const exported = await publisher.get(`${LIST}/redirects/export.json?q=kampanj`);
    expect(exported.json()).toMatchObject([{ key: 'lithellsse/kampanj~12' }]);
    const { id } = await item('redirects', 'lithellsse/kampanj');
    const change = (action: string) => send('redirects', 'lithellsse/kampanj', { do: action });
    await change('delete');
    await change('restore');
    expect(await read('select key from item where id = $1', [id])).toEqual([
      { key: 'lithellsse/kampanj~12' },
    ]);
  });

  it('item in a language that its site does not have: it is not published', async () => {
    const added = await create('lithellsse/de', { ...KEITTO, slug: 'lachssuppe' });
    expect(added.statusCode).toBe(422);
    expect(problemsOf(added)).toContain('Kieli');
  });

  it.each([
    ['jobs', 'lithellsse/se', { title: 'Dag', link: '/' }, 'until'],
    ['coupons', 'lihakauppa', { kind: 'percent', amount: 5 }, 'expires'],
  ])(
    '%s with a day that the calendar does not have: it is not published',
    async (name, place, value, field) => {
      for (const day of ['2026-02-30', '0000-00-00', '2026-1-1', '275760-09-13', '2026-02-28T99:99']) {
        const fields = { [name === 'coupons' ? 'code' : 'city']: day, [field]: day };
        const { statusCode } = await add(name, place, { ...value, ...fields });
        expect([day, statusCode]).toEqual([day, 422]);
      }
    },
  );

  it('navigation: an entry that is typed once is in the header, on phones and in the footer', async () => {
    const { draft } = await item('navigation', 'atriafi/fi');
    const { desktop } = draft as unknown as NavigationContent;
    const entry = { label: 'Kesäjuhla', link: '/uutiset' };
    const folded = { label: 'Joulu', link: '/joulu', children: [{ label: 'Kinkku', link: '/kinkku' }] };
    const changes = {
      desktop: { ...desktop, bottomTabs: [...desktop.bottomTabs, entry, folded] },
      footer: { text: 'Tehty saaristossa' },
    };
    const answer = await send('navigation', 'atriafi/fi', { do: 'publish' }, changes);
    expect(answer.statusCode).toBe(303);
    const nav = await editing.app.inject({ url: '/api/nav/desktop?languageId=fi' });
    expect(nav.body).toContain('Kesäjuhla');
    const { body } = await editing.app.inject({ url: '/api/nav/mobile?languageId=fi' });
    const phone = JSON.parse(body) as { navLinks: object[]; navAccordions: object[] };
    expect(phone.navLinks[0]).toEqual(entry);
    expect(phone.navAccordions.at(-1)).toMatchObject(folded);
    const footer = documentOf((await getPage('/')).body).querySelector('.site-footer');
    expect([footer?.textContent, footer?.innerHTML]).toEqual([
      expect.stringContaining('Tehty saaristossa'),
      expect.stringContaining('Kesäjuhla</a>'),
    ]);
    const form = documentOf((await publisher.get(String(answer.headers.location))).body);
    expect(form.querySelector('.editor-head a')?.getAttribute('href')).toMatch(/localhost[^/]*\/$/);
    expect((await add('navigation', 'atriafi/fi', draft)).statusCode).toBe(409);
  });

  it.each([
    ['sites', 'lithellsse'],
    ['navigation', 'atriafi/fi'],
    ['shop-terms', 'lihakauppa'],
  ])(
    '%s: a published item is neither hidden nor deleted, by form, list and call',
    async (collection, key) => {
      const { id, revision } = await item(collection, key);
      for (const action of ['unpublish', 'delete']) {
        const answer = await send(collection, key, { do: action });
        const shown = documentOf(answer.body);
        expect([answer.statusCode, shown.querySelector('[role=alert]')?.textContent]).toEqual([
          409,
          expect.stringContaining('tarvitsee'),
        ]);
        const bulk = await publisher.send(`${LIST}/${collection}/bulk`, {
          do: action,
          [`item-${id}`]: String(revision),
        });
        expect(documentOf(bulk.body).querySelector('main li')?.textContent).toContain('tarvitsee');
      }
      const call = await publisher.call('DELETE', `collections/${collection}/${id}`, { revision });
      expect(call.json()).toEqual({ error: 'The site needs the item.' });
      expect((await item(collection, key)).published).not.toBeNull();
      const actions = async (url: string) =>
        [...documentOf((await publisher.get(url)).body).querySelectorAll('button[name=do]')].map((button) =>
          button.getAttribute('value'),
        );
      expect(await actions(`${LIST}/${collection}`)).toEqual(['publish']);
      const list = documentOf((await publisher.get(`${LIST}/${collection}`)).body);
      const places = [...list.querySelectorAll('[name=place] option')].map((one) =>
        one.getAttribute('value'),
      );
      expect(places).not.toContain(key);
      // Each site has its settings; some languages have no navigation.
      expect(list.querySelector('.editor-create') === null).toBe(collection !== 'navigation');
      expect(await actions(`${LIST}/${collection}/${id}`)).not.toContain('delete');
    },
  );

  it.each([
    ['/vanha', '/tuotteet', ''],
    ['/vanha', '/uutiset', 'toisella'],
    ['/toinen', '/vanha', 'suoraan: /tuotteet'],
    ['/tuotteet', '/uutiset', 'on jo sivu'],
    ['/kolmas', '/kolmas', 'samaan osoitteeseen'],
    ['/neljas', '/ei-ole', 'ei ole sivua'],
    ['/viides', 'javascript:alert(1)', 'https://'],
    ['kuudes', '/tuotteet', 'kauttaviivalla'],
    ['/seitsemas', 'https://example.com/a?b=c', ''],
  ])('redirect from %s to %s: %s', async (from, to, message) => {
    const answer = await add('redirects', 'atriafi', { from, to });
    const moved = await getPage(from);
    expect({
      status: answer.statusCode,
      problem: problemsOf(answer),
      location: message === '' ? moved.headers.location : to,
    }).toEqual({
      status: message === '' ? 303 : message === 'toisella' ? 409 : 422,
      problem: expect.stringContaining(message),
      location: to,
    });
  });

  it('redirect to an address that redirects here: it is refused, as is a chain from behind', async () => {
    await add('redirects', 'atriafi', { from: '/keha-a', to: '/reseptit' });
    const change = (key: string, value: object) =>
      send('redirects', `atriafi${key}`, { do: 'publish' }, value);
    expect((await change('/keha-a', { to: '/keha-a' })).statusCode).toBe(422);
    const from = await change('/keha-a', { from: '/keha-c', to: '/reseptit' });
    expect([
      from.statusCode,
      (await getPage('/keha-c')).headers.location,
      (await getPage('/keha-a')).statusCode,
    ]).toEqual([303, '/reseptit', 404]);
    expect((await change('/keha-c', { from: '/vanha' })).statusCode).toBe(409);
    await add('redirects', 'atriafi', { from: '/keha-b', to: '/keha-c' });
    const chained = await add('redirects', 'atriafi', { from: '/reseptit-vanhat', to: '/vanha' });
    expect(problemsOf(chained)).toContain('edelleen');
  });

  it('notices: they are on each page of their days, of one site or of all', async () => {
    expect(
      (await add('notices', 'atriafi', { text: { fi: 'Takaisinveto' }, isUrgent: true })).statusCode,
    ).toBe(303);
    await add('notices', '', {
      text: { fi: 'Kaikille', en: 'For all' },
      from: '2020-01-01',
      until: '2020-01-02',
    });
    const notices = async (url: string, host = 'localhost') => {
      const { body } = await editing.app.inject({ url, headers: { host } });
      return [...documentOf(body).querySelectorAll('.site-notice')].map(({ textContent }) =>
        textContent.trim(),
      );
    };
    expect(await notices('/reseptit')).toEqual(['Takaisinveto']);
    expect(await notices('/en/')).toEqual([]);
    expect(await notices('/', 'lihakauppa.localhost')).toEqual([]);
    const at = (time: string) => listNotices(editing.database, 'lihakauppa', new Date(time));
    expect((await at('2019-12-31T21:59:59Z')).length).toBe(0);
    expect((await at('2019-12-31T22:00:00Z')).length).toBe(1);
    expect((await at('2020-01-02T21:59:59Z')).length).toBe(1);
    expect((await at('2020-01-02T22:00:00Z')).length).toBe(0);
  });

  it('settings of a site: its name is on its pages', async () => {
    await send('sites', 'lithellsse', { do: 'publish' }, { name: 'Nytt namn' });
    const { body } = await editing.app.inject({ url: '/', headers: { host: 'lithellsse.localhost' } });
    expect(body).toContain('| Nytt namn</title>');
  });

  /** Changes the published content of the home page of a site. */
  const setHome = (changes: object) =>
    rowsOf(
      editing.database,
      `update page set published = published || $1::jsonb where site = 'lithellsse' and address = '/'`,
      [JSON.stringify(changes)],
    );
  const readHome = async () =>
    (await editing.app.inject({ url: '/', headers: { host: 'lithellsse.localhost' } })).body;

  it('facts of a site: texts of its pages show the present ones, in HTML, props and description', async () => {
    const blocks = [
      { html: '<p>Öppet {{hours}}, {{unknown}}, {{message-years}} år</p>' },
      { widget: 'number-counter', props: { value: 1, label: 'Öppet {{hours}}' } },
    ];
    await setHome({ blocks, description: 'Ring {{hours}}' });
    const publish = (name: string, se: string) =>
      send('sites', 'lithellsse', { do: 'publish' }, { facts: [{ name, se }] });
    await publish('hours', 'kl. 9–15');
    expect(await readHome()).toMatch(/Öppet kl\. 9–15, \{\{unknown\}\}, 2 år[^]*Öppet kl\. 9–15/);
    await publish('hours', 'kl. 10–16');
    expect(await readHome()).toMatch(/content="Ring kl\. 10–16"[^]*Öppet kl\. 10–16, /);
    const refused = [await publish('hours', '<b>nu</b>'), await publish('Öppet?', 'nu')];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([422, 422]);
    expect(await readHome()).toContain('Öppet kl. 10–16, ');
    await setHome({ blocks: [{ html: '<p><a href="{{hours}}:alert(1)">a</a> {{hours}}</p>' }] });
    for (const scheme of ['javascript', ' JAVA\tSCRIPT']) {
      await publish('hours', scheme);
      expect(await readHome()).toContain('href="{{hours}}:alert(1)"');
    }
    await setHome({ description: '', blocks: [{ html: `<p>${'{{hours}} '.repeat(1000)}</p>` }] });
    await publish('hours', 'x'.repeat(5000));
    // A page has 200,000 characters of facts.
    expect((await readHome()).split('{{hours}}')).toHaveLength(961);
    await setHome({ blocks: [{ html: '<p><a href="{{hours}}:alert(1)">a</a> {{hours}}</p>' }] });
    await publish('hours', 'mailto');
    expect(await readHome()).toContain('href="mailto:alert(1)">a</a> mailto<');
  });

  it('jobs and contact persons: blocks without a list of their own show those of the site and language', async () => {
    const blocks = [
      { widget: 'job-listing', props: { jobs: [] } },
      {
        widget: 'columns',
        props: { background: 'frame' },
        slots: { first: [{ widget: 'contact-info-cards', props: {} }] },
      },
      { widget: 'job-listing', props: { jobs: [{ title: 'Omin sanoin', url: '/' }] } },
    ];
    await setHome({ blocks });
    const job = { title: 'Korvmakare', link: '/jobb', until: '2099-01-01' };
    expect((await add('jobs', 'lithellsse/se', job)).statusCode).toBe(303);
    await add('jobs', 'lithellsse/se', { ...job, title: 'Förra årets', until: '2020-01-01' });
    await add('jobs', 'lonnebergase/se', { ...job, title: 'På en annan webbplats' });
    const wrong = await add('contacts', 'lithellsse/se', { name: 'Ebba', email: 'ebba' });
    expect(wrong.statusCode).toBe(422);
    await add('contacts', 'lithellsse/se', { name: 'Nils Hägerstam', email: 'nils@saaristo.example' });
    const body = await readHome();
    expect(body).toContain('Korvmakare');
    expect(body).toContain('Nils Hägerstam');
    expect(body).toContain('Omin sanoin');
    expect(body).not.toMatch(/Förra årets|På en annan/);
    const count = async (word: string) =>
      (
        await editing.app.inject({
          url: `/api/search/content?q=${word}`,
          headers: { host: 'lithellsse.localhost' },
        })
      ).json<{ totalCount: number }>().totalCount;
    expect([await count('korvmakare'), await count('hägerstam'), await count('frame')]).toEqual([1, 1, 0]);
    // Its last day passes, without a request of an editor.
    const { id } = await item('jobs', 'lithellsse/se/korvmakare');
    expect(
      await read("select run_at from job where name = 'show-item' and key like $1", [`${id} %`]),
    ).toEqual([{ run_at: new Date('2099-01-01T23:00:00Z') }]);
    await read(`update item set published = jsonb_set(published, '{until}', '"2020-01-01"') where id = $1`, [
      id,
    ]);
    await showItem(editing.database, collections, `${id} end`);
    expect(await readHome()).not.toContain('Korvmakare');
  });

  it('kiosks and menus: paragraphs with their names show those of the site today, and the search finds them', async () => {
    const html =
      '<p>{{kiosks}}</p><p> {{menu}} </p><p>{{lunch}}</p><p>{{unknown}}</p><p>{{lunch:hos-ake}}</p><p>{{lunch:stangt}}</p><p>{{lunch:annan}}</p>';
    await setHome({
      blocks: [{ html }, { html }, { html: '<p>{{kiosks}}</p>'.repeat(2), hideOn: ['phone'] }],
    });
    const kiosk = {
      city: 'Gävle',
      street: '<b>Hamngatan</b> 3',
      hours: { se: '10–22' },
      area: { se: 'Norr' },
    };
    expect((await add('kiosks', 'lithellsse', { ...kiosk, hours: {} })).statusCode).toBe(422);
    expect((await add('kiosks', 'lithellsse', kiosk)).statusCode).toBe(303);
    const groups = [{ title: 'Måndag', dishes: [{ name: 'Ärtsoppa', price: 9.5, text: 'SENAP' }] }];
    const days = { from: '2020-01-01', until: '2099-01-01' };
    const menu = { title: 'Vecka 49', kind: 'lunch', groups, ...days };
    expect((await add('menus', 'lithellsse/se', { ...menu, until: '2019-01-01' })).statusCode).toBe(422);
    await add('menus', 'lithellsse/se', menu);
    await add('menus', 'lithellsse/se', { ...menu, title: 'Förra veckan', until: '2020-01-02' });
    const soup = [{ title: 'Tisdag', dishes: [{ name: 'Köttsoppa' }] }];
    await add('menus', 'lithellsse/se', { ...menu, groups: soup, title: 'Vecka 50', restaurant: 'Hos Åke' });
    const late = { ...menu, title: 'Stängt', restaurant: 'Stängt', until: '2020-01-02' };
    await add('menus', 'lithellsse/se', late);
    const main = documentOf(await readHome()).querySelector('main')!;
    // Once at each width, so that a page stays small.
    expect([...main.querySelectorAll('dt')].map((name) => name.textContent)).toEqual([
      'Gävle',
      'Ärtsoppa',
      'Köttsoppa',
      'Köttsoppa',
      'Gävle',
    ]);
    expect(main.querySelector('#norr')?.textContent).toMatch(
      /Norr\s+Gävle\s+10–22\s+<b>Hamngatan<\/b> 3\s+Karta/,
    );
    expect(main.querySelector('#mandag')?.textContent).toMatch(/Ärtsoppa\s+9,50\s€\s+SENAP/);
    expect(main.textContent).not.toMatch(/Förra|\{\{(?!unknown|lunch:annan)/);
    expect(main.textContent).toContain('{{unknown}}');
    // The site has no such restaurant.
    expect(main.textContent).toContain('{{lunch:annan}}');
    const search = await editing.app.inject({
      url: '/api/search/content?q=%C3%A4rtsoppa',
      headers: { host: 'lithellsse.localhost' },
    });
    expect(search.body).toContain('"totalCount":1');
  });

  it('shop: terms, areas, times and coupons are in its tables, and what orders have used stays used', async () => {
    await send('shop-terms', 'lihakauppa', { do: 'publish' }, { shipping: 7.5, vatPercent: 14 });
    expect(await read('select shipping_cents from shop_terms')).toEqual([{ shipping_cents: 750 }]);
    expect(await read("select text from site_fact where name = 'shipping-fee'")).toEqual([
      { text: '7,50\u00a0€' },
    ]);
    expect(await read('select distinct vat_per_mille from shop_product')).toEqual([{ vat_per_mille: 140 }]);
    const area = (first: string, last: string) =>
      add('delivery-areas', 'lihakauppa', { name: 'Åland', first, last });
    expect((await area('22100', '22999')).statusCode).toBe(303);
    expect((await area('22500', '23000')).statusCode).toBe(422);
    expect(await read('select first_code, last_code from shop_delivery_area')).toEqual([
      { first_code: '22100', last_code: '22999' },
    ]);
    await add('delivery-times', 'lihakauppa', { time: '8 – 10', label: 'klo 8–10', capacity: 3 });
    expect(await read('select time, capacity from shop_delivery_window')).toEqual([
      { time: '08-10', capacity: 3 },
    ]);
    for (const [kind, amount, status] of [
      ['sum', undefined, 422],
      ['percent', 101, 422],
      ['shipping', undefined, 303],
    ] as const)
      expect((await add('coupons', 'lihakauppa', { code: `eka-${kind}`, kind, amount })).statusCode).toBe(
        status,
      );
    await send('coupons', 'EKA-SHIPPING', { do: 'delete' });
    await read("delete from shop_coupon where code = 'EKA-SHIPPING'");
    const coupon = { code: 'uusi10', kind: 'sum', amount: 10, uses: 5 };
    expect((await add('coupons', 'lihakauppa', coupon)).statusCode).toBe(303);
    await read("update shop_coupon set uses_left = 2 where code = 'UUSI10'");
    await send('coupons', 'UUSI10', { do: 'publish' }, { amount: 12.5, uses: 6 });
    expect(await read('select code, amount, uses_left, expires_on from shop_coupon')).toEqual([
      { code: 'UUSI10', amount: 1250, uses_left: 3, expires_on: null },
    ]);
    await send('coupons', 'UUSI10', { do: 'publish' }, { code: 'UUDEMPI' });
    await send('coupons', 'UUDEMPI', { do: 'publish' }, { minimum: 5 });
    const all = 'select code, amount, uses_left, expires_on from shop_coupon order by code';
    expect(await read(all)).toEqual([
      { code: 'UUDEMPI', amount: 1250, uses_left: 6, expires_on: null },
      { code: 'UUSI10', amount: 1250, uses_left: 3, expires_on: '2000-01-01' },
    ]);
    await send('coupons', 'UUDEMPI', { do: 'unpublish' });
    expect((await read(all))[0]).toMatchObject({ expires_on: '2000-01-01' });
  });

  it('import: a file changes prices at once, and nothing if a row is refused', async () => {
    const sql = "select price_cents as cents from shop_product where code in ('9100', '9101') order by code";
    const prices = async () => (await read<{ cents: number }>(sql)).map(({ cents }) => cents);
    const refused = await upload('products', 'key;price\n9100;5,55\n9101;5,555\n');
    expect([refused.statusCode, await prices()]).toEqual([400, [495, 495]]);
    expect(documentOf(refused.body).querySelector('li')?.textContent).toContain('Rivi 2 9101');
    for (const rows of ['9100;5,55;\n9100;6,00;\n', '9100;5,55;sama\n9101;6,00;sama\n']) {
      const twice = await upload('products', `key;price;slug\n${rows}`);
      expect([twice.statusCode, documentOf(twice.body).querySelector('li')?.textContent]).toEqual([
        400,
        expect.stringMatching(/Rivi 2 .*[^]*jo rivi tälle/),
      ]);
    }
    const elsewhere = await upload('products', 'key;name.fi\nuusi\0;Uusi\n');
    expect(documentOf(elsewhere.body).querySelector('li')?.textContent).toMatch(/Rivi 1 uusi[^]*puuttuu/);
    expect(await prices()).toEqual([495, 495]);
    const imported = await upload('products', 'key;price\n9100;5,55\n9101;6,00\n9102;4,95\n');
    expect([imported.statusCode, await prices()]).toEqual([200, [555, 600]]);
    expect(documentOf(imported.body).querySelector('[role=status]')?.textContent).toContain(
      'muutettuja 2, ennallaan 1',
    );
  });

  it('import of a file that a spreadsheet has saved in Windows-1252: its letters are kept', async () => {
    const answer = await upload('news', Buffer.from('key;title\nuusi;Käyhö \u0080 5\n', 'latin1'));
    expect([answer.statusCode, (await item('news', 'uusi')).draft]).toEqual([
      200,
      expect.objectContaining({ title: 'Käyhö € 5' }),
    ]);
  });

  it('import of a notice for a site that does not exist: it is refused, and not shown on all sites', async () => {
    const answer = await upload('notices', 'key;site;text.fi\n;atriafii;Takaisinveto\n');
    expect([answer.statusCode, documentOf(answer.body).querySelector('li')?.textContent]).toEqual([
      400,
      expect.stringMatching(/Rivi 1 [^]*puuttuu/),
    ]);
  });

  it('actions on several items: each is published or refused by itself', async () => {
    await send('news', 'uusi', { do: 'save' }, { title: 'Makkaratehdas kasvaa' });
    await send('news', 'vanha', { do: 'save' }, { title: '' });
    const rows = [await item('news', 'uusi'), await item('news', 'vanha')];
    const answer = await publisher.send(`${LIST}/news/bulk`, {
      do: 'publish',
      ...Object.fromEntries(rows.map(({ id, revision }) => [`item-${id}`, String(revision)])),
    });
    expect(documentOf(answer.body).querySelector('main')?.textContent).toMatch(
      /Tehtiin 1, jäi tekemättä 1:[^]*Otsikko/,
    );
    expect(await find('makkaratehdas')).toEqual(['Makkaratehdas kasvaa']);
  });

  it.each([
    ['an object for a text', { title: { fi: 'x' } }, 422],
    ['a text for a list', { steps: 'x' }, 422],
    ['a number for a text in a list', { tags: [7] }, 422],
    ['null', { title: 'Tyhjiä', steps: null, tags: [null], minutes: Infinity }, 303],
    ['half of a character', { title: 'Puoli\uD800\0' }, 303],
  ])(
    'draft with %s: its problems are named, or what cannot be stored is left out',
    async (_case, value, status) => {
      const answer = await create('atriafi/fi', value, 'save');
      const sent = JSON.parse(JSON.stringify(value)) as object;
      const body = { site: 'atriafi', language: 'fi', value: sent };
      const call = await publisher.call('POST', 'collections/recipes', body);
      expect([answer.statusCode, call.statusCode]).toEqual([status, status === 303 ? 200 : status]);
      const shown = status === 303 ? await publisher.get(String(answer.headers.location)) : answer;
      expect([shown.statusCode, shown.body.includes('id="problems"')]).toEqual(
        status === 303 ? [200, false] : [422, true],
      );
    },
  );

  it.each(collections.map(({ name }) => name))(
    '%s: a draft of any wrong types is no failure',
    async (name) => {
      const { scope, sites, createSchema, isSingle } = collections.find((one) => one.name === name)!;
      const site = sites?.[0] ?? 'atriafi';
      const place = scope === 'estate' ? '' : scope === 'site' ? site : `${site}/${isSingle ? 'de' : 'fi'}`;
      for (const wrong of [7, true, 'x', [1], [null], {}, { a: 1 }, { fi: 5 }, { fi: 'x', de: 5 }, null]) {
        const value = Object.fromEntries(
          Object.keys(createSchema(['fi', 'en']).properties!).map((field) => [field, wrong]),
        );
        const { statusCode } = await add(name, place, value);
        expect([wrong, statusCode < 500]).toEqual([wrong, true]);
      }
      for (const url of [`${LIST}/${name}`, `${LIST}/${name}/export.csv`])
        expect((await publisher.get(url)).statusCode).toBe(200);
    },
  );

  it('draft that is too deep: it is refused', async () => {
    const value = `{"a":${'['.repeat(500)}${']'.repeat(500)}}`;
    const answer = await publisher.send(`${LIST}/recipes`, { place: 'atriafi/fi', value, do: 'save' });
    expect(answer.statusCode).toBe(400);
  });

  it('calls: a list, an item, a conflict and problems are JSON', async () => {
    const { body } = await publisher.call('GET', 'collections/recipes?q=uuniperuna');
    const [found] = (JSON.parse(body) as { rows: { id: number; revision: number; value: object }[] }).rows;
    const { id, revision, value } = found!;
    const save = (of: number, next: object) =>
      publisher.call('PUT', `collections/recipes/${id}`, { revision: of, value: next });
    expect((await save(revision, { ...value, minutes: 0 })).statusCode).toBe(200);
    expect((await save(revision, value)).statusCode).toBe(409);
    const refused = await publisher.call('POST', `collections/recipes/${id}/publish`, {
      revision: revision + 1,
    });
    expect([refused.statusCode, refused.json()]).toEqual([
      422,
      expect.objectContaining({ problems: [expect.objectContaining({ path: ['minutes'] })] }),
    ]);
  });
});

/** Removes values that a cell writes like a missing one. */
const prune = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_key, part: unknown) =>
    part === '' || (typeof part === 'object' && part !== null && Object.keys(part).length === 0)
      ? undefined
      : part,
  );

describe('files of items', () => {
  it.each(collections.map((collection) => [collection.name, collection] as const))(
    '%s: an export is read again without a difference, as JSON and as CSV',
    (_name, collection) => {
      const items = listShipped(collection, shippedContent).slice(0, 60);
      const schema = createForm(collection, ['fi', 'en', 'se', 'de'], 'en');
      const rows = items.map(
        (one) => ({ ...one, draft: one.value }) as unknown as Parameters<typeof formatItems>[0][number],
      );
      for (const format of ['json', 'csv'] as const) {
        const read = parseItems(formatItems(rows, format, schema), schema)!;
        expect(
          read.map(({ value, ...place }) => ({ ...place, value: mergeValue({}, value) })).map(prune),
        ).toEqual(items.map(prune));
      }
    },
  );

  it.each([
    ['a comma', 'key,price\n1,"2.50"\n'],
    ['a semicolon and a decimal comma', 'key;price\r\n1;2,50\r\n'],
    ['a byte order mark', '\uFEFFkey,price\n1,2.5'],
    ['empty lines and a row without its last cells', 'key,price,weight\n\n1,2.5\n,,\n'],
    ['quotation marks inside of cells', 'key,price,"language"\r\n1,2.5,3" z\n'],
  ])('CSV with %s: it changes the columns that it has', (_case, text) => {
    const schema = createForm(
      collections.find(({ name }) => name === 'products')!,
      ['fi'],
      'en',
    );
    const [row] = parseItems(text, schema)!;
    expect(row).toMatchObject({ key: '1', value: { price: 2.5 } });
    expect(mergeValue({ price: 1, weight: 3 }, row!.value)).toEqual({ price: 2.5, weight: 3 });
  });

  it.each(["'=1", "''-5", "'", '[x', '{x}', ' a ', '-5', 'a\r\nb', '1e9'])(
    'text %j: it is read again as it is, also in a list',
    (text) => {
      const collection = collections.find(({ name }) => name === 'recipes')!;
      const schema = createForm(collection, ['fi'], 'en');
      const draft = { title: text, tags: [text] };
      const row = { id: 1, key: 'a', site: 'atriafi', language: 'fi', draft } as never;
      expect(parseItems(formatItems([row], 'csv', schema), schema)![0]!.value).toMatchObject(draft);
    },
  );

  it.each([
    [' ', undefined],
    [' 2,5 ', 2.5],
    ['1E+03', 1000],
    ['Infinity', 'Infinity'],
    ['1e999', '1e999'],
    ['0x10', '0x10'],
  ])('cell %j of a number: it is read as %j', (cell, price) => {
    const schema = createForm(
      collections.find(({ name }) => name === 'products')!,
      ['fi'],
      'en',
    );
    expect(parseItems(`key;price\n1;"${cell}"\n`, schema)![0]!.value['price']).toBe(price);
  });

  it('CSV with a column of the name __proto__: other objects stay as they are', () => {
    parseItems('key,__proto__.polluted\n1,x', { type: 'object' });
    expect({}).not.toHaveProperty('polluted');
  });

  it('file that is too deep or too wide: it is refused before its values are merged', () => {
    const schema = createForm(collections[0]!, ['fi'], 'en');
    const deep = `[{"value":${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}}]`;
    expect(() => parseItems(deep, schema)).toThrow('deep');
    expect(() => parseItems(`key,${'a.'.repeat(5000)}b\nx,y\n`, schema)).toThrow('deep');
    for (const head of ['key', '"key\n"'])
      expect(parseItems(`${head}${',a'.repeat(500)}\nx${',y'.repeat(500)}\n`, schema)).toBeUndefined();
  });

  it('file of too many rows: the rest is not read', () => {
    for (const text of [`key\n${'1\n'.repeat(500_000)}`, `[${'{"value":{}},'.repeat(6000)}{"value":{}}]`])
      expect(parseItems(text, { type: 'object' })).toHaveLength(MAX_ROWS + 1);
  });

  it.each(['', '{}', 'name\nx', '[1]', '"a', 'key\n"a', 'key,price\n1,2,50'])(
    'file %j: it is refused',
    (text) => {
      expect(parseItems(text, { type: 'object' })).toBeUndefined();
    },
  );
});
