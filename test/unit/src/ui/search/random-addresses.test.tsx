import { act } from '@testing-library/react';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { NAMES, open } from './search-support.tsx';
import { quarterOf } from '../../../../settings.ts';

/**
 * How often each widget is opened, and how many addresses it visits from there; test/unit/src/store/search reads
 * thousands.
 */
const OPENED = quarterOf(6);
const GONE_TO = 20;

const { get } = vi.hoisted(() => ({ get: vi.fn() }));
vi.mock('#api/http.ts', async (original) => ({ ...(await original<object>()), get }));
get.mockImplementation((path: string) =>
  Promise.resolve(
    path.startsWith('/api/facets')
      ? [{ key: 'grilli', value: 'Grillaus' }]
      : { hits: [{ url: '/a', title: 'Osuma' }], totalCount: 1, facetCategories: [{ value: 'a' }] },
  ),
);

const NAMED = ['q', 'page', 'pageSize', 'language', 'contentGroup', 'sortOrder', 'facetTags', 'authors'];
const name = fc.oneof(
  fc.constantFrom(
    ...NAMED,
    'hideResults',
    'skipPagination',
    'matchAnyCategoryIds',
    '__proto__',
    'constructor',
  ),
  fc.string({ unit: 'binary', maxLength: 8 }),
);
const value = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    'true',
    '1',
    '-1',
    '1e9',
    '%',
    '%E4%',
    '<img src=x>',
    'constructor',
    '__proto__',
    '%00',
    '[]',
  ),
  fc.constantFrom('a', '%F0%9F').map((one) => one.repeat(500)),
);
const address = fc
  .array(fc.tuple(name, fc.constantFrom('', '[]', '[0]', '[a][b]', '[__proto__]', '%5B%5D'), value), {
    maxLength: 8,
  })
  // As the browser has it: characters that cannot be in an address are encoded.
  .map(
    (pieces) =>
      new URL(`http://x/?${pieces.map(([one, brackets, it]) => `${one + brackets}=${it}`).join('&')}`),
  )
  .map(({ search }) => `/haku${search}`);

test.each(NAMES)('%s: it is rendered at random addresses [SRCH-03]', async (widget) => {
  const broken: string[] = [];
  const addresses = fc.sample(address, OPENED * GONE_TO);
  for (let first = 0; first < addresses.length; first += GONE_TO) {
    const { unmount, container } = open(widget, addresses[first]);
    for (const at of addresses.slice(first, first + GONE_TO)) {
      // oxlint-disable-next-line eslint/no-await-in-loop
      await act(async () => {
        history.replaceState(null, '', at);
        window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
      });
      if (!container.querySelector('[role="search"]')) broken.push(at);
    }
    unmount();
  }
  expect(broken).toEqual([]);
  expect(get).toHaveBeenCalled();
});
