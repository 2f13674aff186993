import { waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { createIsland } from '#island/context.ts';
import { configure, parseSettings } from '#island/settings.ts';
import { prepare as prepareProducts } from '../../../../widgets/search/product-search/prepare.ts';
import { prepare as prepareSite } from '../../../../widgets/search/site-search/prepare.ts';
import { counting, facets, open, said, searches, serve, titles } from './search-support.tsx';

afterEach(() => vi.useRealTimers());

const shared = { hideResults: false, searchEquipments: false, pageSize: 10 };

/** What the runtime does while the fallback stands at this address. */
function prepared(at: string): Promise<void> {
  history.replaceState(null, '', at);
  const settings = parseSettings({}, '/');
  configure(settings);
  return prepareProducts(shared, createIsland('product-search', shared, settings));
}

test('SRCH-03 SRCH-24 list and facets that came before the island are not asked for again', async () => {
  serve(counting(3));
  await prepared('/tuotteet?q=liha');
  expect(searches).toHaveLength(1);
  expect(facets).toHaveLength(2);
  const { getByRole } = open('product-search', '/tuotteet?q=liha');
  expect(titles()).toHaveLength(3);
  expect(getByRole('checkbox', { name: 'Grillaus' })).toBeVisible();
  expect(searches).toHaveLength(1);
  expect(facets).toHaveLength(2);
});

test('SRCH-32 calls that fail hold nothing up; the island says so', async () => {
  serve(() => HttpResponse.error(), { groups: HttpResponse.error(), custom: HttpResponse.error() });
  await prepared('/tuotteet?q=liha');
  open('product-search', '/tuotteet?q=liha');
  await waitFor(() => expect(said()).toContain('Haku ei juuri nyt onnistunut.'));
});

test('SRCH-32 the server’s results stand until the call has ended, however long that takes', async () => {
  let answer = () => {};
  serve(() => new Promise((resolve) => (answer = () => resolve(counting(3)(new URLSearchParams())))));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let isDone = false;
  const preparing = prepared('/tuotteet?q=hidas').finally(() => (isDone = true));
  await vi.waitFor(() => expect(searches).toHaveLength(1));
  await vi.advanceTimersByTimeAsync(14_000);
  expect(isDone).toBe(false);
  answer();
  await preparing;
});

test('SRCH-03 a site search without a text asks for nothing', async () => {
  serve(counting(1));
  history.replaceState(null, '', '/haku');
  const settings = parseSettings({}, '/');
  configure(settings);
  await prepareSite({ pageSize: 10 }, createIsland('site-search', {}, settings));
  expect(searches).toEqual([]);
});
