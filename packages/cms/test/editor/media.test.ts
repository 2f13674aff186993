import type { LinkRow, PickerRow } from '@saaristo/editor/contract';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { MAX_BYTES } from '../../media/sizes.ts';
import type { MediaRow } from '../../media/store.ts';
import { runDeletions } from '../../server/retention.ts';
import { someDatabase } from '../support/databases.ts';
import { rowsOf } from '../support/rows.ts';
import { createPage, publishPage, readPage, savePage, serveEditor } from '../support/editing.ts';
import { documentOf, textsOf } from '../support/html.ts';

/** Red on the left, blue on the right. */
const createHalves = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#00f' } }).composite([
    { input: { create: { width: width / 2, height, channels: 3, background: '#f00' } }, left: 0, top: 0 },
  ]);

const createPng = (width: number, height: number) => createHalves(width, height).png().toBuffer();

/** Creates an animation of two large frames, which have the data of one pixel. */
function createGif(width: number, height: number): Buffer {
  const size = Buffer.from(new Uint16Array([width, height]).buffer);
  const frame = Buffer.from([0x2c, 0, 0, 0, 0, ...size, 0, 2, 2, 0x44, 1, 0]);
  return Buffer.concat([
    Buffer.from('GIF89a'),
    size,
    Buffer.from([0x80, 0, 0, 0, 0, 0, 255, 255, 255]),
    frame,
    frame,
    Buffer.from(';'),
  ]);
}

describe.each(someDatabase)('media library on $name', ({ open }) => {
  const { database, app, publisher, editor } = serveEditor(open);

  const send = (bytes: Buffer, headers: Record<string, string> = {}, query = '') =>
    app.inject({
      method: 'POST',
      url: `/editor/api/media${query}`,
      headers: {
        cookie: editor.cookie,
        'x-editor-token': editor.token,
        'content-type': 'image/jpeg',
        'x-file-name': encodeURIComponent('Kesä & meri.jpg'),
        'x-without-alt': 'later',
        ...headers,
      },
      payload: bytes,
    });
  const add = async (bytes: Buffer, headers?: Record<string, string>) => {
    const answer = await send(bytes, headers);
    expect([answer.statusCode, answer.body]).toEqual([200, answer.body]);
    return answer.json<MediaRow>();
  };
  const form = (
    url: string,
    fields: Record<string, string>,
    file?: { name: string; bytes: Buffer },
    who = editor,
  ) =>
    who.upload(url, {
      ...fields,
      ...(file && { file: new File([new Uint8Array(file.bytes)], file.name, { type: 'image/png' }) }),
    });
  const get = (url: string, accept = 'image/webp,*/*') => app.inject({ url, headers: { accept } });
  const getSize = async (url: string, accept?: string) => {
    const { rawPayload, headers } = await get(url, accept);
    const { width, height, format } = await sharp(rawPayload).metadata();
    return [width, height, format, headers['content-type']];
  };
  const put = (id: number, body: object) => editor.call('PUT', `media/${id}`, body);
  const rowOf = async (id: number) => (await editor.call('GET', `media/${id}`)).json<MediaRow>();
  const search = async (query = '') =>
    (await editor.call('GET', `media${query}`)).json<{ rows: MediaRow[] }>().rows;

  it('new picture: it is upright, has no camera metadata, and is served in the requested size', async () => {
    const sideways = await createHalves(2400, 1200)
      .withExif({ IFD0: { Copyright: 'Salainen Kuvaaja' }, IFD3: { GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const row = await add(sideways);
    expect(row).toEqual({
      id: expect.any(Number) as number,
      name: 'Kesä & meri',
      url: expect.stringMatching(/^\/media\/library\/\d+\/[0-9a-f]{16}\.jpg$/) as string,
      alt: '',
      alts: {},
      isDecorative: false,
      width: 1200,
      height: 2400,
      focus: { x: 0.5, y: 0.5 },
      tags: [],
    });
    expect(await getSize(row.url)).toEqual([1200, 2400, 'webp', 'image/webp']);
    expect(await getSize(row.url, 'image/png,*/*;q=0.1')).toEqual([1200, 2400, 'jpeg', 'image/jpeg']);
    expect(await getSize(row.url, 'image/webp;q=0')).toEqual([1200, 2400, 'jpeg', 'image/jpeg']);
    for (const [asked, width] of [
      ['preset=small', 320],
      ['preset=third', 640],
      ['preset=medium', 640],
      ['preset=default', 1200],
      ['preset=other', 1200],
      ['width=700', 960],
      ['width=5000', 1200],
      ['width=-1', 1200],
      ['width=x', 1200],
    ] as const)
      expect([asked, (await getSize(`${row.url}?${asked}`))[0]]).toEqual([asked, width]);
    expect(await getSize(`${row.url}?preset=three-by-two-crop`)).toEqual([1200, 800, 'webp', 'image/webp']);
    for (const accept of ['image/webp', 'image/jpeg']) {
      const { headers, rawPayload } = await get(row.url, accept);
      expect(headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        vary: 'Accept',
      });
      expect(headers).not.toHaveProperty('set-cookie');
      const { exif, orientation } = await sharp(rawPayload).metadata();
      expect([exif, orientation, rawPayload.includes('Salainen')]).toEqual([undefined, undefined, false]);
    }
  });

  it.each([
    ['png', 'image/png'],
    ['webp', 'image/webp'],
    ['avif', 'image/avif'],
    ['gif', 'image/gif'],
  ] as const)('new picture %s: it is accepted and never enlarged', async (format, type) => {
    const row = await add(await createHalves(400, 200).toFormat(format).toBuffer(), { 'content-type': type });
    expect([row.width, row.height]).toEqual([400, 200]);
    expect((await get(row.url, type)).headers['content-type']).toBe(type);
    expect((await getSize(`${row.url}?width=1920`))[0]).toBe(400);
    expect((await getSize(`${row.url}?width=300`))[0]).toBe(320);
  });

  it('high picture: it is narrower, as the types allow', async () => {
    const row = await add(await createPng(40, 20_000));
    expect([row.width, row.height]).toEqual([32, 16_000]);
    expect((await getSize(row.url)).slice(0, 2)).toEqual([32, 16_000]);
  });

  it('animated picture: it stays animated, and is neither turned nor cropped', async () => {
    const frames = await Promise.all(
      ['#f00', '#0f0', '#00f'].map((background) =>
        sharp({ create: { width: 40, height: 20, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const moving = await sharp(frames, { join: { animated: true } })
      .gif({ delay: [100, 200, 300], loop: 2 })
      .toBuffer();
    const row = await add(moving, { 'content-type': 'image/gif' });
    expect([row.width, row.height]).toEqual([40, 20]);
    for (const accept of ['image/webp', 'image/gif'])
      expect(await sharp((await get(row.url, accept)).rawPayload).metadata()).toMatchObject({
        pages: 3,
        delay: [100, 200, 300],
        loop: 2,
      });
    expect(
      (await sharp((await get(`${row.url}?preset=three-by-two-crop`)).rawPayload).metadata()).pages,
    ).toBe(3);
    expect((await editor.send(`/editor/media/${row.id}/edit`, { turn: '90' })).statusCode).toBe(404);
    expect((await editor.get(`/editor/media/${row.id}`)).body).not.toContain('/edit"');
  });

  it('photo of 50 megapixels: it is scaled, and editors get the original with its metadata', async () => {
    const photo = await sharp({ create: { width: 8192, height: 6144, channels: 3, background: '#0a0' } })
      .withExif({ IFD0: { Copyright: 'Kuvaaja' } })
      .jpeg()
      .toBuffer();
    const { id, url } = await add(photo);
    expect(await getSize(url)).toEqual([1920, 1440, 'webp', 'image/webp']);
    const original = await editor.get(`/editor/media/${id}/original`);
    expect([original.headers['content-disposition'], original.rawPayload.equals(photo)]).toEqual([
      `inline; filename="${id}.jpeg"`,
      true,
    ]);
    expect((await get(`/editor/media/${id}/original`)).statusCode).toBe(303);
    for (const query of ['', '?preset=three-by-two-crop', '?width=9999'])
      expect((await get(url + query, 'image/jpeg')).rawPayload.includes('Kuvaaja')).toBe(false);
  });

  it('file that is no picture, too large or unreadable: it is refused with a sentence and not stored', async () => {
    const [before] = await rowsOf(database, 'select count(*) from media');
    const whole = await createHalves(800, 800).jpeg().toBuffer();
    const vast = await sharp({ create: { width: 8000, height: 6400, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const vastAvif = await sharp({ create: { width: 4400, height: 3000, channels: 3, background: '#fff' } })
      .avif({ effort: 0 })
      .toBuffer();
    for (const [what, bytes, status, words] of [
      ['a text', Buffer.from('<html><script>alert(1)</script>'), 415, 'no picture'],
      ['nothing', Buffer.alloc(0), 415, 'no picture'],
      ['an SVG', Buffer.from('<svg onload="alert(1)"/>'), 415, 'as PNG or WebP'],
      ['an SVG with a prolog', Buffer.from('<?xml?>\n<!-- drawn -->\n<svg/>'), 415, 'as PNG or WebP'],
      ['a photo of an iPhone', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), 415, 'Compatible'],
      ['a PDF', Buffer.from('%PDF-1.7\n'), 415, 'no picture'],
      ['half a picture', whole.subarray(0, whole.length / 2), 400, 'cut short'],
      ['a bomb', vast, 413, '51 million'],
      ['an AVIF bomb', vastAvif, 413, '13 million'],
      ['an animated bomb', createGif(5000, 5200), 413, '51 million'],
      ['a large file', Buffer.concat([whole, Buffer.alloc(MAX_BYTES)]), 413, '30 MB'],
      ['a larger file', Buffer.alloc(MAX_BYTES + 1024 * 1024), 413, 'too large'],
    ] as const) {
      const answer = await send(bytes, { 'accept-language': 'en' });
      expect([what, answer.statusCode, answer.json<{ error: string }>().error]).toEqual([
        what,
        status,
        expect.stringContaining(words),
      ]);
    }
    expect(await rowsOf(database, 'select count(*) from media')).toEqual([before]);
  });

  it('media pages: they require a session, and writes the CSRF token of the page', async () => {
    for (const [headers, status] of [
      [{ cookie: '' }, 401],
      [{ 'x-editor-token': 'x' }, 403],
    ] as const)
      expect((await send(Buffer.from('x'), headers)).statusCode).toBe(status);
    for (const url of ['/editor/media', '/editor/media/1'])
      expect((await app.inject(url)).headers.location).toBe(`/editor/login?to=${encodeURIComponent(url)}`);
    expect((await form('/editor/media', { token: 'x' })).statusCode).toBe(403);
  });

  it('search: pictures are found by name and alternative text', async () => {
    const row = await add(await createPng(30, 20), {
      'x-file-name': '..%2Fsaari_100%25.png',
      'x-alt': encodeURIComponent('Kalliot'),
    });
    expect(row.name).toBe('saari_100%');
    const rows = (q: string) => search(`?${String(new URLSearchParams({ q }))}`);
    for (const q of ['SAARI', 'kallio', '_100%']) expect([q, await rows(q)]).toEqual([q, [row]]);
    expect(await rows('100_')).toEqual([]);
    expect((await rows(''))[0]).toEqual(row);
  });

  it('alternative text: every door asks for a text or that the picture is decorative, and a pasted picture waits for it', async () => {
    const bytes = await createPng(34, 20);
    const refused = await send(bytes, { 'x-without-alt': '', 'accept-language': 'en' });
    expect([refused.statusCode, refused.json<{ error: string }>().error]).toEqual([
      400,
      expect.stringContaining('decorative'),
    ]);
    const asOf = (headers: Record<string, string>) => add(bytes, { 'x-alt': '', ...headers });
    expect(await asOf({ 'x-without-alt': 'decorative' })).toMatchObject({ alt: '', isDecorative: true });
    expect(await asOf({ 'x-alt': 'Hav', 'x-language': 'se' })).toMatchObject({
      alt: '',
      alts: { se: 'Hav' },
    });
    const { id } = await asOf({ 'x-without-alt': 'later', 'x-file-name': 'odottava.png' });
    const waiting = async () =>
      textsOf((await editor.get('/editor/media?waiting=1')).body, '.editor-media a');
    expect(await waiting()).toContain('odottava');
    const file = { name: 'b.png', bytes };
    expect((await form('/editor/media', { alt: ' ' }, file)).statusCode).toBe(400);
    expect((await form('/editor/media', { decorative: '1' }, file)).statusCode).toBe(303);
    expect((await editor.send(`/editor/media/${id}`, { name: 'odottava' })).statusCode).toBe(400);
    await editor.send(`/editor/media/${id}`, { name: 'odottava', 'alt-fi': 'Meri', 'alt-en': ' Sea ' });
    expect(await rowOf(id)).toMatchObject({
      alt: '',
      alts: { fi: 'Meri', en: 'Sea' },
      isDecorative: false,
    });
    expect(await waiting()).not.toContain('odottava');
    const found = await search('?q=sea');
    expect(found.map((row) => row.id)).toEqual([id]);
    await editor.send(`/editor/media/${id}`, { name: 'odottava', decorative: '1', 'alt-fi': 'Meri' });
    expect(await rowOf(id)).toMatchObject({ alts: {}, isDecorative: true });
  });

  it('new focus: each use keeps its own crop, and later uses have that of the library', async () => {
    const row = await add(await createPng(600, 200), { 'content-type': 'image/png' });
    const colour = async (url: string) => {
      const { dominant } = await sharp((await get(`${url}?preset=three-by-two-crop`)).rawPayload).stats();
      return dominant.r > dominant.b ? 'red' : 'blue';
    };
    const left = (await put(row.id, { focus: { x: 0, y: 0.5 } })).json<MediaRow>();
    expect(left.url).toMatch(/^\/media\/library\/\d+\/[0-9a-f]{16}\.focus-x0-y5\.png$/);
    expect([left.focus, left.url === row.url, await colour(left.url)]).toEqual([
      { x: 0, y: 0.5 },
      false,
      'red',
    ]);
    expect(await rowOf(row.id)).toEqual(row);
    expect((await editor.call('GET', 'media/999999')).statusCode).toBe(404);
    const focus = (fields: Record<string, string>) => editor.send(`/editor/media/${row.id}/focus`, fields);
    expect((await focus({ 'at.x': '239', 'at.y': '10', 'focus-x': '0' })).statusCode).toBe(303);
    const [now] = await search();
    expect([(now?.focus.x ?? 0) > 0.9, await colour(now!.url)]).toEqual([true, 'blue']);
    await focus({ 'at.x': '0', 'at.y': '0', 'focus-x': '10', 'focus-y': '150' });
    const [typed] = await search();
    expect([typed?.focus.x.toFixed(2), typed?.focus.y]).toEqual(['0.10', 1]);
    expect([await colour(left.url), await colour(now!.url)]).toEqual(['red', 'blue']);
    // A replacement keeps each focus, also in old addresses.
    const bytes = await createPng(900, 200);
    await form(`/editor/media/${row.id}/replace`, {}, { name: 'b.png', bytes }, publisher);
    const old = await get(`${left.url}?preset=small`);
    expect([old.statusCode, old.headers.location, old.headers['cache-control']]).toEqual([
      302,
      expect.stringMatching(/\.focus-x0-y5\.png\?preset=small$/),
      'no-cache',
    ]);
    const next = String(old.headers.location).split('?')[0]!;
    expect([await colour(next), await colour(next.replace('x0', 'x10'))]).toEqual(['red', 'blue']);
  });

  it('turned and cropped picture: its focus stays at the same part of it', async () => {
    const { id } = await add(await createHalves(120, 60).jpeg().toBuffer());
    const { url } = (await put(id, { focus: { x: 0.9, y: 0.3 } })).json<MediaRow>();
    await editor.send(`/editor/media/${id}/focus`, { 'focus-x': '60', 'focus-y': '20' });
    const page = await createPage(editor, { title: 'Kohta', path: '/kohta' });
    await savePage(editor, page, { blocks: [{ html: `<p><img src="${url}" alt=""></p>` }] });
    const edit = async (fields: object) => {
      expect((await editor.send(`/editor/media/${id}/edit`, { turn: '0', ...fields })).statusCode).toBe(303);
      return (await editor.call('GET', `media/${id}`)).json<MediaRow>().focus;
    };
    const at = (x: number, y: number) => ({ x: expect.closeTo(x), y: expect.closeTo(y) });
    expect(await edit({ left: '50' })).toEqual(at(0.2, 0.2));
    expect(JSON.stringify(await readPage(editor, page))).toMatch(/\.focus-x8-y3\.jpg/);
    // Each change is made from the original.
    expect(await edit({ turn: '90' })).toEqual(at(0.8, 0.6));
    expect(await edit({ turn: '180', top: '50' })).toEqual(at(0.4, 0.6));
    expect(await edit({ turn: '270' })).toEqual(at(0.2, 0.4));
    // A focus that is cut off is at the nearest edge.
    expect(await edit({ right: '50' })).toEqual(at(1, 0.2));
  });

  it('turned and cropped picture: each change is made from the original, and too much is refused', async () => {
    const { id, url } = await add(await createHalves(1200, 600).jpeg().toBuffer());
    const path = `/editor/media/${id}`;
    const read = async () => {
      const page = documentOf((await editor.get(path)).body);
      const value = (field: string) => page.querySelector<HTMLInputElement>(`#${field}`)!.value;
      const { rawPayload } = await get(value('address'));
      const { data, info } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true });
      const isRed = (at: number): boolean => data[at]! > data[at + 2]!;
      return [info.width, info.height, isRed(0), isRed(data.length - 3), value('turn'), value('left')];
    };
    const none = { turn: '0', left: '0', right: '0', top: '0', bottom: '0' };
    expect((await editor.send(`${path}/edit`, { ...none, turn: '90', left: '50' })).statusCode).toBe(303);
    expect(await read()).toEqual([300, 1200, true, false, '90', '50']);
    expect((await get(url)).statusCode).toBe(302);
    await editor.send(`${path}/edit`, { ...none, turn: '270', bottom: '60' });
    expect(await read()).toEqual([600, 480, false, false, '270', '0']);
    const refused = await editor.send(`${path}/edit`, { ...none, left: '50', right: '41' });
    expect([refused.statusCode, textsOf(refused.body, '[role=alert]')]).toEqual([
      400,
      ['Leveydestä ja korkeudesta voi rajata kummastakin enintään 90 %.'],
    ]);
    await editor.send(`${path}/edit`, { ...none, left: 'NaN', top: '-5' });
    expect(await read()).toEqual([1200, 600, true, false, '0', '0']);
  });

  it('narrow picture that is cropped to less than a pixel: one pixel stays', async () => {
    const { id } = await add(await createPng(4, 40));
    const fields = { turn: '0', left: '90', right: '0', top: '0', bottom: '90' };
    expect((await editor.send(`/editor/media/${id}/edit`, fields)).statusCode).toBe(303);
    const row = await rowOf(id);
    expect([row.width, row.height]).toEqual([1, 4]);
  });

  it('picture on pages: a replacement changes all pages also in caches, and a deletion asks first', async () => {
    const row = await add(await createPng(300, 200), { 'x-alt': 'Ranta' });
    const id = await createPage(editor, { title: 'Kuvasivu', path: '/kuvasivu' });
    const blocks = [
      { html: `<p><img src="${row.url}" alt="Ranta"></p>` },
      { widget: 'like-button', props: { image: { url: row.url } } },
    ];
    await savePage(editor, id, { title: 'Kuvasivu', blocks });
    await publishPage(publisher, id);
    await rowsOf(database, "delete from job where name = 'purge-caches'");
    const file = { name: 'uusi.png', bytes: await createPng(900, 200) };
    const replaced = await form(`/editor/media/${row.id}/replace`, {}, file, publisher);
    expect([replaced.statusCode, replaced.headers.location]).toEqual([303, `/editor/media/${row.id}`]);
    const [now] = await search();
    expect([now?.id, now?.width, now?.name]).toEqual([row.id, 900, row.name]);
    const jobs = "select key from job where name = 'purge-caches' and key ~ 'kuvasivu'";
    expect(await rowsOf(database, jobs)).toEqual([{ key: 'page-atriafi/kuvasivu' }]);
    const visited = (await app.inject('/kuvasivu')).body;
    // In the two blocks, and in `og:image`.
    expect([visited.split(now!.url).length - 1, visited.includes(row.url)]).toEqual([3, false]);
    expect((await editor.call('GET', `pages/${id}`)).json()).toMatchObject({
      state: 'published',
      version: 2,
    });
    const warned = await publisher.send(`/editor/media/${row.id}/delete`);
    expect([warned.statusCode, textsOf(warned.body, '[role=alert]')]).toEqual([
      409,
      ['Kuva on yhdessä paikassa, ja siitä se katoaa. Kuva on roskakorissa 30 päivää.'],
    ]);
    expect(textsOf(warned.body, 'main li:not(li li) > a')).toEqual(['Kuvasivu']);
    expect((await get(now!.url)).statusCode).toBe(200);
    await publisher.send(`/editor/media/${row.id}/delete`, { sure: '1' });
    expect((await get(now!.url)).statusCode).toBe(404);
    const binned = async () =>
      textsOf((await editor.get('/editor/media?bin=1')).body, '.editor-media button');
    expect(await binned()).toContain(`Palauta: ${row.name}`);
    expect((await editor.get(`/editor/media/${row.id}/thumbnail`)).headers['content-type']).toMatch(/^image/);
    expect((await editor.get(`/editor/media/${row.id}`)).statusCode).toBe(404);
    const found = await search(`?q=${row.name}`);
    expect(found.map((one) => one.id)).not.toContain(row.id);
    // Visitors would see it again, which an editor may not decide.
    expect((await editor.send(`/editor/media/${row.id}/restore`)).statusCode).toBe(403);
    expect((await publisher.send(`/editor/media/${row.id}/restore`)).statusCode).toBe(303);
    expect((await get(now!.url)).statusCode).toBe(200);
    expect((await publisher.send(`/editor/media/${row.id}/restore`)).statusCode).toBe(303);
    expect((await publisher.send('/editor/media/99999999/restore')).statusCode).toBe(404);
    await publisher.send(`/editor/media/${row.id}/delete`, { sure: '1' });
    const age = (days: number) =>
      rowsOf(database, `update media set deleted_at = now() - interval '${days} days' where id = $1`, [
        row.id,
      ]);
    const files = () => rowsOf(database, 'select 1 from media_file where media_id = $1', [row.id]);
    await age(29);
    await runDeletions(database);
    expect(await files()).not.toEqual([]);
    await age(31);
    await runDeletions(database);
    expect(await files()).toEqual([]);
  });

  it('picture of an item: a replacement changes the item and its page, and a deletion asks first', async () => {
    const row = await add(await createPng(300, 200), { 'x-alt': 'Keitto' });
    const value = {
      title: 'Kuvakeitto',
      category: 'Keitot',
      minutes: 40,
      portions: 4,
      image: row.url,
      ingredients: [{ name: 'lohta' }],
      steps: ['Keitä.'],
    };
    const json = JSON.stringify(value);
    await publisher.send('/editor/collections/recipes', { place: 'atriafi/fi', value: json, do: 'publish' });
    const read = async () => (await app.inject('/reseptit/kuvakeitto')).body;
    expect(await read()).toContain(row.url);
    const file = { name: 'uusi.png', bytes: await createPng(900, 200) };
    await form(`/editor/media/${row.id}/replace`, {}, file, publisher);
    const { url } = await rowOf(row.id);
    const page = await read();
    expect([page.includes(url), page.includes(row.url)]).toEqual([true, false]);
    const stored = await rowsOf(
      database,
      "select draft ->> 'image' as draft, published ->> 'image' as shown, revision from item where title = 'Kuvakeitto'",
    );
    expect(stored).toEqual([{ draft: url, shown: url, revision: 1 }]);
    const warned = await publisher.send(`/editor/media/${row.id}/delete`);
    expect([warned.statusCode, textsOf(warned.body, 'main li > a')]).toEqual([409, ['Kuvakeitto']]);
    const used = await publisher.get(`/editor/uses?of=media:${row.id}`);
    expect(textsOf(used.body, 'main td strong')).toEqual(['Kuvakeitto']);
    expect((await publisher.send(`/editor/media/${row.id}/delete`, { sure: '1' })).statusCode).toBe(303);
  });

  describe('picture that visitors see', () => {
    const replacement = async () => ({ name: 'b.png', bytes: await createPng(600, 200) });
    /** Adds a picture and a page that uses it. */
    const addWithPage = async (path: string) => {
      const row = await add(await createPng(300, 200), { 'x-alt': 'Ranta' });
      const id = await createPage(editor, { title: 'Kuva', path });
      const blocks = [{ html: `<p><img src="${row.url}" alt="Ranta"></p>` }];
      await savePage(editor, id, { title: 'Kuva', blocks });
      return { row, id };
    };
    it('picture on a published page: its own page tells that only a publisher changes it, and a crop of another use is none', async () => {
      const { row, id } = await addWithPage('/kuva-julkaistu');
      await publisher.call('POST', `pages/${id}/publish`, { version: 2 });
      const told = await editor.get(`/editor/media/${row.id}`);
      expect(textsOf(told.body, '.editor-notice')).toEqual([expect.stringContaining('Vain julkaisija')]);
      expect(documentOf(told.body).querySelectorAll('main form')).toHaveLength(2);
      expect((await put(row.id, { focus: { x: 0, y: 0 } })).statusCode).toBe(200);
      expect((await app.inject('/kuva-julkaistu')).body).not.toContain('focus-x0-y0');
    });

    it('picture in a draft only: an editor replaces it, and a publisher who has seen another one cannot publish it', async () => {
      const { row, id } = await addWithPage('/kuva-luonnos');
      const answer = await form(`/editor/media/${row.id}/replace`, {}, await replacement());
      expect(answer.statusCode).toBe(303);
      expect((await publisher.call('POST', `pages/${id}/publish`, { version: 2 })).statusCode).toBe(409);
      expect((await publisher.call('POST', `pages/${id}/publish`, { version: 3 })).statusCode).toBe(200);
    });

    it("picture in a scheduled page: a publisher's replacement changes the scheduled content, too", async () => {
      const { row, id } = await addWithPage('/kuva-ajastettu');
      const at = new Date(Date.now() + 3_600_000).toISOString();
      await publisher.call('POST', `pages/${id}/schedule`, { version: 2, at });
      await form(`/editor/media/${row.id}/replace`, {}, await replacement(), publisher);
      const { url } = await rowOf(row.id);
      expect((await editor.get(`/editor/preview/${id}?of=scheduled`)).body).toContain(url);
      expect((await editor.call('GET', `pages/${id}`)).json()).toMatchObject({ isScheduleOutdated: false });
    });
  });

  it('media page without a script: pictures are added, described and deleted', async () => {
    const bytes = await createPng(300, 200);
    for (const [fields, file, status, selector] of [
      [{ alt: 'Ranta' }, undefined, 400, '#file'],
      [{ alt: ' ' }, { name: 'a.png', bytes }, 400, '#alt'],
      [{ alt: 'Ranta' }, { name: 'a.png', bytes: Buffer.from('x') }, 415, '#file'],
    ] as const) {
      const answer = await form('/editor/media', fields, file);
      const document = documentOf(answer.body);
      const field = document.querySelector(selector);
      const [error] = field?.getAttribute('aria-describedby')?.split(' ') ?? [];
      expect([answer.statusCode, field?.getAttribute('aria-invalid')]).toEqual([status, 'true']);
      expect(document.getElementById(error ?? '')?.textContent).toMatch(/\.$/);
      expect(document.querySelector('#alt')?.getAttribute('value')).toBe(fields.alt.trim());
    }
    const hostile = '"><img src=x onerror=alert(1)>';
    const added = await form('/editor/media', { alt: hostile }, { name: '<b>x.png', bytes });
    expect(added.statusCode).toBe(303);
    const url = String(added.headers.location);
    for (const page of [url, '/editor/media', `/editor/media?q=${encodeURIComponent(hostile)}`]) {
      const shown = await editor.get(page);
      const document = documentOf(shown.body);
      expect([
        page,
        shown.statusCode,
        document.querySelectorAll('[onerror], b, script:not([src])').length,
      ]).toEqual([page, 200, 0]);
    }
    expect((await editor.send(url, { alt: '', name: 'Uusi' })).statusCode).toBe(400);
    expect((await editor.send(url, { alt: 'Meri', name: 'Uusi' })).headers.location).toBe(url);
    expect(documentOf((await editor.get(url)).body).querySelector('h1')?.textContent).toBe('Uusi');
    expect((await editor.send(`${url}/delete`)).headers.location).toBe('/editor/media');
    expect((await editor.get(url)).statusCode).toBe(404);
  });

  it.each([
    '/media/library/0/a.jpg',
    '/media/library/x/a.jpg',
    '/media/library/99999999999/a.jpg',
    '/media/library/999/a.jpg',
  ])('unknown path %s: it is not found', async (url) => expect((await get(url)).statusCode).toBe(404));

  describe('pickers', () => {
    const rows = async (call: string) =>
      (await editor.call('GET', call)).json<{ rows: PickerRow[]; categories: string[] }>();
    const titles = async (call: string) => (await rows(call)).rows.map(({ title }) => title);

    it('pickers: products and recipes are found by site', async () => {
      expect((await rows('products?q=rantalenkki&site=atriafi')).rows).toEqual([
        {
          id: '100',
          title: 'Rantalenkki',
          url: expect.stringContaining('/tuotteet/') as string,
          image: expect.stringMatching(/^\/media\/[^/]/) as string,
          category: expect.any(String) as string,
          minutes: null,
        },
      ]);
      expect((await rows('products?q=100')).rows[0]?.id).toBe('100');
      expect(await titles('recipes?q=korv&site=lithellsse')).toEqual(['Korv Stroganoff']);
      expect(await titles('recipes?q=korv&site=atriafi')).toEqual([]);
      expect(await titles('products?q=%25')).toEqual([]);
      expect(await titles('products')).toHaveLength(36);
      expect((await app.inject('/editor/api/products')).statusCode).toBe(401);
    });

    it('pickers: products and recipes are in the language of the page [EDITOR]', async () => {
      const english = (await rows('products?site=atriafi&language=en')).rows;
      expect(english.length).toBeGreaterThan(0);
      expect(english.every(({ url }) => url.startsWith('/en/'))).toBe(true);
      const finnish = (await rows('products?site=atriafi&language=fi')).rows;
      expect(finnish.every(({ url }) => url.startsWith('/tuotteet/'))).toBe(true);
      expect(finnish.map(({ title }) => title)).not.toEqual(english.map(({ title }) => title));
    });

    it('pickers: a site without products has those of other sites, without links [EDITOR]', async () => {
      const { rows: found } = await rows('recipes?site=export&language=en');
      expect(found.length).toBeGreaterThan(0);
      expect(found.every(({ url }) => url === '')).toBe(true);
    });

    it('pickers: they list the categories, and filter by one [EDITOR]', async () => {
      const { rows: all, categories } = await rows('recipes?site=atriafi&language=fi');
      expect(categories.length).toBeGreaterThan(0);
      expect(all.every(({ minutes }) => minutes !== null && minutes > 0)).toBe(true);
      const [category = ''] = categories;
      const { rows: some, categories: same } = await rows(
        `recipes?${String(new URLSearchParams({ site: 'atriafi', language: 'fi', category }))}`,
      );
      expect(some).toEqual(all.filter((row) => row.category === category));
      expect(same).toEqual(categories);
      expect(await titles('recipes?site=atriafi&language=fi&category=x')).toEqual([]);
    });

    it('pickers: a link leads to pages, listings, products, recipes and news, first in the language of the page [EDITOR]', async () => {
      const find = async (query: string) =>
        (await editor.call('GET', `links?${query}`))
          .json<{ rows: LinkRow[] }>()
          .rows.map(({ kind, path }) => `${kind} ${path}`);
      expect(await find('site=atriafi&language=fi&q=rantalenkki')).toContain('product /tuotteet/tuote-100');
      expect(await find('site=atriafi&language=fi&q=/tuotteet')).toContain('listing /tuotteet');
      expect(await find('site=atriafi&language=fi&q=/ota-yhteytta')).toEqual(['page /ota-yhteytta']);
      expect((await find('site=atriafi&language=fi&q=/reseptit/'))[0]).toMatch(/^recipe /);
      expect((await find('site=atriafi&language=fi&q=/uutiset/'))[0]).toMatch(/^news /);
      expect((await find('site=atriafi&language=en&q='))[0]).toMatch(/ \/en\b/);
      expect(await find('site=x&q=')).toEqual([]);
    });
  });

  it('tags: pictures are filed under them, and found by tag, word and misspelt word', async () => {
    const bytes = await createPng(60, 40);
    const row = await add(bytes, {
      'x-alt': 'Juhannuskokko',
      'x-tags': encodeURIComponent(' Kesä , juhla,kesä,, '),
    });
    const names = async (query: string) =>
      textsOf((await editor.get(`/editor/media?${query}`)).body, '.editor-media a span');
    expect(await names(`tag=${encodeURIComponent('kesä')}`)).toEqual(['Kesä & meri']);
    expect(await names('tag=talvi')).toEqual([]);
    expect(await names('q=juhla')).toEqual(['Kesä & meri']);
    const { body } = await editor.get('/editor/media?q=juhannuskoko');
    expect(textsOf(body, '.editor-notice')).toEqual([
      'Haulla ”juhannuskoko” ei löytynyt tiedostoja. Näytetään ”juhannuskokko”.',
    ]);
    expect(textsOf(body, '.editor-filter a').map((text) => text.replaceAll(/\s+/g, ' '))).toEqual(
      expect.arrayContaining(['Käyttämättömät', 'juhla 1', 'kesä 1']),
    );
    await editor.send(`/editor/media/${row.id}`, { alt: 'Kokko', name: 'Kokko', tags: 'talvi' });
    expect(await names('tag=talvi')).toEqual(['Kokko']);
    const hostile = '"><script>alert(1)</script>';
    await editor.send(`/editor/media/${row.id}`, { alt: 'Kokko', name: 'Kokko', tags: hostile });
    expect((await editor.get('/editor/media')).body).not.toContain('<script>alert');
  });

  it('unused pictures: they are listed, and several are deleted after a question, unless a page uses them', async () => {
    const bytes = await createPng(60, 40);
    const [one, two, used] = [await add(bytes), await add(bytes), await add(bytes)];
    const listed = async () => {
      const { body } = await editor.get('/editor/media?unused=1');
      return [...documentOf(body).querySelectorAll('.editor-pick input')].map((input) =>
        input.getAttribute('name'),
      );
    };
    const fields = Object.fromEntries([one, two, used].map(({ id }) => [`picture-${id}`, '1']));
    expect(await listed()).toEqual(expect.arrayContaining(Object.keys(fields)));
    const question = await editor.send('/editor/media/delete', fields);
    expect(textsOf(question.body, 'h1')).toEqual(['Poistetaanko 3 tiedostoa?']);
    expect((await get(one.url)).statusCode).toBe(200);

    const id = await createPage(editor, { path: '/kuva-kaytossa', title: 'Kuva' });
    const blocks = [{ html: `<p><img src="${used.url}" alt="x"></p>` }];
    await savePage(editor, id, { blocks });
    expect(await listed()).not.toContain(`picture-${used.id}`);

    const result = await editor.send('/editor/media/delete', { ...fields, sure: '1' });
    expect(textsOf(result.body, '[role=status]')).toEqual([
      '2 tiedostoa poistettu, 1 tiedostoa ei poistettu',
    ]);
    expect(textsOf(result.body, '.editor-error')).toEqual([
      'Tiedosto on sivulla, sen aiemmassa versiossa tai roskakorissa.',
    ]);
    expect([(await get(one.url)).statusCode, (await get(used.url)).statusCode]).toEqual([404, 200]);
    expect((await editor.send('/editor/media/delete', { ...fields, token: 'x' })).statusCode).toBe(403);
    for (const name of ['sure', 'picture-0', 'xpicture-1', 'picture-1x']) {
      const answer = await editor.send('/editor/media/delete', { [name]: '1' });
      expect([answer.statusCode, textsOf(answer.body, '[role=status]')]).toEqual([
        400,
        ['Valitse ensin tiedostoja luettelosta.'],
      ]);
    }
  });

  describe('documents', () => {
    const PDF = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(1_258_291, ' ')]);
    /** An empty .docx file. */
    const DOCX = Buffer.from(
      'UEsDBBQAAAAIAHp6fV2T+DSMdwAAAJcAAAATAAAAW0NvbnRlbnRfVHlwZXNdLnhtbD2OQQ7CMAwEv1Llikg+0PbCHTjwAStxkKXYjpxQ4Pc0QupxtTujnR/fim2dbxuaUcLpDtavwLi48FZLIWl8MUr3Hy5uuqj0PQxocVBroQidVMImyWtF2VdZjaG3s+ZMEQ9+2KppxNZInlz80TCQnIY+rHP4//kBUEsBAhQDFAAAAAgAenp9XZP4NIx3AAAAlwAAABMAAAAAAAAAAAAAAIABAAAAAFtDb250ZW50X1R5cGVzXS54bWxQSwUGAAAAAAEAAQBBAAAAqAAAAAAA',
      'base64',
    );
    const upload = (bytes: Buffer, kind = 'document', language = 'se') => {
      const name = { 'x-file-name': 'Prislista%20%22A%22.pdf', 'x-language': language };
      return send(bytes, { 'content-type': 'application/octet-stream', ...name }, `?kind=${kind}`);
    };
    const addDocument = async (bytes = PDF, language?: string) =>
      (await upload(bytes, 'document', language)).json<MediaRow>();

    it('upload: the content decides the type, and the address downloads the file without running anything', async () => {
      for (const [bytes, format, type] of [
        [PDF, 'pdf', 'application/pdf'],
        [DOCX, 'docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
      ] as const) {
        const row = await addDocument(bytes);
        expect(row).toMatchObject({
          name: 'Prislista "A"',
          url: expect.stringMatching(
            new RegExp(`^/media/library/${row.id}/[0-9a-f]{16}\\.${format}$`),
          ) as string,
          document: { format, bytes: bytes.length, language: 'se' },
        });
        const { headers, rawPayload } = await get(row.url);
        expect(rawPayload.equals(bytes)).toBe(true);
        expect(headers).toMatchObject({
          'content-type': type,
          'x-content-type-options': 'nosniff',
          'content-security-policy': "default-src 'none'; sandbox",
          'content-disposition': `attachment; filename="Prislista _A_.${format}"; filename*=UTF-8''Prislista%20%22A%22.${format}`,
        });
        expect((await put(row.id, { focus: { x: 0, y: 0 } })).statusCode).toBe(404);
      }
      expect((await upload(PDF, 'any')).statusCode).toBe(200);
      const png = await createPng(60, 40);
      for (const [bytes, kind, code] of [
        [PDF, 'picture', 415],
        [PDF, 'x', 415],
        [png, 'document', 415],
        [Buffer.from('<script>alert(1)</script>'), 'any', 415],
        [Buffer.concat([PDF, Buffer.alloc(MAX_BYTES)]), 'document', 413],
      ] as const)
        expect([kind, code, (await upload(bytes, kind)).statusCode]).toEqual([kind, code, code]);
    });

    it('library: it lists documents beside pictures, which pickers of pictures do not, and links find them', async () => {
      const { id, url } = await addDocument();
      const titles = async (address: string) =>
        (await editor.call('GET', address))
          .json<{ rows: Partial<MediaRow & LinkRow>[] }>()
          .rows.map((row) => row.url ?? row.path);
      expect(await titles('media?q=Prislista')).toEqual([]);
      expect(await titles('links?site=atriafi&language=fi&q=prislista')).toContain(url);
      const list = documentOf((await editor.get('/editor/media?kind=document')).body);
      expect(list.querySelector(`a[href="/editor/media/${id}"]`)?.textContent).toContain('PDF');
      expect(list.querySelector('.editor-media img')).toBeNull();
      const added = await form('/editor/media', { alt: '' }, { name: 'x.pdf', bytes: PDF });
      expect(added.statusCode).toBe(303);
      const page = documentOf((await editor.get(`/editor/media/${id}`)).body);
      expect([page.querySelector('img'), page.querySelector('option[selected]')?.textContent]).toEqual([
        null,
        'ruotsi',
      ]);
      await editor.send(`/editor/media/${id}`, { name: 'Hinnasto', language: 'fi' });
      expect(await rowOf(id)).toMatchObject({
        name: 'Hinnasto',
        document: { language: 'fi' },
      });
      const replaced = await form(`/editor/media/${id}/replace`, {}, { name: 'x.docx', bytes: DOCX });
      expect([replaced.statusCode, (await get(url)).headers.location]).toEqual([
        303,
        expect.stringMatching(/\.docx$/),
      ]);
    });

    it('link: the page tells type, size and a differing language, and the document is kept while it is used', async () => {
      const [swedish, finnish] = [await addDocument(), await addDocument(PDF, 'fi')];
      const blocks = [
        {
          html: `<p><a href="${swedish.url}">Hinnasto</a>, <a href="${finnish.url}"><b>Ohje</b></a>, <a href="/tuotteet">Tuotteet</a></p>`,
        },
      ];
      const id = await createPage(publisher, { path: '/hinnasto' });
      await savePage(publisher, id, { title: 'Hinnasto', blocks });
      await publishPage(publisher, id, { isSure: true });
      const links = documentOf((await app.inject('/hinnasto')).body).querySelectorAll('main p a');
      expect([...links].map((link) => [link.textContent, link.getAttribute('hreflang')])).toEqual([
        ['Hinnasto (PDF, 1,2\u00A0Mt, ruotsi)', 'sv'],
        ['Ohje (PDF, 1,2\u00A0Mt)', 'fi'],
        ['Tuotteet', null],
      ]);
      expect((await editor.get(`/editor/media/${swedish.id}`)).body).toContain(`/editor/pages/${id}`);
      // Visitors see its language, and its name when they download it.
      for (const details of [
        { name: swedish.name, language: 'en' },
        { name: 'Muu', language: 'se' },
      ])
        expect((await editor.send(`/editor/media/${swedish.id}`, details)).statusCode).toBe(403);
      await rowsOf(database, "delete from job where name = 'purge-caches'");
      const english = { name: swedish.name, language: 'en' };
      const renamed = await publisher.send(`/editor/media/${swedish.id}`, english);
      expect(renamed.statusCode).toBe(303);
      expect((await app.inject('/hinnasto')).body).toContain('englanti');
      expect(await rowsOf(database, "select key from job where name = 'purge-caches'")).toEqual([
        { key: 'page-atriafi/hinnasto' },
      ]);
      const kept = await publisher.send(`/editor/media/${swedish.id}/delete`, { sure: '1' });
      expect([kept.statusCode, textsOf(kept.body, '[role=alert]')]).toEqual([
        409,
        ['Tiedosto on sivulla, sen aiemmassa versiossa tai roskakorissa.'],
      ]);
      expect((await editor.send(`/editor/media/${(await addDocument()).id}/delete`, {})).statusCode).toBe(
        303,
      );
    });
  });
});
