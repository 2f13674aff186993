import { expect, test, vi } from 'vitest';
import { load as loadProducts } from '../../../../../widgets/search/product-search/load.ts';
import { loadAtHere } from '../../../../render.tsx';
import { counting, facets, open, searches, serve, titles } from './search-support.tsx';

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
