/** Files, bodies and native posts as they arrive, without a server and its database. */
import { createHash } from 'node:crypto';
import Fastify, { type FastifyRequest } from 'fastify';
import { type FileRule, MAX_FILE_BYTES } from 'saaristo/schemas';
import { describe, expect, it, vi } from 'vitest';
import { readFiles } from '../../enquiries/files.ts';
import { formCalls, getKind, getMaxFileBytes } from '../../enquiries/forms.ts';
import { registerHtmlErrorHandler } from '../../enquiries/native/html-error-handler.ts';
import { NativePost } from '../../enquiries/native/posts.ts';
import { getFormPage, isNativePost, verifyNativePost } from '../../enquiries/native/request.ts';
import { readBytes, readDataUrl } from '../../enquiries/uploads/data-url.ts';
import { readBody } from '../../enquiries/uploads/work.ts';
import { createHosts } from '../../platform/http/hosts.ts';
import { escapeHtml } from '../../platform/http/html.ts';
import { getMessages } from '../../platform/model/messages.ts';
import { contents } from '../support/submissions.ts';

const URLENCODED = 'application/x-www-form-urlencoded';
const TYPES = ['image/png', 'image/jpeg'];
const dataUrl = (type: string, content: Buffer) => `data:${type};base64,${content.toString('base64')}`;
const PNG = dataUrl('image/png', contents.png);

describe('data URLs', () => {
  it('file: its type is read from its content, with a hash', async () => {
    const file = {
      type: 'image/png',
      content: contents.png,
      hash: createHash('sha256').update(contents.png).digest('base64url'),
    };
    expect(await readDataUrl(PNG, TYPES)).toEqual(file);
    expect(await readBytes(contents.png, TYPES)).toEqual(file);
  });

  it.each([
    ['no data URL', 'x', 'unreadable'],
    ['text before it', ` ${PNG}`, 'unreadable'],
    ['no base64', PNG.replace(';base64', ''), 'unreadable'],
    ['a type without a slash', PNG.replace('image/png', 'png'), 'unreadable'],
    ['a long type', `data:image/${'x'.repeat(100)};base64,AAAA`, 'unreadable'],
    ['no content', 'data:image/png;base64,', 'unreadable'],
    ['white space', `${PNG}\n`, 'unreadable'],
    ['a missing end', 'data:image/png;base64,AAA', 'unreadable'],
    ['other characters', 'data:image/png;base64,AA*A', 'unreadable'],
    ['another type than its content', PNG.replace('image/png', 'image/jpeg'), 'wrongFileType'],
    ['an unknown content', dataUrl('image/png', Buffer.from('text')), 'wrongFileType'],
    ['a type that is not accepted', dataUrl('application/pdf', contents.pdf), 'wrongFileType'],
  ])('file: one with %s is refused', async (_, data, fault) => {
    expect(await readDataUrl(data, TYPES)).toBe(fault);
  });

  it.each([0, 1, 2])('file: the largest one with %i bytes more is judged by its size', async (more) => {
    const size = MAX_FILE_BYTES + more;
    const base64 = `${'A'.repeat(4 * Math.floor(size / 3))}${['', 'AA==', 'AAA='][size % 3]}`;
    const expected = more === 0 ? 'wrongFileType' : 'fileTooLarge';
    expect(await readDataUrl(`data:image/png;base64,${base64}`, TYPES)).toBe(expected);
    expect(await readBytes(Buffer.alloc(size), TYPES)).toBe(expected);
  });
});

describe('files of a payload', () => {
  const rule = { types: TYPES, most: 2 } as unknown as FileRule;
  const read = (value: unknown, by: FileRule | null = rule) =>
    readFiles(value, by).then(
      (files) => files.map(({ name }) => name),
      (error: { statusCode: number; fields: object }) => [error.statusCode, error.fields],
    );
  const file = (name: unknown) => ({ Name: name, Data: PNG });

  it.each([
    [null, []],
    [undefined, []],
    [[], []],
    ['x', [400, { Files: 'unreadable' }]],
    [
      [file('a.png'), file('b.png')],
      ['a.png', 'b.png'],
    ],
    [
      [file('a'), file('b'), file('c')],
      [400, { Files: 'tooManyFiles' }],
    ],
    [
      [null, { Data: 1 }],
      [400, { 'Files[0]': 'unreadable', 'Files[1]': 'unreadable' }],
    ],
    [
      [file('a'), { Data: PNG.slice(0, -1) }],
      [400, { 'Files[1]': 'unreadable' }],
    ],
  ])('files: %.40j is read as %j', async (value, expected) => expect(await read(value)).toEqual(expected));

  it('files: a form without files takes none', async () => {
    expect([await read([], null), await read([file('a')], null)]).toEqual([
      [],
      [400, { Files: 'tooManyFiles' }],
    ]);
  });

  it.each([
    ['kuva.png', 'kuva.png'],
    [' a\nb\0\u0085.png ', 'ab.png'],
    ['', '-'],
    [undefined, '-'],
    [5, '5'],
    [`${'a'.repeat(300)}.png`, `${'a'.repeat(251)}.png`],
    [`😀${'a'.repeat(254)}`, 'a'.repeat(254)],
    ['\ud800', '-'],
  ])('files: the name %.20j is %.20j', async (name, expected) =>
    expect(await read([file(name)])).toEqual([expected]),
  );
});

describe('bodies', () => {
  const body = (value: unknown, parts?: number) =>
    readBody({ chunks: [Buffer.from(typeof value === 'string' ? value : JSON.stringify(value))], parts });
  /** Returns the result without the wrapping that transfers its bytes. */
  const result = (read: unknown) => {
    const symbol = Object.getOwnPropertySymbols(read).find(({ description }) =>
      /value/i.test(description ?? ''),
    );
    return symbol ? (read as Record<symbol, unknown>)[symbol] : read;
  };

  it('body: the content of files is separate', () => {
    const files = [{ Name: 'a', Data: 'ä' }, null, 5, { Name: 'b' }, { Data: '' }];
    expect(result(body({ Subject: 'x', Files: files }))).toEqual({
      json: '{"Subject":"x","Files":[{"Name":"a","Data":null},null,5,{"Name":"b"},{"Data":null}]}',
      contents: [
        { at: 0, data: new TextEncoder().encode('ä') },
        { at: 4, data: new Uint8Array() },
      ],
    });
  });

  it.each([['null'], ['5'], ['{"Files":5}'], ['[]']])('body: %s has no files', (json) => {
    expect(result(body(json))).toEqual({ json, contents: [] });
  });

  it('body: one that is no JSON or has too many parts is refused', () => {
    expect([body('{'), body([1, 2, 3], 2)]).toEqual(['noJson', 'tooManyParts']);
  });
});

describe('native forms', () => {
  it('post: a field has all its values, and the first one is its text', () => {
    const post = new NativePost({
      fields: [
        ['a', '1'],
        ['b', '2'],
        ['a', '3'],
      ],
      files: [{ field: 'f', name: 'k.png', data: new Uint8Array() }],
    });
    expect([[...post.fields], post.text('a'), post.text('c')]).toEqual([
      [
        ['a', ['1', '3']],
        ['b', ['2']],
      ],
      '1',
      '',
    ]);
    expect(post.files).toMatchObject([{ Name: 'k.png' }]);
  });

  const request = (change: object = {}, headers: object = {}) =>
    ({
      method: 'POST',
      host: 'WWW.example.fi',
      routeOptions: { config: { acceptsNativePosts: true } },
      headers: { 'content-type': 'multipart/form-data; boundary="edge"', ...headers },
      ...change,
    }) as unknown as FastifyRequest;
  it.each([
    [{}, {}, true],
    [{}, { 'content-type': URLENCODED }, true],
    [{}, { 'content-type': 'application/json' }, false],
    [{}, { 'content-type': undefined }, false],
    [{}, { 'x-xsrf-token': '' }, false],
    [{ method: 'PUT' }, {}, false],
    [{ routeOptions: { config: {} } }, {}, false],
  ])('request: %j with %j is a native post: %s', (change, headers, isPost) => {
    expect(isNativePost(request(change, headers))).toBe(isPost);
  });

  it('request: a post from elsewhere is refused', () => {
    expect(() => verifyNativePost(request({}, { 'sec-fetch-site': 'same-origin' }))).not.toThrow();
    expect(() => verifyNativePost(request({}, { 'sec-fetch-site': 'cross-site' }))).toThrow(
      expect.objectContaining({
        statusCode: 403,
        message: 'A form is taken from a page of the same site alone.',
      }) as Error,
    );
  });

  it.each([
    ['http://www.example.fi/a?b#c', 'http://www.example.fi/a?b#c'],
    ['https://www.example.fi/', 'https://www.example.fi/'],
    ['https://evil.example/', undefined],
    ['/a', undefined],
    [undefined, undefined],
  ])('request: its form is on the page %s: %s', (referer, page) => {
    expect(getFormPage(request({}, { referer }))?.href).toBe(page);
  });
});

describe('pages of refused posts', () => {
  it.each([
    ['ridderheimsse.localhost', 413, '/a', 'se', 'formTooLarge'],
    ['localhost', 413, '/a', 'fi', 'formTooLarge'],
    ['localhost', 429, '/en/a', 'en', 'formTooMany'],
    ['localhost', 400, '/en/a', 'en', 'formRefused'],
    ['localhost', 500, undefined, 'fi', 'formLater'],
    ['ridderheimsse.localhost', 500, undefined, 'se', 'formLater'],
  ] as const)(
    'page: on %s the status %i of a form on %s is told in %s: %s',
    async (host, status, path, language, name) => {
      const app = Fastify();
      app.decorate('hosts', createHosts());
      app.setErrorHandler(() => 'another handler');
      const report = vi.fn();
      await app.register(async (scope) => {
        scope.addContentTypeParser(URLENCODED, async () => {
          throw Object.assign(new Error('x'), { statusCode: status });
        });
        registerHtmlErrorHandler(scope, report);
        scope.post('/call', { config: { acceptsNativePosts: true } }, () => '');
      });
      const send = (headers: Record<string, string>) =>
        app.inject({ method: 'POST', url: '/call', payload: 'a', headers: { host, ...headers } });
      const referer = path && `http://${host}${path}`;
      const answer = await send({ 'content-type': URLENCODED, ...(referer && { referer }) });
      const messages = getMessages(language);
      expect(answer.statusCode).toBe(status);
      for (const text of [messages.formNotSent, messages[name], `href="${path ?? '/'}"`])
        expect(answer.body).toContain(escapeHtml(text).replaceAll('&quot;', '"'));
      expect(report).toHaveBeenCalledTimes(status >= 500 ? 1 : 0);
      expect((await send({ 'content-type': URLENCODED, 'x-xsrf-token': 'a' })).body).toBe('another handler');
      await app.close();
    },
  );
});

describe('kinds of enquiries', () => {
  const call = (key: string) => formCalls.find((one) => one.key === key)!;
  it.each([
    ['POST /api/contact/school-material/request', { Materials: [] }, 'school-contact'],
    ['POST /api/contact/school-material/request', { Materials: [1] }, 'school-material'],
    ['POST /api/contact/school-material/request', {}, 'school-material'],
    ['POST /api/contact/mfcontact', { Name: 'a' }, 'brand-contact'],
    ['POST /api/contact/mfcontact', { StreetAddress: '' }, 'brand-address-contact'],
    ['POST /api/contact/mfcontact', { PostalCode: '' }, 'brand-address-contact'],
    ['POST /api/contact/mfcontact', { City: '' }, 'brand-address-contact'],
    ['POST /api/contact/business/requestcontact', { ContentId: null }, 'export-contact'],
    ['POST /api/contact/business/requestcontact', { Subject: 'x' }, 'expert-question'],
  ])('kind: %s with %j is %s', (key, data, kind) => expect(getKind(call(key), data)).toBe(kind));

  it('kinds: calls have a captcha, and bytes for the files of their forms', () => {
    for (const one of formCalls) {
      expect(one.captcha).toBeTruthy();
      expect(getMaxFileBytes(one) % (4 * Math.ceil(MAX_FILE_BYTES / 3) + 100)).toBe(0);
    }
    expect(new Set(formCalls.map((one) => getMaxFileBytes(one) > 0))).toEqual(new Set([true, false]));
    const single = formCalls.find(({ kinds }) => kinds.length === 1)!;
    expect(getKind(single, {})).toBe(single.kinds[0]);
  });
});
