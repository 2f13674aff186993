import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { STORED } from 'saaristo/page-details';
import { readPicture } from '../../demo/pictures.ts';
import { shippedContent } from '../../demo/shipped-content.ts';
import type { Database } from '../../platform/database/database.ts';
import { VISITOR_COOKIES } from '../../platform/http/security/cookies.ts';
import { createApp } from '../../server/app.ts';
import { seed } from '../../server/seed.ts';
import { hostOf } from '../support/app.ts';
import { databases } from '../support/databases.ts';
import { documentOf } from '../support/html.ts';

const PAGES = shippedContent.sites.flatMap(({ site, privacy, languages }) =>
  languages.map((language) => [site, privacy?.pages[language]] as const),
);

describe('privacy pages', () => {
  let database: Database;
  let app: FastifyInstance;
  beforeAll(async () => {
    database = await databases[0]!.open();
    await seed(database, shippedContent);
    app = await createApp({ database, dist: '/nonexistent', readPicture });
  });
  afterAll(async () => {
    await app.close();
    await database.close();
  });

  const listNames = async (site: string, url: string | undefined) => {
    const { body } = await app.inject({ url: url!, headers: { host: hostOf(site) } });
    const document = documentOf(body);
    expect(document.querySelector('main')!.textContent).toContain('Saaristo Foods');
    return [...document.querySelectorAll('.stored-list tbody th')].map(({ textContent }) => textContent);
  };

  it.each(PAGES)(
    'privacy page: %s%s names the controller and lists what the site stores',
    async (site, url) => {
      expect(await listNames(site, url)).toEqual(expect.arrayContaining(['likedcontent', 'saaristo-draft']));
    },
  );

  it('privacy page: the shop lists everything, a site that sells nothing no cookie of a cart', async () => {
    const all = [...Object.values(STORED).map(({ name }) => name), ...Object.keys(VISITOR_COOKIES)];
    expect((await listNames('lihakauppa', '/tietosuoja')).sort()).toEqual(all.sort());
    expect(await listNames('delise', '/integritet')).not.toContain('lk-visitor');
  });
});
