import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PageHealth } from '@saaristo/editor/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../platform/database/database.ts';
import { createPage, findEditedPage } from '../../../pages/store/page-store.ts';
import type { Block } from '../../../platform/model/content.ts';
import { appOn } from '../../support/app.ts';
import { content } from '../../support/content.ts';
import { someDatabase } from '../../support/databases.ts';
import { EDITOR, type SignedIn, signedIn } from '../../support/editors.ts';
import { publishPage } from '../../support/publish.ts';
import { rowsOf, valueOf } from '../../support/rows.ts';
import { smallBuild } from '../../support/small-build.ts';

describe.each(someDatabase)('health of pages on $name', ({ open }) => {
  let database: Database;
  let app: FastifyInstance;
  let editor: SignedIn;
  const build = smallBuild();

  beforeAll(async () => {
    mkdirSync(path.join(build.dist, 'chunks'));
    writeFileSync(path.join(build.dist, 'chunks', 'faq-list-1.js.br'), 'x'.repeat(123));
    database = await open();
    app = await appOn(database, {
      dist: build.dist,
      prerender: (html) => Promise.resolve(html),
      shippedPages: content.pages,
    });
    editor = await signedIn(database, app, EDITOR);
  });
  afterAll(async () => {
    await app.close();
    await database.close();
    build.remove();
  });

  const author = async () => {
    const user = await valueOf<number>(database, 'select id from editor_user limit 1', []);
    return { id: user, name: EDITOR.name, role: 'publisher' as const, sites: null, languages: null };
  };
  const create = async (address: string, title: string, blocks: Block[], isPublished = true) => {
    const by = await author();
    const place = { site: 'atriafi', language: 'fi', path: address } as const;
    const id = await createPage(database, place, { title, description: '', blocks }, by);
    if (isPublished)
      await publishPage(database, id!, (await findEditedPage(database, id!))!.draftVersion, by);
    return id!;
  };
  const healthOf = async (id: number) => (await editor.call('GET', `pages/${id}/health`)).json<PageHealth>();

  it('links: published pages that link to the page are listed, and no others', async () => {
    const id = await create('/kunto', 'Kunto', []);
    const linking = {
      '/a-teksti': { html: '<p><a href="/kunto">x</a></p>' },
      '/b-asetus': { widget: 'faq-list', props: { more: [{ link: '/kunto?a=1#b' }] } },
      '/c-kauttaviiva': { html: '<a href=\'/x\' title="y">x</a><a href="/kunto/">x</a>' },
      '/d-muu': { html: '<p><a href="/kuntosali">/kunto</a> <a href="/a/kunto">x</a></p>' },
    } satisfies Record<string, Block>;
    for (const [address, block] of Object.entries(linking)) await create(address, address, [block]);
    await create('/e-luonnos', 'Luonnos', [{ html: '<a href="/kunto">x</a>' }], false);
    const { linkedFrom } = await healthOf(id);
    expect(linkedFrom.map((one) => one.path)).toEqual(['/a-teksti', '/b-asetus', '/c-kauttaviiva']);
  });

  it('titles: other pages with the same title are listed', async () => {
    const id = await create('/otsikko', 'Sama otsikko', []);
    const other = await create('/otsikko-2', 'sama Otsikko', []);
    expect((await healthOf(id)).sameTitle).toEqual([
      { id: other, title: 'sama Otsikko', path: '/otsikko-2' },
    ]);
  });

  it('weight: the compressed bytes of the files of widgets are given', async () => {
    const { chunkBytes, siteName, isInMenu } = await healthOf(await create('/paino', 'Paino', []));
    expect(chunkBytes).toEqual({ 'chunks/faq-list-1.js': 123 });
    expect([siteName, isInMenu]).toEqual([content.sites.find(({ site }) => site === 'atriafi')?.name, false]);
  });

  it('menu: the answer says whether the menu links to the page', async () => {
    await rowsOf(
      database,
      `update navigation set desktop = jsonb_set(desktop, '{topTabs}', '[{"link": "/valikossa"}]')
       where site = 'atriafi' and language = 'fi' returning site`,
      [],
    );
    expect((await healthOf(await create('/valikossa', 'Valikossa', []))).isInMenu).toBe(true);
  });
});
