import { describe, expect, it } from 'vitest';
import { countSitemapRows, listSitemapRows } from '../../content/sitemap.ts';
import { serveOnce } from '../support/app.ts';
import { content } from '../support/content.ts';
import { someDatabase } from '../support/databases.ts';
import { createPage, publishPage, savePage, serveEditor } from '../support/editing.ts';
import { documentOf } from '../support/html.ts';

describe.each(someDatabase)('search engines on $name', ({ open }) => {
  const editing = serveEditor(open);

  const get = (url: string, host = 'localhost') => editing.app.inject({ url, headers: { host } });
  const listAddresses = async (): Promise<string[]> =>
    [...(await get('/sitemap.xml')).body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address!);
  const create = (path: string, language = 'fi') => createPage(editing.publisher, { language, path });
  const publish = async (id: number, details: object = {}): Promise<void> => {
    await savePage(editing.publisher, id, details);
    await publishPage(editing.publisher, id);
  };

  it('robots.txt: it names the map of the site, and leaves out the editor', async () => {
    const { headers, body } = await get('/robots.txt', 'lihakauppa.localhost');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toBe(
      'User-agent: *\nDisallow: /editor\nDisallow: /preview/\n\nSitemap: http://lihakauppa.localhost/sitemap.xml\n',
    );
    expect((await get('/robots.txt', 'unknown.example')).body).not.toContain('Sitemap');
  });

  it('favicon.ico: it leads to the icon of the site', async () => {
    const { statusCode, headers } = await get('/favicon.ico', 'lihakauppa.localhost');
    expect([statusCode, headers.location]).toEqual([302, '/theme/logos/lihakauppa-mark.svg']);
    expect((await get(headers.location!)).headers['content-type']).toMatch(/^image\/svg\+xml/);
  });

  it('sitemap.xml: it has published pages, products, recipes, news and listings, each once', async () => {
    const [shown, draft, hidden] = [
      await create('/kartalla'),
      await create('/luonnos'),
      await create('/piilossa'),
    ];
    await publish(shown);
    await publish(hidden, { unlisted: true });
    const addresses = await listAddresses();
    expect(addresses).toContain('http://localhost/kartalla');
    for (const path of ['/luonnos', '/piilossa']) expect(addresses).not.toContain(`http://localhost${path}`);
    for (const { slug } of content.recipes.filter(
      ({ site, language }) => site === 'atriafi' && language === 'fi',
    ))
      expect(addresses.some((one) => one.endsWith(`/${slug}`))).toBe(true);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(draft).toBeGreaterThan(0);
    await editing.publisher.call('POST', `pages/${shown}/unpublish`, {});
    expect(await listAddresses()).not.toContain('http://localhost/kartalla');
    for (const address of (await listAddresses()).slice(0, 20))
      expect([address, (await get(new URL(address).pathname)).statusCode]).toEqual([address, 200]);
  });

  it('page: searches and shares get the title and the main address that its editor gives', async () => {
    const id = await create('/kampanja');
    const read = async () => {
      const { head } = documentOf((await get('/kampanja')).body);
      const of = (selector: string, name = 'content') => head.querySelector(selector)?.getAttribute(name);
      return [
        head.querySelector('title')!.textContent,
        of('[property="og:title"]'),
        of('[rel=canonical]', 'href'),
        of('[property="og:url"]'),
      ];
    };
    const own = 'http://localhost/kampanja';
    await publish(id, { title: 'Kesä', searchTitle: ' Grillikesä 2027 ', canonical: '/reseptit' });
    const recipes = 'http://localhost/reseptit';
    expect(await read()).toEqual([
      expect.stringMatching(/^Grillikesä 2027 \|/),
      'Grillikesä 2027',
      recipes,
      recipes,
    ]);
    expect((await get('/kampanja')).body).toMatch(/<h1[^>]*>Kesä</);
    expect(await listAddresses()).not.toContain(own);
    const { share } = (await editing.publisher.call('GET', `pages/${id}/health`)).json<{ share: object }>();
    expect(share).toMatchObject({
      title: 'Grillikesä 2027',
      url: expect.stringMatching(/\/reseptit$/) as string,
    });

    await publish(id, { title: 'Kesä', canonical: 'https://kesa.example/grilli' });
    expect(await read()).toEqual([
      expect.stringMatching(/^Kesä \|/),
      'Kesä',
      'https://kesa.example/grilli',
      'https://kesa.example/grilli',
    ]);
    const made = await editing.publisher.call('POST', `pages/${id}/translations`, { language: 'en' });
    const copy = await editing.publisher.call('GET', `pages/${made.json<{ id: number }>().id}`);
    expect(copy.json()).not.toHaveProperty('canonical');

    // Its own whole address.
    await publish(id, { title: 'Kesä', searchTitle: ' ', canonical: ` ${own}/ ` });
    expect((await read())[1]).toBe('Kesä');
    expect(await listAddresses()).toContain(own);
    for (const canonical of [
      '/kampanja',
      '/kampanja/',
      'javascript:alert(1)',
      '//evil.example/',
      '/\\evil.example',
      'https://',
    ]) {
      await publish(id, { title: 'Kesä', canonical });
      expect([canonical, ...(await read()).slice(2)]).toEqual([canonical, own, own]);
      expect(await listAddresses()).toContain(own);
    }
  });

  it('sitemap.xml: translations name each other', async () => {
    const fi = await create('/kaannetty');
    await publish(fi);
    const made = await editing.publisher.call('POST', `pages/${fi}/translations`, { language: 'en' });
    await publish(made.json<{ id: number }>().id);
    const { body } = await get('/sitemap.xml');
    const rows = body.split('\n').filter((row) => row.includes('<loc>') && row.includes('kaannetty'));
    expect(rows).toHaveLength(2);
    for (const row of rows) {
      expect(row).toContain('hreflang="fi" href="http://localhost/kaannetty"');
      expect(row).toContain('hreflang="en" href="http://localhost/en/kaannetty"');
      expect(row).toMatch(/<lastmod>\d{4}-/);
    }
  });

  it('sitemap.xml: parts of a long map have each address once, with all its translations', async () => {
    const site = { site: 'atriafi', origin: 'http://localhost' } as const;
    const count = await countSitemapRows(editing.database, site);
    const parts = [];
    for (let offset = 0; offset < count; offset += 3)
      parts.push(...(await listSitemapRows(editing.database, site, { offset, limit: 3 })));
    expect(new Set(parts.map(({ path }) => path)).size).toBe(count);
    expect(await listSitemapRows(editing.database, site, { offset: 0, limit: 1000 })).toEqual(parts);
  });

  it("editor's own host: it has no map, and asks robots to stay away", async () => {
    const { app } = await serveOnce(open, { editorHost: 'edit.localhost' });
    const ask = (url: string) => app.inject({ url, headers: { host: 'edit.localhost' } });
    expect((await ask('/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n');
    expect((await ask('/sitemap.xml')).statusCode).toBe(404);
  });
});
