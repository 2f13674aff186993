import { once } from 'node:events';
import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { readFiles } from '../../enquiries/files.ts';
import { OWN_PAGE, post, serveApp, serveOnce } from '../support/app.ts';
import { CAPTCHA_SECRET, solvedToken } from '../support/captcha.ts';
import { databases } from '../support/databases.ts';
import {
  bodyOf,
  complaint,
  contents,
  fileOf,
  question,
  sampleForms,
  type SampleForm,
  sponsorship,
} from '../support/submissions.ts';
import { rowsOf, valueOf } from '../support/rows.ts';

const LIMIT = 15 * 1024 * 1024;
const createJpeg = (size: number): Buffer => Buffer.concat([contents.jpeg], size);

describe('files', () => {
  const { database, app } = serveApp(databases[0]!.open, { captchaSecret: CAPTCHA_SECRET });

  const send = async (form: SampleForm, files: unknown, change: object = {}) =>
    post(app, form.path, bodyOf(form, { ...form.Data, ...change }, await solvedToken(), files));
  const count = async () =>
    await valueOf<number | undefined>(database, 'select count(*)::integer as count from enquiry');
  const listLastFiles = () =>
    rowsOf<{ name: string; type: string; size: number; hash: string }>(
      database,
      `select name, type, size, encode(sha256(content), 'hex') as hash from enquiry_file
       where enquiry_id = (select max(id) from enquiry) order by position`,
    );

  it('three images: they are stored in their order, byte for byte [CMP-12] [FRM-05]', async () => {
    const answer = await send(complaint, [
      fileOf('yksi.png', 'image/png', contents.png),
      fileOf('kaksi.JPG', 'image/jpeg', contents.jpeg),
      fileOf('kolme', 'image/jpeg', contents.jpeg),
    ]);
    expect(answer.json()).toEqual({ isSuccess: true });
    expect(await listLastFiles()).toMatchObject([
      { name: 'yksi.png', type: 'image/png', size: contents.png.length },
      { name: 'kaksi.JPG', type: 'image/jpeg', size: contents.jpeg.length },
      { name: 'kolme', type: 'image/jpeg' },
    ]);
    const content = await valueOf<string>(
      database,
      "select encode(content, 'hex') as content from enquiry_file order by id limit 1",
    );
    expect(content).toBe(contents.png.toString('hex'));
  });

  it('sponsorship: a pdf is accepted [SPO-05]', async () => {
    const answer = await send(sponsorship, [fileOf('hakemus.pdf', 'application/pdf', contents.pdf)]);
    expect(answer.json()).toEqual({ isSuccess: true });
    expect(await listLastFiles()).toMatchObject([{ name: 'hakemus.pdf', type: 'application/pdf' }]);
  });

  it('file of exactly 15 MB: it is accepted, and one byte more is refused [FRM-24]', async () => {
    const exactly = await send(complaint, [fileOf('suuri.jpg', 'image/jpeg', createJpeg(LIMIT))]);
    expect(exactly.json()).toEqual({ isSuccess: true });
    expect(await listLastFiles()).toMatchObject([{ size: LIMIT }]);
    const before = await count();
    const over = await send(complaint, [fileOf('suuri.jpg', 'image/jpeg', createJpeg(LIMIT + 1))]);
    expect(over.statusCode).toBe(400);
    expect(over.json()).toMatchObject({ fields: { 'Files[0]': 'fileTooLarge' } });
    expect(await count()).toBe(before);
  });

  const image = fileOf('a.png', 'image/png', contents.png);
  it.each([
    ['CMP-12 four images', complaint, Array.from({ length: 4 }, () => image)],
    ['SPO-05 two pdfs', sponsorship, [1, 2].map(() => fileOf('a.pdf', 'application/pdf', contents.pdf))],
    ['FDB-02 any file', sampleForms[1]!, [image]],
    ['QUE-05 any file', question, [image]],
  ])('files: %s is refused [FRM-27]', async (_case, form, files) => {
    const before = await count();
    expect((await send(form, files)).json()).toMatchObject({ fields: { Files: 'tooManyFiles' } });
    expect(await count()).toBe(before);
  });

  it('one invalid file: the whole enquiry is refused, and the file is named [FRM-28]', async () => {
    const before = await count();
    const answer = await send(complaint, [image, fileOf('b.png', 'image/png', contents.exe), image]);
    expect(answer.json()).toEqual({
      error: 'These fields are not right: Files[1].',
      fields: { 'Files[1]': 'wrongFileType' },
    });
    expect(await count()).toBe(before);
  });

  it('body size: larger than any form is 413, and large ones are accepted only for forms with files [API-57]', async () => {
    const sendText = (url: string, bytes: number) =>
      app.inject({
        method: 'POST',
        url,
        headers: { ...OWN_PAGE, 'content-type': 'application/json', 'content-length': String(bytes) },
        payload: '{}',
      });
    for (const [form, bytes] of [
      [complaint, 64 * 1024 * 1024],
      [sponsorship, 22 * 1024 * 1024],
      [question, 70_000],
    ] as const) {
      const answer = await sendText(form.path, bytes);
      expect([form.kind, answer.statusCode]).toEqual([form.kind, 413]);
      expect(answer.json()).toEqual({ error: 'The body is too large.' });
    }
  });
});

describe('large bodies', () => {
  const { app } = serveApp(databases[0]!.open);

  it.each([
    ['lists in lists', `{"Data":${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}}`],
    ['empty objects', `{"Data":{},"Files":[${'{},'.repeat(1_000_000)}{}]}`],
  ])('large body: %s by the million are refused before parsing [API-57]', async (_case, payload) => {
    const headers = { ...OWN_PAGE, 'content-type': 'application/json' };
    const answer = await app.inject({ method: 'POST', url: complaint.path, headers, payload });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ error: 'The body has more parts than any form.' });
  });

  it('large body: three files of exactly 15 MB are checked [FRM-24] [FRM-27]', async () => {
    const file = fileOf('ä'.repeat(255), 'image/jpeg', createJpeg(LIMIT));
    const answer = await post(app, complaint.path, bodyOf(complaint, {}, 'unused', [file, file, file]));
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ fields: { Firstname: 'requiredLabel' } });
  });

  it('large bodies: they are accepted while other visitors announce as much and send nothing [API-57]', async () => {
    const { app: own } = await serveOnce(databases[0]!.open);
    const origin = await own.listen({ port: 0, host: '127.0.0.1' });
    const visitors = Array.from({ length: 10 }, () => {
      const sending = request(new URL(complaint.path, origin), {
        method: 'POST',
        headers: { ...OWN_PAGE, 'content-type': 'application/json', 'content-length': 60_000_000 },
      });
      sending.on('error', () => {});
      sending.write('{');
      return sending;
    });
    await Promise.all(visitors.map((sending) => once(sending, 'socket')));
    // The body has no fields, so that it is refused for them if it is read at all.
    const file = { Name: 'a', Data: 'x'.repeat(40_000_000) };
    expect((await post(own, complaint.path, { Data: {}, Files: [file] })).statusCode).toBe(400);
    for (const sending of visitors) sending.destroy();
  });

  it('large body without files: it is refused [API-57]', async () => {
    for (const body of [
      { Data: { Message: 'x'.repeat(100_000) } },
      { Data: {}, Files: 'x'.repeat(100_000) },
      { Data: {}, Files: [{ Name: 'x'.repeat(100_000), Data: 'x' }] },
    ])
      expect((await post(app, complaint.path, body)).statusCode).toBe(413);
    const headers = { ...OWN_PAGE, 'content-type': 'application/json' };
    const broken = { method: 'POST', url: complaint.path, headers } as const;
    for (const payload of [
      `{"Files":"${'x'.repeat(100_000)}`,
      `{"__proto__":{},"Files":[{"Data":"${'x'.repeat(100_000)}"}]}`,
    ]) {
      const answer = await app.inject({ ...broken, payload });
      expect([answer.statusCode, answer.json()]).toEqual([400, { error: 'The body is not valid JSON.' }]);
    }
  });

  it('large body: files are checked after the captcha, which costs less [FRM-04]', async () => {
    for (const content of [contents.exe, Buffer.concat([contents.exe], 2_000_000)]) {
      const body = bodyOf(complaint, complaint.Data, 'wrong', [fileOf('a.png', 'image/png', content)]);
      const answer = await post(app, complaint.path, body);
      expect([answer.statusCode, answer.json()]).toEqual([
        400,
        { error: expect.stringContaining('captcha') },
      ]);
    }
  });
});

describe('file content', () => {
  const images = { most: 3, types: ['image/jpeg', 'image/png'] };
  const read = (...files: unknown[]) => readFiles(files, images);
  const base64 = contents.png.toString('base64');

  it.each([
    ['a program', fileOf('kuva.png', 'image/png', contents.exe), 'wrongFileType'],
    ['a page', fileOf('kuva.png', 'image/png', contents.html), 'wrongFileType'],
    ['a drawing with a script', fileOf('kuva.png', 'image/png', contents.svg), 'wrongFileType'],
    ['a drawing that says so', fileOf('kuva.svg', 'image/svg+xml', contents.svg), 'wrongFileType'],
    ['an image of another kind', fileOf('kuva.png', 'image/png', contents.jpeg), 'wrongFileType'],
    ['a pdf among images', fileOf('a.pdf', 'application/pdf', contents.pdf), 'wrongFileType'],
    ['an unknown kind', fileOf('a.png', 'application/octet-stream', contents.png), 'wrongFileType'],
    ['no content', fileOf('kuva.png', 'image/png', Buffer.alloc(0)), 'unreadable'],
    ['no data URL', { Name: 'a.png', Data: base64 }, 'unreadable'],
    ['an address', { Name: 'a.png', Data: 'https://example.test/a.png' }, 'unreadable'],
    ['no base64', { Name: 'a.png', Data: 'data:image/png;base64,%%%' }, 'unreadable'],
    ['cut base64', { Name: 'a.png', Data: `data:image/png;base64,${base64.slice(0, -3)}` }, 'unreadable'],
    ['spaced base64', { Name: 'a.png', Data: `data:image/png;base64, ${base64}` }, 'unreadable'],
    ['a text without base64', { Name: 'a.png', Data: 'data:image/png,abc' }, 'unreadable'],
    ['a number', { Name: 'a.png', Data: 5 }, 'unreadable'],
    ['nothing', null, 'unreadable'],
  ])('image: %s is refused [FRM-28]', async (_case, file, fault) => {
    await expect(read(file)).rejects.toMatchObject({ statusCode: 400, fields: { 'Files[0]': fault } });
  });

  it.each([{}, 'text', 5, true])('file list: %j is refused [FRM-05]', async (value) => {
    await expect(readFiles(value, images)).rejects.toMatchObject({ fields: { Files: 'unreadable' } });
  });

  it('file list: null, a missing one and an empty one mean no files', async () => {
    for (const none of [null, undefined, []]) expect(await readFiles(none, images)).toEqual([]);
  });

  it.each([
    ['../../etc/passwd', '../../etc/passwd'],
    ['C:\\kuva.png', 'C:\\kuva.png'],
    ['a\0b\r\n"c".png', 'ab"c".png'],
    ['\uD800kesä 🌭.png', 'kesä 🌭.png'],
    [`${'🌭'.repeat(200)}.png`, `${'🌭'.repeat(125)}.png`],
    ['', '-'],
    [undefined, '-'],
    [{}, '-'],
  ])('file name %j: it is stored as %j', async (Name, name) => {
    const [file] = await read({ ...fileOf('', 'image/png', contents.png), Name });
    expect(file?.name).toBe(name);
  });
});
