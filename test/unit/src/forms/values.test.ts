/** The values of a form: drafts, results of forms without a script, and their errors. */
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getCaptchaSettings } from '#forms/captcha/captcha.ts';
import { loadResultOfClosed } from '#forms/closed-result.ts';
import { getDraftKey, hasSameType, readDraft, writeDraft } from '#forms/draft.ts';
import { load } from '#forms/native-result.ts';
import { filterProducts, findProduct } from '#forms/product-picker/find-products.ts';
import * as formProps from '#forms/form-props.ts';
import { getErrors, getInitialStatus, listProblems, listResultProblems } from '#forms/problems.ts';
import { getTypedValues } from '#forms/typed-values.ts';
import type { LoadContext } from '#island/load.ts';
import type { NativeResult } from '#schemas/native.ts';
import { jsonSchema } from '../../../../packages/build/catalogue.ts';
import { api } from '../../../setup.ts';

const KEY = getDraftKey('/yhteys', 'sales-form', 'sales', '1');
const initial = { name: '', count: null, topics: [] as string[], isAdult: false };
const keyed = new Set(['required', 'email', 'unreadableFile', 'tooManyFiles', 'wrongAnswer']);
const messages = { fi: Object.fromEntries([...keyed].map((key) => [key, key])) } as never;
const t = ((key: string, values: object = {}) => [key, ...Object.values(values)].join(' ')) as never;
const resultOf = (more: Partial<NativeResult> = {}): NativeResult => ({
  id: 'f',
  kind: 'sales',
  isSent: false,
  errors: {},
  values: {},
  labels: [],
  files: [],
  ...more,
});

beforeEach(() => sessionStorage.clear());
afterEach(() => void vi.restoreAllMocks());

test('form props: each has a title and a description for editors, and those with a format have it', () => {
  const { submitUrl, openHash, complaintProps, ...shared } = formProps;
  const props = { ...shared, ...complaintProps, submitUrl: submitUrl('/a'), hash: openHash('b') };
  const { properties } = jsonSchema({
    name: 'form',
    title: 'Form',
    description: 'For tests',
    category: 'forms',
    icon: 'M0 0',
    load: 'eager',
    reservedHeight: 0,
    texts: { fi: {}, se: {}, en: {}, de: {} },
    props,
  }) as { properties: Record<string, object> };
  for (const name of Object.keys(props))
    expect([name, properties[name]]).toEqual([
      name,
      expect.objectContaining({
        title: expect.stringMatching(/\w{3}/),
        description: expect.stringMatching(/\w{3}/),
      }),
    ]);
  expect(properties).toMatchObject({
    successPage: { format: 'link' },
    thankYouText: { format: 'long-text' },
    successText: { format: 'long-text' },
    maxFiles: { type: 'number', minimum: 1, maximum: 10, default: 3 },
    customerId: { default: '' },
    submitUrl: { default: '/a' },
    hash: { default: 'b' },
  });
});

test('draft: its key differs by page, widget, form and marker [FRM-13]', () => {
  expect(KEY).toBe('saaristo-draft /yhteys sales-form sales 1');
  expect(getDraftKey('/', 'a', 'b')).toBe('saaristo-draft / a b ');
});

test.each<[unknown, unknown, boolean]>([
  ['a', '', true],
  [1, '', false],
  [1, null, true],
  ['1', null, false],
  [null, null, false],
  [true, false, true],
  ['true', false, false],
  [['a', 'b'], [], true],
  [['a', 1], [], false],
  ['a', [], false],
])('draft: %j fits a field that begins with %j: %j [FRM-13]', (value, first, fits) => {
  expect(hasSameType(value, first)).toBe(fits);
});

test('draft: values that fit are read, and undefined removes them [FRM-13]', () => {
  writeDraft(KEY, { name: 'Åsa', count: 2, topics: ['a'], isAdult: 'yes', other: 'x' });
  const values = { name: 'Åsa', count: 2, topics: ['a'] };
  expect(readDraft(KEY, initial)).toEqual(values);
  expect(readDraft(KEY, { ...initial, name: 'Åsa' })).toEqual({ count: 2, topics: ['a'] });
  writeDraft(KEY, undefined);
  expect(readDraft(KEY, initial)).toEqual({});
  expect(sessionStorage).toHaveLength(0);
});

test.each(['not json', '[]', '"a"', 'null'])('draft: %s is none [FRM-13]', (stored) => {
  sessionStorage.setItem(KEY, stored);
  expect(readDraft(KEY, initial)).toEqual({});
});

test('draft: blocked storage has none [FRM-13]', () => {
  for (const name of ['getItem', 'setItem', 'removeItem'] as const)
    vi.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  writeDraft(KEY, { name: 'Åsa' });
  expect(readDraft(KEY, initial)).toEqual({});
});

test('form result: values that fit the form are shown again', () => {
  const values = { name: 'Åsa', count: 'x', other: 'y', topics: ['a'] };
  expect(getTypedValues(resultOf({ values }), initial)).toEqual({ name: 'Åsa', topics: ['a'] });
  expect(getTypedValues(undefined, initial)).toEqual({});
});

test('form result: fields show reasons that have a text', () => {
  const errors = { name: 'required', count: 'unknown', other: 'required' };
  expect(getErrors(resultOf({ errors }), initial, messages)).toEqual({
    name: { type: 'server', message: 'required' },
  });
  expect(getErrors(undefined, initial, messages)).toEqual({});
});

test('form result: its errors are listed in the order of the page, those without a label by their text', () => {
  const errors = { Files: 'unreadable', topics: 'required', count: 'unknown', name: 'required' };
  const labels = [
    ['name', 'Nimi'],
    ['topics', 'Aiheet'],
  ] as const;
  const list = (more: Partial<NativeResult>) => listResultProblems(resultOf(more), 'f', messages, t, 3);
  expect(list({ errors, labels: [...labels] }).map(({ id }) => id)).toEqual([
    'f-name',
    'f-topics',
    'f-Files',
  ]);
  expect(list({ errors: { name: 'required' }, labels: [...labels] })).toEqual([
    { id: 'f-name', text: 'Nimi' },
  ]);
  expect(list({ errors: { name: 'required' } })[0]!.text).toMatch(/^required/);
  expect(list({ errors: { Files: 'unreadable' } })[0]!.text).toMatch(/^unreadableFile/);
});

test.each<[Partial<NativeResult>, object, string]>([
  [{ isSent: true }, {}, 'success'],
  [{}, { name: { message: 'required' } }, 'idle'],
  [{ errors: { Files: 'tooManyFiles' } }, {}, 'idle'],
  [{ errors: { name: 'unknown' } }, {}, 'error'],
  [{}, {}, 'error'],
])('form result: with %j and the errors %j the form is %s', (more, errors, status) => {
  expect(getInitialStatus(resultOf(more), errors as never)).toBe(status);
});

test('form: without a result it is idle', () => {
  expect(getInitialStatus(undefined, {})).toBe('idle');
});

test('form: invalid fields are listed once each, in the order of the page, by their labels [FRM-10]', () => {
  const form = document.createElement('form');
  form.innerHTML = `<input id="f-b" name="b"><input id="f-c-1" name="c" type="radio">
    <input id="f-c-2" name="c" type="radio"><input id="f-d" name="d"><input id="f-a" name="a">`;
  const error = { message: 'required' };
  const labels = new Map([
    ['b', 'Toinen'],
    ['c', 'Kolmas'],
  ]);
  expect(listProblems(form, { a: error, b: error, c: error }, labels, t)).toEqual([
    { id: 'f-b', text: 'Toinen' },
    { id: 'f-c-1', text: 'Kolmas' },
    { id: 'f-a', text: 'a' },
  ]);
  expect(listProblems(null, { a: error }, labels, t)).toEqual([]);
});

const contextOf = (search: string): LoadContext =>
  ({ url: new URL(`https://page.test/${search}`), signal: new AbortController().signal }) as LoadContext;

test.each([
  ['a form', load],
  ['a closed form', loadResultOfClosed],
])('form result: %s loads the one that the URL names, and none for a wrong key', async (_, loadResult) => {
  const keys: unknown[] = [];
  api.use(
    http.get('*/api/forms/results/:key', ({ params }) => {
      keys.push(params['key']);
      return params['key'] === 'right'
        ? HttpResponse.json({ id: 'f' })
        : HttpResponse.json({}, { status: 404 });
    }),
  );
  expect(await loadResult({}, contextOf(''))).toBeUndefined();
  expect(keys).toEqual([]);
  expect(await loadResult({}, contextOf('?form-result=right'))).toMatchObject({ id: 'f' });
  expect(await loadResult({}, contextOf('?form-result=wrong'))).toBeUndefined();
  expect(await loadResult({}, contextOf('?form-result='))).toBeUndefined();
  expect(keys).toEqual(['right', 'wrong']);
});

test.each<[object | undefined, string | undefined, object | undefined]>([
  [undefined, undefined, undefined],
  [undefined, '', undefined],
  [undefined, 'own', { provider: 'mtcaptcha', siteKey: 'own' }],
  [{ provider: 'altcha', challengeUrl: '/c' }, 'own', { provider: 'altcha', challengeUrl: '/c' }],
  [{ provider: 'mtcaptcha', siteKey: 'page' }, '', { provider: 'mtcaptcha', siteKey: 'page' }],
  [
    { provider: 'mtcaptcha', siteKey: 'page', scriptUrl: '/s.js' },
    'own',
    { provider: 'mtcaptcha', siteKey: 'own', scriptUrl: '/s.js' },
  ],
])('captcha: of the page %j and the form %j it is %j [FRM-30]', (settings, siteKey, used) => {
  expect(getCaptchaSettings(settings as never, siteKey)).toEqual(used);
});

const products = ['Pihvi', 'Iso pihvi', 'pihvi'].map((title, productId) => ({ title, productId }));

test.each([
  ['pih', [0, 1, 2]],
  [' ISO ', [1]],
  ['pi', []],
  ['  pi', []],
  ['kala', []],
])('product picker: %j offers the products %j [CMP-08] [SRCH-30]', (typed, ids) => {
  expect(filterProducts(products, typed).map(({ productId }) => productId)).toEqual(ids);
});

test('product picker: at most 50 products are offered [CMP-08]', () => {
  const many = Array.from({ length: 51 }, (_, productId) => ({ title: 'Pihvi', productId }));
  expect(filterProducts(many, 'pihvi')).toHaveLength(50);
});

test.each<[string, unknown, number | undefined]>([
  [' PIHVI ', 2, 2],
  ['pihvi', 7, 0],
  ['iso pihvi', 0, 1],
  ['iso', undefined, undefined],
])('product picker: %j after product %j is product %j [CMP-08]', (typed, chosen, id) => {
  expect(findProduct(products, typed, chosen)?.productId).toBe(id);
});
