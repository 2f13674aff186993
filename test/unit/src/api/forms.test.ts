/** The calls of forms, sign-ups and menus, and those of a server. */
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { expect, test, vi } from 'vitest';
import { fetchChallenge } from '#api/captcha.ts';
import { getRefusedFields, sendSales } from '#api/contact.ts';
import { findBodyFault, isFormBody, readQuery } from '#api/contract/check.ts';
import { API } from '#api/contract/index.ts';
import { getFormResult } from '#api/form-results.ts';
import { getByFetch } from '#api/http-by-fetch.ts';
import { ApiError } from '#api/http.ts';
import { getMenu, getMenuRecipes, saveMenu } from '#api/menus.ts';
import { createSignUpSender, getReleaseCategories, SIGN_UP } from '#api/sign-ups.ts';
import { api } from '../../../setup.ts';
import { answer, sent } from './sent.ts';

const isBad = { kind: 'bad-response' };

const parameters = { algorithm: 'a', nonce: 'b', salt: 'c', cost: 1, keyLength: 2, keyPrefix: 'd' };

test.each<JsonBodyType>([
  { parameters },
  { parameters: { ...parameters, expiresAt: 3, other: 'e' }, signature: 'f' },
])('captcha: the challenge %j is read with all its fields [FRM-30]', async (challenge) => {
  answer(challenge);
  expect(await fetchChallenge('/api/captcha')).toMatchObject({ challenge });
});

test.each<JsonBodyType>([
  null,
  [],
  {},
  { parameters: [] },
  ...Object.keys(parameters).map((name) => ({ parameters: { ...parameters, [name]: null } })),
  { parameters: { ...parameters, expiresAt: '3' } },
])('captcha: the answer %j is no challenge [FRM-30]', async (body) => {
  answer(body);
  await expect(fetchChallenge('/api/captcha')).rejects.toMatchObject(isBad);
});

test('sales call: the fields and the captcha token are one object [API-23]', async () => {
  answer({});
  await sendSales({ name: 'Åsa' }, { captchaToken: 'token' });
  expect(sent).toEqual(['POST /api/fs/salesform {"name":"Åsa","captchaToken":"token"}']);
});

test.each<[unknown, object]>([
  [new ApiError('bad-request', 400, undefined, { fields: { Email: 'x' } }), { Email: 'x' }],
  [new ApiError('bad-request', 400, undefined, { fields: ['x'] }), {}],
  [new ApiError('bad-request', 400, undefined, 'x'), {}],
  [new Error('x'), {}],
])('contact call: %s names the refused fields %j', (error, fields) => {
  expect(getRefusedFields(error)).toEqual(fields);
});

test('form result: all its fields are read, and entries of wrong types are left out', async () => {
  answer({
    id: 'form-1',
    kind: 'question',
    isSent: true,
    errors: { Email: 'x', Phone: 5 },
    values: { Email: 'y', Count: 5 },
    labels: [['Email', 'Sähköposti'], ['Phone'], 'x', []],
    files: [{ name: 'a.pdf', why: 'too large' }, { name: 'b.pdf', why: null }, { why: 'x' }, 'c'],
  });
  expect(await getFormResult('a/b')).toStrictEqual({
    id: 'form-1',
    kind: 'question',
    isSent: true,
    errors: { Email: 'x' },
    values: { Email: 'y', Count: 5 },
    labels: [['Email', 'Sähköposti']],
    files: [{ name: 'a.pdf', why: 'too large' }, { name: 'b.pdf' }],
  });
  expect(sent).toEqual(['GET /api/forms/results/a%2Fb']);
});

test('form result: an id is enough, and without one it is a bad response', async () => {
  answer({ id: 'form-1', isSent: 'true', errors: 'x', values: [] });
  const none = { kind: '', isSent: false, errors: {}, values: {}, labels: [], files: [] };
  expect(await getFormResult('a')).toStrictEqual({ id: 'form-1', ...none });
  for (const body of [{ id: 5 }, [], null]) {
    answer(body);
    await expect(getFormResult('a')).rejects.toMatchObject(isBad);
  }
});

test('sign-up: only an answer with success false is a failure [API-24]', async () => {
  const send = createSignUpSender(SIGN_UP.newsletter);
  for (const body of [{ success: true }, {}, [], null]) {
    answer(body);
    await expect(send({ email: 'a@b.fi' })).resolves.toBeUndefined();
  }
  answer({ success: false });
  await expect(send({})).rejects.toMatchObject(isBad);
  expect(sent[0]).toBe('POST /api/newsletter/subscribe {"email":"a@b.fi"}');
});

test('news releases: kinds with a name and a type are read, each once [API-26]', async () => {
  answer([
    { name: ' Uutiset ', informationType: ' a ' },
    { name: 'Pörssi', informationType: 'b' },
    { name: 'Uutiset 2', informationType: 'a' },
    { name: ' ', informationType: 'c' },
    { name: 'x', informationType: ' ' },
    { name: 'x' },
    { informationType: 'd' },
    'x',
  ]);
  expect(await getReleaseCategories('se')).toEqual([
    { name: 'Uutiset 2', informationType: 'a' },
    { name: 'Pörssi', informationType: 'b' },
  ]);
  expect(sent).toEqual(['GET /api/cision/subscribe/categories?language=se']);
  answer({});
  await expect(getReleaseCategories('fi')).rejects.toMatchObject(isBad);
});

const recipe = { header: 'Keitto', link: '/keitto', image: '/a.jpg' };
const read = { header: 'Keitto', link: '/keitto', image: { url: '/a.jpg', alt: '' } };

test.each<[JsonBodyType]>([[[recipe, null]], [{ Keitto: { ...recipe, header: 'x' }, Muu: null }]])(
  'menu: its recipes are those of %j [API-54]',
  async (body) => {
    answer(body);
    expect(await getMenuRecipes()).toMatchObject([read]);
    expect(sent).toEqual(['GET /api/fs/menu/recipes']);
  },
);

test('menu: its weeks are loaded by the query of the page [API-53]', async () => {
  const week = { monday: [recipe], tuesday: [], wednesday: [], thursday: [], friday: [] };
  answer([week]);
  expect(await getMenu('')).toMatchObject([{ ...week, monday: [read] }]);
  expect(sent).toEqual(['GET /api/fs/menu']);
});

test('menu: an answer of another type is a bad response [API-53] [API-54]', async () => {
  answer(null);
  await expect(getMenuRecipes()).rejects.toMatchObject(isBad);
  answer('x');
  await expect(getMenu('?menuId=5')).rejects.toMatchObject(isBad);
  expect(sent[1]).toBe('GET /api/fs/menu?menuId=5');
});

test('menu: a saved recipe has the URL of its picture, and its text only if it has one [API-55]', async () => {
  const day = [{ ...read, image: { url: '/a.jpg', alt: 'A' } }, read, { ...read, image: undefined }];
  const week = { monday: day, tuesday: [], wednesday: [], thursday: [], friday: [] };
  answer({ menuId: 'm.1~x-y_z', id: 'other' });
  expect(await saveMenu([week as never])).toBe('m.1~x-y_z');
  const [path, body] = sent[0]!.split(' /api/fs/menu ');
  expect(path).toBe('POST');
  expect(JSON.parse(body!)).toEqual([
    {
      ...week,
      monday: [{ ...recipe, image: { url: '/a.jpg', alt: 'A' } }, recipe, { ...recipe, image: '' }],
    },
  ]);
});

test.each([
  ['abc', 'abc'],
  ['{"id":5}', '5'],
  ['7', '7'],
  [`"${'a'.repeat(200)}"`, 'a'.repeat(200)],
])('menu: the answer %j has its id [API-55]', async (text, id) => {
  api.use(http.post('/api/fs/menu', () => new HttpResponse(text)));
  expect(await saveMenu([])).toBe(id);
});

test.each(['<p>x</p>', '{}', '""', 'a b', 'a/b', `"${'a'.repeat(201)}"`])(
  'menu: the answer %j has no id [API-55]',
  async (text) => {
    api.use(http.post('/api/fs/menu', () => new HttpResponse(text)));
    await expect(saveMenu([])).rejects.toMatchObject(isBad);
  },
);

test('server: a read has the query of a browser, and its failures have the same kinds [API-01] [API-03]', async () => {
  const call = vi.fn(() => Promise.resolve(Response.json({ ok: true })));
  const controller = new AbortController();
  const server = { fetch: call as typeof fetch, base: 'http://cms.test', signal: controller.signal };
  expect(await getByFetch(server, '/api/a', { tags: ['x', 'y'], q: null })).toEqual({ ok: true });
  const [url, options] = call.mock.calls[0] as unknown as [string, RequestInit];
  expect(decodeURI(url)).toBe('http://cms.test/api/a?tags[]=x&tags[]=y');
  expect(options.headers).toEqual({ accept: 'application/json' });
  call.mockRejectedValue(new Error('cut'));
  await expect(getByFetch(server, '/api/a')).rejects.toMatchObject({ kind: 'network' });
  await expect(getByFetch(server, '/api/a', {}, AbortSignal.abort())).rejects.toMatchObject({
    kind: 'aborted',
  });
  controller.abort();
  await expect(getByFetch(server, '/api/a')).rejects.toMatchObject({ kind: 'aborted' });
});

test('API: a server reads valid query parameters and names the first fault of a body [API-04]', () => {
  const operation = API['GET /api/search/content/'];
  const texts: Record<string, string[]> = { q: ['liha'], page: ['x'], hideResults: ['0'] };
  expect(readQuery(operation, (name) => texts[name] ?? [])).toStrictEqual({ q: 'liha', hideResults: false });
  expect(readQuery({ ...operation, query: undefined as never }, () => ['x'])).toEqual({});
  const add = API['POST /api/v1/lihakauppa/shoppingcart/add'];
  const find = (body: unknown) => findBodyFault(add, body);
  expect(find({ language: 'fi', code: '1', quantity: 1 })).toBeUndefined();
  expect(find(5)).toBe('The body has to be Object.');
  expect(find({ language: 'fi', code: 7, quantity: 1 })).toBe('"code" has to be string.');
  expect(findBodyFault(operation, 5)).toBeUndefined();
  const { body } = API['POST /api/contact/retail/question'];
  expect([isFormBody(body), isFormBody(add.body), isFormBody(undefined)]).toEqual([true, false, false]);
  expect(findBodyFault(API['POST /api/contact/retail/question'], 5)).toBeUndefined();
});

test('API: each operation has a sentence and requirements', () => {
  for (const { summary, requirements } of Object.values(API)) {
    expect(summary).toMatch(/^[A-Z].*\.$/);
    expect(requirements).not.toContain('');
  }
});
