import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../platform/database/database.ts';
import type { PageContent } from '../../platform/model/content.ts';
import type { EstateContent } from '../../platform/model/estate-content.ts';
import { appOn } from '../support/app.ts';
import { someDatabase } from '../support/databases.ts';
import { rowsOf } from '../support/rows.ts';

const page = (language: PageContent['language'], path: string): PageContent => ({
  site: 'atriafi',
  language,
  path,
  title: path,
  description: '',
  blocks: [],
});
const menu = (link: string) => ({ label: link, link });
const estate: EstateContent = {
  sites: [{ site: 'atriafi', name: 'Saaristo', tagline: {}, languages: ['fi', 'se', 'en'] }],
  pages: [page('fi', '/juuri'), page('se', '/se/rot'), page('en', '/en/root'), page('fi', '/yksin')],
  products: [],
  recipes: [],
  news: [],
  navigation: [
    {
      site: 'atriafi',
      language: 'fi',
      desktop: {
        topTabs: [{ ...menu('/en/'), children: [menu('/se'), menu('/uutiset')] }],
        bottomTabs: [],
        languageMenu: [menu('/en')],
      },
      mobile: { barLinks: [], navAccordions: [], navLinks: [menu('/se/')], languageMenu: [] },
    },
  ],
};

describe.each(someDatabase)('navigation on $name', ({ open }) => {
  let database: Database;
  let app: FastifyInstance;
  beforeAll(async () => {
    database = await open();
    app = await appOn(database, {}, estate);
    await rowsOf(
      database,
      `update page set translation_of = (select id from page where path = '/juuri') where path in ('/se/rot', '/en/root')`,
    );
  });
  afterAll(async () => {
    await app.close();
    await database.close();
  });
  const get = async (layout: string, query: string) =>
    (await app.inject({ url: `/api/nav/${layout}?${query}`, headers: { host: 'localhost' } })).json<object>();

  it('page with translations: links to home pages lead to them, and other links stay [NAV-16]', async () => {
    expect(await get('desktop', 'languageId=fi&pageId=atriafi/juuri')).toEqual({
      topTabs: [
        { label: '/en/', link: '/en/root', children: [{ label: '/se', link: '/se/rot' }, menu('/uutiset')] },
      ],
      bottomTabs: [],
      languageMenu: [{ label: '/en', link: '/en/root' }],
    });
  });

  it('page with translations, without a menu of languages: the menu has them, the default language first [NAV-14]', async () => {
    expect(await get('mobile', 'languageId=en&pageId=atriafi/en/root')).toMatchObject({
      languageMenu: [
        { label: 'Suomi', link: '/juuri' },
        { label: 'Svenska', link: '/se/rot' },
      ],
    });
    expect(await get('mobile', 'languageId=fi&pageId=atriafi/juuri')).toMatchObject({
      navLinks: [{ label: '/se/', link: '/se/rot' }],
    });
  });

  it.each(['atriafi/yksin', 'sibylla/juuri', 'atriafi', ''])(
    'page %j: the navigation is that of the site',
    async (id) => {
      expect(await get('desktop', `languageId=fi&pageId=${id}`)).toEqual(estate.navigation[0]!.desktop);
    },
  );
});
