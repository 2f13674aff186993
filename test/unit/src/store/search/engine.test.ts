import type { SearchQuery } from '#lib/search-query.ts';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { loadList, type SearchSource } from '#store/search/list.ts';
import { createSearch } from '#store/search/search.ts';
import { fakeSearch, parametersOf, settle } from './fake-search.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** Creates and starts a search page at this address. */
function open(
  address = '/haku',
  given: Partial<SearchQuery> = {},
  source: Partial<SearchSource<string>> = {},
) {
  history.replaceState(null, '', address);
  const { requests, search, last } = fakeSearch();
  const engine = createSearch({ name: 'test', search, ...source }, parametersOf(given));
  const stop = engine.start();
  stops.push(stop);
  return { engine, requests, last, stop, state: () => engine.store.getState() };
}

const address = () => location.pathname + location.search + location.hash;

async function go(by: number): Promise<void> {
  const gone = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  history.go(by);
  await gone;
  await settle();
}

describe('search requests', () => {
  test('a search that requires a text waits for one, and clearing the text empties the list [SRCH-03]', async () => {
    const { engine, requests, state } = open('/haku?contentGroup=recipe', {}, { needsText: true });
    expect(state().phase).toBe('waiting');
    engine.search({ contentGroup: 'news' });
    expect(state().phase).toBe('waiting');
    expect(requests).toEqual([]);
    expect(address()).toBe('/haku?contentGroup=news');
    engine.search({ q: 'makkara' });
    await requests[0]!.answer(['a']);
    expect(state()).toMatchObject({ phase: 'ready', list: { hits: ['a'] } });
    engine.search({ q: '' });
    expect(state()).toMatchObject({ phase: 'waiting', list: null });
    expect(requests).toHaveLength(1);
  });

  test.each([
    [{ q: 'x' }],
    [{ contentGroup: 'x' }],
    [{ productGroup: 'x' }],
    [{ matchAnyCategoryIds: ['1'] }],
    [{ facetTags: ['x'] }],
    [{ authors: ['x'] }],
  ])('hidden results wait for %j, which is requested with hideResults [SRCH-25]', (change) => {
    const { engine, requests, state } = open('/', { hideResults: true });
    engine.search({ sortOrder: 1 });
    expect(state().phase).toBe('waiting');
    expect(requests).toEqual([]);
    engine.search(change);
    expect(requests.map(({ query }) => query)).toMatchObject([{ hideResults: true, ...change }]);
  });

  test("hidden results also wait if the block presets a group, and 'all' counts as a choice [SRCH-25] [SRCH-14]", () => {
    const { engine, requests, state } = open('/', { hideResults: true, contentGroup: 'makkarat' });
    expect(state().phase).toBe('waiting');
    engine.search({ contentGroup: '' });
    expect(requests).toHaveLength(1);
    expect(address()).toBe('/?contentGroup=');
  });

  test('a change starts at page 1, and the old list is shown until the new one arrives [SRCH-17]', async () => {
    const { engine, requests, last, state } = open('/haku?q=a');
    await last().answer(['a1'], { hasMore: true });
    engine.showMore();
    await last().answer(['a2'], { hasMore: true });
    expect(address()).toBe('/haku?q=a&page=2');
    engine.search({ facetTags: ['x'] });
    expect(address()).toBe('/haku?q=a&facetTags[]=x');
    expect(state()).toMatchObject({ phase: 'loading', list: { hits: ['a1', 'a2'] } });
    expect(requests.at(-1)!.query).toMatchObject({ page: 1, q: 'a', facetTags: ['x'] });
    await last().answer(['b1']);
    expect(state()).toMatchObject({ phase: 'ready', list: { hits: ['b1'], pages: 1 }, added: undefined });
  });

  test('the same search is requested again in the same history entry [SRCH-04]', async () => {
    const { engine, requests, last, state } = open('/haku?q=a');
    await last().answer(['old']);
    const before = history.length;
    engine.search({ q: 'a' });
    expect(requests).toHaveLength(2);
    await last().answer(['new']);
    expect(history.length).toBe(before);
    expect(state().list?.hits).toEqual(['new']);
  });
});

describe('search address', () => {
  test('a search creates a history entry and keeps other parameters and the hash [SRCH-13] [SRCH-16]', async () => {
    const { engine, last } = open('/haku?utm_source=a%20b&q=old#tulokset');
    const before = history.length;
    engine.search({ q: 'new' });
    expect(address()).toBe('/haku?q=new&utm_source=a%20b#tulokset');
    expect(history.length).toBe(before + 1);
    await last().answer(['a'], { hasMore: true });
    engine.showMore();
    await last().answer(['b']);
    expect(address()).toBe('/haku?q=new&page=2&utm_source=a%20b#tulokset');
    expect(history.length).toBe(before + 1);
  });

  test('page=n is added when the page has arrived, not before [SRCH-08]', async () => {
    const { engine, last } = open('/haku');
    await last().answer(['a'], { hasMore: true });
    engine.showMore();
    expect(address()).toBe('/haku');
    await last().fail();
    expect(address()).toBe('/haku');
  });

  test('an address with more pages than exist continues from the existing ones [SRCH-03]', async () => {
    const { engine, requests, last, state } = open('/haku?page=9');
    await requests[0]!.answer(['a'], { hasMore: true });
    await requests[1]!.fail('bad-response');
    expect(state()).toMatchObject({ phase: 'ready', list: { hits: ['a'], hasMore: true } });
    engine.showMore();
    expect(last().query.page).toBe(2);
    await last().answer(['b']);
    expect(address()).toBe('/haku?page=2');
  });

  test('the search works if the browser refuses the history entry [SRCH-13] [SRCH-32]', async () => {
    const { engine, last, state } = open('/haku');
    await last().answer(['a']);
    const { pushState, replaceState } = history;
    const refuse = () => {
      throw new DOMException('too often', 'SecurityError');
    };
    Object.assign(history, { pushState: refuse, replaceState: refuse });
    try {
      engine.search({ q: 'x' });
      await last().answer(['b'], { hasMore: true });
      engine.showMore();
      await last().answer(['c']);
    } finally {
      Object.assign(history, { pushState, replaceState });
    }
    expect(state()).toMatchObject({ phase: 'ready', more: 'idle', list: { hits: ['b', 'c'] } });
  });
});

describe('search answers out of order', () => {
  test('failures and late answers of older requests do not end loading [SRCH-32]', async () => {
    const { engine, requests, state } = open('/haku?q=a');
    engine.search({ q: 'b' });
    await requests[0]!.fail();
    expect(state().phase).toBe('loading');
    await requests[1]!.answer(['b']);
    expect(state()).toMatchObject({ phase: 'ready', list: { hits: ['b'] } });
  });

  test("a search aborts 'show more', whose page is ignored [SRCH-08] [SRCH-32]", async () => {
    const { engine, requests, state } = open('/haku?q=a');
    await requests[0]!.answer(['a1'], { hasMore: true });
    engine.showMore();
    engine.search({ q: 'b' });
    expect(requests[1]!.isCalledOff()).toBe(true);
    expect(state().more).toBe('idle');
    await requests[1]!.answer(['a2']);
    await requests[2]!.answer(['b1']);
    expect(state().list?.hits).toEqual(['b1']);
    expect(address()).toBe('/haku?q=b');
  });

  test("'show more' is ignored while a search loads [SRCH-08]", async () => {
    const { engine, requests, state } = open('/haku?q=a');
    await requests[0]!.answer(['a1'], { hasMore: true });
    engine.search({ q: 'b' });
    engine.showMore();
    expect(requests).toHaveLength(2);
    expect(requests[1]!.isCalledOff()).toBe(false);
    await requests[1]!.answer(['b1']);
    expect(state()).toMatchObject({ phase: 'ready', list: { hits: ['b1'] } });
  });

  test("'show more' pressed twice makes one request [SRCH-08]", async () => {
    const { engine, requests, state } = open();
    await requests[0]!.answer(['1'], { hasMore: true });
    engine.showMore();
    engine.showMore();
    expect(requests).toHaveLength(2);
    await requests[1]!.answer(['2', '3']);
    expect(state()).toMatchObject({
      more: 'idle',
      added: 2,
      list: { hits: ['1', '2', '3'], hasMore: false },
    });
    engine.showMore();
    expect(requests).toHaveLength(2);
  });
});

describe('search failures', () => {
  test('without an earlier list there is none [SRCH-32]', async () => {
    const { last, state } = open('/haku?q=a');
    await last().fail('bad-response');
    expect(state()).toMatchObject({ phase: 'failed', list: null });
  });

  test('a failed page keeps the list, and a retry requests the same page [SRCH-08] [SRCH-32]', async () => {
    const { engine, requests, last, state } = open();
    await last().answer(['1'], { hasMore: true });
    engine.showMore();
    await last().fail();
    expect(state()).toMatchObject({ phase: 'ready', more: 'failed', list: { hits: ['1'], hasMore: true } });
    engine.showMore();
    expect(requests.map(({ query }) => query.page)).toEqual([1, 2, 2]);
    await last().answer(['2'], { hasMore: true });
    expect(state()).toMatchObject({ more: 'idle', list: { hits: ['1', '2'] }, added: 1 });
    // The number of added hits is not announced again.
    engine.showMore();
    await last().fail();
    expect(state()).toMatchObject({ more: 'failed', added: undefined });
    engine.showMore();
    await last().answer(['3'], { hasMore: true });
    engine.search({ q: 'b' });
    await last().fail();
    expect(state()).toMatchObject({ phase: 'failed', added: undefined });
  });

  test("after a failed search 'show more' is ignored [SRCH-32]", async () => {
    const { engine, requests, last, state } = open('/haku?q=a');
    await last().answer(['a'], { hasMore: true });
    engine.search({ q: 'b' });
    await last().fail();
    engine.showMore();
    expect(requests).toHaveLength(2);
    expect(state().list?.hits).toEqual(['a']);
  });
});

describe('search: back and forward', () => {
  test('back to an entry without a search waits again [SRCH-03]', async () => {
    const { engine, last, state } = open('/haku', {}, { needsText: true });
    engine.search({ q: 'a' });
    await last().answer(['a']);
    await go(-1);
    expect(state()).toMatchObject({ phase: 'waiting', list: null });
  });

  test('an entry with the same search, such as a hash link, makes no request [SRCH-16]', async () => {
    const { requests, last, state } = open('/haku?q=a');
    await last().answer(['a'], { hasMore: true });
    history.pushState(null, '', '/haku?q=a#alas');
    await go(-1);
    expect(requests).toHaveLength(1);
    expect(state()).toMatchObject({ phase: 'ready', list: { hits: ['a'] } });
  });

  test('the newest twenty searches are kept [SRCH-13]', async () => {
    const { engine, requests, last } = open('/haku?q=0');
    await last().answer(['0']);
    for (let at = 1; at <= 20; at++) {
      engine.search({ q: String(at) });
      await last().answer([String(at)]);
    }
    await go(-19);
    expect(requests).toHaveLength(21);
    await go(-1);
    expect(requests).toHaveLength(22);
    expect(last().query.q).toBe('0');
  });
});

test('search: dispose aborts the request and removes the listeners [SRCH-32]', async () => {
  const { engine, requests, last, stop, state } = open('/haku?q=a');
  await last().answer(['a'], { hasMore: true });
  engine.search({ q: 'b' });
  stop();
  expect(last().isCalledOff()).toBe(true);
  await last().answer(['b']);
  expect(state().list?.hits).toEqual(['a']);
  await go(-1);
  expect(requests).toHaveLength(2);
  expect(state().parameters.q).toBe('b');
});

describe('search list requested before the island mounts', () => {
  const source = (name: string) => {
    const { requests, search, last } = fakeSearch();
    return { requests, last, source: { name, search } };
  };

  test('it is shown at once at its scroll position, and the next island makes its own request [SRCH-03]', async () => {
    history.replaceState({ saaristoScroll: 700 }, '', '/haku?q=a');
    const { requests, last, source: searched } = source('early');
    const parameters = parametersOf({ q: 'a' });
    const loading = loadList(searched.search, parameters);
    await last().answer(['a']);
    const answer = { search: '?q=a', list: await loading };
    const engine = createSearch(searched, parametersOf(), { answer });
    expect(engine.initial).toEqual(engine.store.getState());
    expect(engine.store.getState()).toMatchObject({ phase: 'ready', list: { hits: ['a'] } });
    // Rendered before the history is followed.
    engine.restoreScroll();
    const scrolledTo = vi.spyOn(window, 'scrollTo');
    stops.push(engine.start());
    expect(scrolledTo.mock.calls).toEqual([[0, 700]]);
    scrolledTo.mockRestore();
    expect(requests).toHaveLength(1);
    engine.search({ q: 'b' });
    await last().answer(['b']);
    await go(-1);
    expect(engine.store.getState().list?.hits).toEqual(['a']);
    expect(requests).toHaveLength(2);
    stops.push(createSearch(searched, parametersOf()).start());
    expect(requests).toHaveLength(3);
  });

  test('a pending one is awaited without a second request [SRCH-03]', async () => {
    history.replaceState(null, '', '/haku?q=a');
    const { requests, last, source: searched } = source('slow');
    const call = loadList(searched.search, parametersOf({ q: 'a' })).then((list) => ({
      search: '?q=a',
      list,
    }));
    const engine = createSearch(searched, parametersOf(), { call });
    stops.push(engine.start());
    await last().answer(['a']);
    await call;
    await settle();
    expect(requests).toHaveLength(1);
    expect(engine.store.getState()).toMatchObject({ phase: 'ready', list: { hits: ['a'] } });
  });

  test('a pending one of another address is requested again for the current one [SRCH-13]', async () => {
    history.replaceState(null, '', '/haku?q=b');
    const { requests, last, source: searched } = source('changed');
    const list = { hits: ['a'], totalCount: 1, hasMore: false, pages: 1 } as never;
    const call = Promise.resolve({ search: '?q=a', list });
    const engine = createSearch(searched, parametersOf(), { call });
    stops.push(engine.start());
    await settle();
    expect(requests.map(({ query }) => query.q)).toEqual(['b']);
    await last().answer(['b']);
    expect(engine.store.getState()).toMatchObject({ phase: 'ready', list: { hits: ['b'] } });
  });

  test('a failed one can be retried [SRCH-32]', async () => {
    history.replaceState(null, '', '/haku?q=a');
    const { last, source: searched } = source('failed');
    const call = loadList(searched.search, parametersOf({ q: 'a' })).then((list) => ({
      search: '?q=a',
      list,
    }));
    const engine = createSearch(searched, parametersOf(), { call });
    stops.push(engine.start());
    const [outcome] = await Promise.allSettled([call, last().fail()]);
    expect(outcome).toMatchObject({ status: 'rejected', reason: { kind: 'network' } });
    await settle();
    expect(engine.store.getState()).toMatchObject({ phase: 'failed', list: null });
    engine.search({});
    await last().answer(['a']);
    expect(engine.store.getState()).toMatchObject({ phase: 'ready', list: { hits: ['a'] } });
  });

  test('one of another address is not shown, and the current address is requested [SRCH-13]', () => {
    history.replaceState(null, '', '/haku?q=b');
    const { requests, source: searched } = source('other');
    const list = { hits: ['a'], totalCount: 1, hasMore: false, pages: 1 } as never;
    const engine = createSearch(searched, parametersOf(), { answer: { search: '?q=a', list } });
    expect(engine.initial).toMatchObject({ phase: 'ready', parameters: { q: 'a' } });
    expect(engine.store.getState()).toMatchObject({ phase: 'loading', list: null });
    stops.push(engine.start());
    expect(requests).toHaveLength(1);
  });
});
