import { waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { load as loadProducts } from '../../../../../widgets/search/product-search/load.ts';
import { load as loadSite } from '../../../../../widgets/search/site-search/load.ts';
import { loadAtHere } from '../../../../render.tsx';
import { counting, facets, open, announcements, searches, serve, titles } from './search-support.tsx';

const shared = { hideResults: false, searchEquipments: false, pageSize: 10 };

/** Starts the load that the runtime starts at this address while the fallback is shown. */
function loadAt(at: string) {
  history.replaceState(null, '', at);
  return loadAtHere(loadProducts, shared);
}

test('search load: list and facets loaded before the island are not requested again [SRCH-03] [SRCH-24]', async () => {
  serve(counting(3));
  const answer = await loadAt('/tuotteet?q=liha');
  expect(searches).toHaveLength(1);
  expect(facets).toHaveLength(2);
  const { getByRole } = open('product-search', '/tuotteet?q=liha', {}, {}, { answer });
  expect(titles()).toHaveLength(3);
  expect(getByRole('checkbox', { name: 'Grillaus' })).toBeVisible();
  expect(searches).toHaveLength(1);
  expect(facets).toHaveLength(2);
});

test('search load: the answer is unchanged after serialization in the page [SERVER]', async () => {
  serve(counting(3));
  const answer = await loadAt('/tuotteet?q=liha');
  const sent = JSON.parse(JSON.stringify(answer)) as typeof answer;
  open('product-search', '/tuotteet?q=liha', {}, {}, { answer: sent });
  expect(titles()).toHaveLength(3);
  expect(sent.list!.tagCounts).toEqual(answer.list!.tagCounts);
  expect(searches).toHaveLength(1);
});

test('search load: a failed list fails the load, and the island retries and reports [SRCH-32]', async () => {
  serve(() => HttpResponse.error(), { groups: HttpResponse.error(), custom: HttpResponse.error() });
  await expect(loadAt('/tuotteet?q=liha')).rejects.toThrow('network');
  open('product-search', '/tuotteet?q=liha');
  await waitFor(() => expect(announcements()).toContain('Haku ei juuri nyt onnistunut.'));
});

test("search load: the server's results are shown until the call has ended [SRCH-32]", async () => {
  let answer = () => {};
  serve(() => new Promise((resolve) => (answer = () => resolve(counting(3)(new URLSearchParams())))));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let isDone = false;
  const loading = loadAt('/tuotteet?q=hidas').finally(() => (isDone = true));
  await vi.waitFor(() => expect(searches).toHaveLength(1));
  await vi.advanceTimersByTimeAsync(14_000);
  expect(isDone).toBe(false);
  answer();
  await loading;
});

test('search load: a site search without a text makes no request [SRCH-03]', async () => {
  serve(counting(1));
  history.replaceState(null, '', '/haku');
  expect(await loadAtHere(loadSite, { pageSize: 10 })).toMatchObject({ search: '', list: undefined });
  expect(searches).toEqual([]);
});
