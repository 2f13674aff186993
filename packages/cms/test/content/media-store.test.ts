import { text as readText } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addMedia,
  deleteMedia,
  deleteUnusedMedia,
  findMedia,
  findMediaFile,
  listMedia,
  listMediaTags,
  MEDIA_PAGE_SIZE,
  type MediaVariant,
  parseTags,
  replaceMedia,
  setTags,
  updateMedia,
} from '../../media/store.ts';
import { getCrop } from '../../media/create-picture.ts';
import type { Cut, PictureType } from '../../media/sizes.ts';
import { createPage, findEditedPage } from '../../pages/store/page-store.ts';
import type { Database } from '../../platform/database/database.ts';
import { addUser } from '../../accounts/users.ts';
import { someDatabase } from '../support/databases.ts';
import { rowsOf } from '../support/rows.ts';

it.each([
  [' Kesä,  grillaus  ulkona ,KESÄ,, ', ['kesä', 'grillaus ulkona']],
  [`${'x'.repeat(39)} yz`, ['x'.repeat(39)]],
  [
    Array.from({ length: 21 }, (_, index) => `t${index}`).join(),
    Array.from({ length: 20 }, (_, index) => `t${index}`),
  ],
  ['', []],
])('tags %j: they are %j', (text, tags) => expect(parseTags(text)).toEqual(tags));

it.each([
  [{ x: 0.5, y: 0.5 }, 300, 200, [0, 0, 300, 200]],
  [{ x: 0.5, y: 0.5 }, 600, 200, [150, 0, 300, 200]],
  [{ x: 0, y: 1 }, 600, 200, [0, 0, 300, 200]],
  [{ x: 1, y: 0 }, 600, 200, [300, 0, 300, 200]],
  [{ x: 0.5, y: 0.25 }, 300, 600, [0, 50, 300, 200]],
  [{ x: 0.5, y: 1 }, 300, 600, [0, 400, 300, 200]],
  [{ x: 0.5, y: 0.5 }, 1, 1, [0, 0, 1, 1]],
])('crop around %j of %i to %i px: it is %j', (focus, width, height, [left, top, w, h]) => {
  expect(getCrop(focus, width, height)).toEqual({ left, top, width: w, height: h });
});

describe.each(someDatabase)('library of pictures on $name', ({ open }) => {
  let database: Database;
  let by: number;
  const all = { sites: null, languages: null };
  const publisher = () => ({ id: by, name: 'Aino', role: 'publisher' as const, ...all });
  const editor = () => ({ ...publisher(), role: 'editor' as const });
  const file = (type: PictureType, width: number, cut: Cut = 'whole') => ({
    cut,
    width,
    type,
    content: Buffer.from(`${cut} ${width} ${type}`),
  });
  const picture = (digest = 'a'.repeat(16), type: PictureType = 'image/jpeg') => ({
    type,
    width: 640,
    height: 400,
    digest,
    files: [...new Set([type, 'image/webp'] as const)].flatMap((one) => [
      file(one, 320),
      file(one, 640),
      file(one, 600, 'three-by-two'),
    ]),
  });
  const add = (name: string, tags: string[] = [], data = picture()) =>
    addMedia(database, { name, alt: `${name} kuvana`, by, tags }, data);
  const write = async (path: string, url: string) =>
    (await createPage(
      database,
      { site: 'atriafi', language: 'fi', path },
      { title: path, description: '', blocks: [{ html: `<img src="${url}">` }] },
      publisher(),
    ))!;

  beforeAll(async () => {
    database = await open();
    by = (await addUser(database, { email: 'a@b.fi', name: 'Aino', role: 'publisher' }))!;
  });
  afterAll(() => database.close());

  it('list: the newest come first, and words, tags and typos find them', async () => {
    const found = async (filter: Partial<Parameters<typeof listMedia>[1]>) => {
      const { rows, count, corrected } = await listMedia(database, { page: 1, ...filter });
      return [count, rows.map(({ name }) => name).join(), corrected];
    };
    for (let at = 0; at < MEDIA_PAGE_SIZE; at += 1) await add(`Kuva ${at}`);
    await add('Saari 100%', ['öinen', 'ilta']);
    await add('Meri', ['ilta', 'ahven', 'zorro']);
    expect(await found({ text: 'KUVANA meri' })).toEqual([1, 'Meri', undefined]);
    expect(await found({ text: '100%' })).toEqual([1, 'Saari 100%', undefined]);
    expect(await found({ text: 'zorro' })).toEqual([1, 'Meri', undefined]);
    expect(await found({ tag: 'ilta' })).toEqual([2, 'Meri,Saari 100%', undefined]);
    expect(await found({ tag: 'ilta', text: 'ssari' })).toEqual([1, 'Saari 100%', 'saari']);
    expect(await found({ text: 'qwertyuiop' })).toEqual([0, '', undefined]);
    expect(await found({ tag: 'puuttuu' })).toEqual([0, '', undefined]);
    const second = await listMedia(database, { page: 2 });
    expect([second.count, second.rows.map(({ name }) => name)]).toEqual([
      MEDIA_PAGE_SIZE + 2,
      ['Kuva 1', 'Kuva 0'],
    ]);
    expect(await listMediaTags(database)).toEqual([
      { tag: 'ahven', count: 1 },
      { tag: 'ilta', count: 2 },
      { tag: 'zorro', count: 1 },
      { tag: 'öinen', count: 1 },
    ]);
  });

  it('details: name, text and tags are stored, and the focus is in the address', async () => {
    const { id, url, ...row } = await add('Keskellä', ['a']);
    expect(row).toEqual({
      name: 'Keskellä',
      alt: 'Keskellä kuvana',
      alts: {},
      isDecorative: false,
      width: 640,
      height: 400,
      focus: { x: 0.5, y: 0.5 },
      tags: ['a'],
    });
    expect(url).toBe(`/media/library/${id}/${'a'.repeat(16)}.jpg`);
    await setTags(database, id, ['b']);
    const details = { name: 'Uusi', alt: 'Toinen', focus: { x: 0.5, y: 0.5 } };
    expect(await updateMedia(database, id, details)).toMatchObject({
      url,
      name: 'Uusi',
      tags: ['b'],
    });
    expect(await updateMedia(database, 9999, details)).toBeUndefined();
    await rowsOf(database, `update media set focus_x = 0.26, focus_y = 0.5 where id = ${id}`);
    const moved = (await findMedia(database, id))!.url;
    expect(moved).toBe(`/media/library/${id}/${'a'.repeat(16)}.focus-x3-y5.jpg`);
    const sent = async (name: string) =>
      findMediaFile(database, id, name, { cut: 'whole', width: 1, takesWebp: false });
    expect(await sent(`${'a'.repeat(16)}.jpg`)).toMatchObject({ type: 'image/jpeg' });
    expect(await sent(`${'a'.repeat(16)}.focus-x10-y10.jpg`)).toMatchObject({ type: 'image/jpeg' });
    expect(await sent('old.jpg')).toEqual({ movedTo: url });
    expect(await sent('old.focus-x3-y5.jpg')).toEqual({ movedTo: moved });
    expect(
      await findMediaFile(database, 9999, 'a.jpg', { cut: 'whole', width: 1, takesWebp: true }),
    ).toBeUndefined();
    expect(await findMedia(database, 9999)).toBeUndefined();
  });

  it.each([
    ['image/jpeg', 'jpg'],
    ['image/png', 'png'],
    ['image/webp', 'webp'],
    ['image/avif', 'avif'],
    ['image/gif', 'gif'],
  ] as const)('type %s: the address ends with .%s', async (type, ending) => {
    expect((await add('x', [], picture('b'.repeat(16), type))).url).toMatch(
      new RegExp(`/b{16}\\.${ending}$`),
    );
  });

  it.each<[Partial<MediaVariant>, string]>([
    [{}, 'whole 640 image/jpeg'],
    [{ takesWebp: true }, 'whole 640 image/webp'],
    [{ width: 100 }, 'whole 320 image/jpeg'],
    [{ width: 320 }, 'whole 320 image/jpeg'],
    [{ width: 321 }, 'whole 640 image/jpeg'],
    [{ width: 5000, takesWebp: true }, 'whole 640 image/webp'],
    [{ cut: 'three-by-two', width: 100 }, 'three-by-two 600 image/jpeg'],
  ])('variant %j: the file is %s', async (variant, content) => {
    const { id, url } = await add('Koot');
    const name = url.split('/').at(-1)!;
    const found = await findMediaFile(database, id, name, {
      cut: 'whole',
      width: undefined,
      takesWebp: false,
      ...variant,
    });
    if (!found || !('sent' in found)) throw new Error('The picture has no such file.');
    const { bytes, stream } = found.sent;
    expect([found.type, await readText(await stream({ start: 0, end: bytes - 1 }))]).toEqual([
      content.split(' ')[2],
      content,
    ]);
  });

  it('picture of a draft: its replacement changes the address, and it is not deleted as unused', async () => {
    const { id, url } = await add('Käytössä');
    const page = await write('/kuva', url.replace('.jpg', '.focus-x3-y9.jpg'));
    const unused = async () =>
      (await listMedia(database, { page: 1, isUnused: true })).rows.map((row) => row.id);
    expect(await unused()).not.toContain(id);
    const next = (await replaceMedia(database, id, picture('c'.repeat(16)), editor())) as { url: string };
    expect(next.url).toContain('c'.repeat(16));
    const { draft, draftVersion } = (await findEditedPage(database, page))!;
    expect([draft.blocks, draftVersion]).toEqual([
      [{ html: `<img src="${next.url.replace('.jpg', '.focus-x3-y9.jpg')}">` }],
      2,
    ]);
    expect(await deleteUnusedMedia(database, id)).toBe('used');
    // A page of the bin can be restored.
    await rowsOf(database, `update page set deleted_at = now() where id = ${page}`);
    expect([(await unused()).includes(id), await deleteUnusedMedia(database, id)]).toEqual([false, 'used']);
    await rowsOf(database, `delete from page where id = ${page}`);
    expect(await unused()).toContain(id);
    expect(await deleteUnusedMedia(database, id)).toBe('deleted');
    expect(await deleteUnusedMedia(database, id)).toBeUndefined();
    expect(await replaceMedia(database, id, picture(), publisher())).toBeUndefined();
  });

  it.each(['published', 'scheduled'])('picture of a %s page: only a publisher changes it', async (column) => {
    const { id, url } = await add('Näkyvissä');
    const page = await write(`/nakyy-${column}`, url);
    await rowsOf(
      database,
      column === 'published'
        ? `update page set published = draft where id = ${page}`
        : `insert into page_edition (page_id, name, saved_by, scheduled, publish_at) select id, '', '', draft, now() from page where id = ${page}`,
    );
    await expect(replaceMedia(database, id, picture('d'.repeat(16)), editor())).rejects.toThrow('publishers');
    await expect(deleteMedia(database, id, editor())).rejects.toThrow('publishers');
    const next = (await replaceMedia(database, id, picture('d'.repeat(16)), publisher())) as { url: string };
    const [row] = await rowsOf<{ text: string }>(
      database,
      `select concat(page.draft, published, scheduled) as text, draft_version
       from page left join page_edition on page_id = page.id where page.id = ${page}`,
    );
    expect(row?.text.split(next.url)).toHaveLength(3);
    expect(row).toMatchObject({ draft_version: 1 });
    expect(await deleteMedia(database, id, publisher())).toBe('deleted');
    expect(await deleteMedia(database, id, publisher())).toBeUndefined();
  });
});
