import type { PageHealth } from '@saaristo/editor/contract';
import { describe, expect, it } from 'vitest';
import type { Block } from '../../platform/model/content.ts';
import { findSharePicture } from '../../content/first-picture.ts';
import { createShare, listShareTags } from '../../pages/render/share.ts';
import { content } from '../support/content.ts';
import { someDatabase } from '../support/databases.ts';
import { createPage, publishPage, savePage, serveEditor } from '../support/editing.ts';
import { documentOf } from '../support/html.ts';

const site = content.sites.find((one) => one.site === 'atriafi')!;

describe.each(someDatabase)('shares of pages on $name', ({ open }) => {
  const editing = serveEditor(open);

  const openPage = async (url: string, host = 'localhost') =>
    documentOf((await editing.app.inject({ url, headers: { host } })).body);
  const tagsOf = async (url: string, host?: string): Promise<Record<string, string>> =>
    Object.fromEntries(
      [...(await openPage(url, host)).querySelectorAll('meta[property^="og:"]')].map((tag) => [
        tag.getAttribute('property')!,
        tag.getAttribute('content')!,
      ]),
    );
  const publish = async (path: string, details: object): Promise<number> => {
    const { publisher } = editing;
    const id = await createPage(publisher, { title: 'Kesä', path });
    const page = { title: 'Kesä & <grilli>', description: 'Kuvaus', ...details };
    expect((await savePage(publisher, id, page)).statusCode).toBe(200);
    expect((await publishPage(publisher, id)).statusCode).toBe(200);
    return id;
  };

  it('page: its tags have the chosen picture, and the health panel has the same', async () => {
    const share = { url: '/media/library/7/a.focus-x3-y9.jpg', alt: 'Grilli' };
    const id = await publish('/jako', { share: { ...share, more: 1 } });
    const tags = await tagsOf('/jako');
    expect(tags).toEqual({
      'og:title': 'Kesä & <grilli>',
      'og:description': 'Kuvaus',
      'og:type': 'website',
      'og:site_name': site.name,
      'og:url': 'http://localhost/jako',
      'og:locale': 'fi_FI',
      'og:image': 'http://localhost/media/library/7/a.focus-x3-y9.jpg?preset=share',
      'og:image:alt': 'Grilli',
    });
    const health = (
      await editing.editor.call('GET', `pages/${id}/health`, undefined, { host: 'localhost' })
    ).json<PageHealth>();
    expect(Object.fromEntries(listShareTags(health.share!))).toEqual(tags);
    // The picture is in use, so that it is not deleted as an unused one.
    const uses = await editing.editor.call('GET', `pages/${id}`);
    expect(uses.json()).toMatchObject({ share });
  });

  it('page without a chosen picture: its first picture is shown, also one of a text', async () => {
    await publish('/jako-lohko', {
      blocks: [
        { html: '<p>x</p>' },
        {
          widget: 'faq-list',
          props: { items: [{ title: 'x', image: '/media/products/1.svg?preset=small' }] },
        },
      ] satisfies Block[],
    });
    expect((await tagsOf('/jako-lohko'))['og:image']).toBe(
      'http://localhost/media/products/1.svg?preset=share',
    );
    for (const img of [
      '<img alt="" src="/media/library/1/b.png">',
      '<img alt="5 > 3 <b" src="/media/library/1/b.png" title="x">',
      '<img src="https://other.example/a.png"><img src="/media/library/1/b.png">',
    ])
      expect(findSharePicture({ title: '', description: '', blocks: [{ html: `<p>${img}</p>` }] })).toEqual({
        url: '/media/library/1/b.png',
        alt: '',
      });
    // More values than a call can have arguments.
    const props = { list: Array.from({ length: 300_000 }, () => 1) };
    const many = { widget: 'x', version: 1, props };
    expect(findSharePicture({ title: '', description: '', blocks: [many] })).toBeUndefined();
  });

  it('host that the server does not know: the tags have no addresses', () => {
    const place = { site, language: 'fi', path: '/x', origin: undefined } as const;
    const share = { url: '/media/library/1/b.png', alt: '' };
    const tags = listShareTags(createShare(place, { title: 'x', description: '', share }));
    expect(tags.map(([property]) => property)).toEqual(['og:title', 'og:type', 'og:site_name', 'og:locale']);
  });

  it.each(['javascript:alert(1)', '/editor', '//other.example/a.png', 'a.png'])(
    'picture %j: it is no address for a share',
    (url) => {
      const place = { site, language: 'fi', path: '/x', origin: 'http://a' } as const;
      expect(createShare(place, { title: '', description: '', share: { url, alt: '' } }).image).toBeNull();
    },
  );

  it('page that does not exist: it has no tags', async () => {
    expect(await tagsOf('/ei-ole-tata')).toEqual({});
  });
});
