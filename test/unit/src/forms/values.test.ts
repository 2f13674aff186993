/** The values of a form: drafts, results of forms without a script, and their errors. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getDraftKey, hasSameType, readDraft, writeDraft } from '#forms/draft.ts';
import { filterProducts, findProduct } from '#forms/product-picker/find-products.ts';
import { listProblems } from '#forms/problems.ts';

const KEY = getDraftKey('/yhteys', 'sales-form', 'sales', '1');
const initial = { name: '', count: null, topics: [] as string[], isAdult: false };
const t = ((key: string, values: object = {}) => [key, ...Object.values(values)].join(' ')) as never;
beforeEach(() => sessionStorage.clear());
afterEach(() => void vi.restoreAllMocks());

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
