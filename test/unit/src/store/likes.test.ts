import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { like, syncLikes } from '#store/likes.ts';
import { initialState, store } from '#store/store.ts';
import { api } from '../../../setup.ts';

const KEY = 'likedcontent';
const sent: unknown[] = [];
const likes = () => [...store.getState().likes];

beforeEach(() => {
  sent.length = 0;
  localStorage.clear();
  store.setState(initialState, true);
  api.use(
    http.post('/api/contentlikecount/:id', async ({ params, request }) => {
      sent.push([params['id'], await request.text()]);
      return HttpResponse.json({}, { status: 500 });
    }),
  );
});
afterEach(() => void vi.restoreAllMocks());

test('like: it counts once, is stored after earlier ones, and stays if its call fails [LIK-02] [LIK-03] [LIK-07] [API-47]', async () => {
  localStorage.setItem(KEY, '["a",5,null]');
  like('a/b');
  like('a/b');
  like('5');
  expect(likes()).toEqual([
    ['a', 'earlier'],
    ['5', 'earlier'],
    ['a/b', 'now'],
  ]);
  expect(localStorage.getItem(KEY)).toBe('["a","5","a/b"]');
  await vi.waitFor(() => expect(sent).toEqual([['a/b', '']]));
});

test('like: those of another tab are shown until unsubscribing, and those of this page are kept [LIK-03]', () => {
  localStorage.setItem(KEY, '["a"]');
  const stop = syncLikes();
  expect(likes()).toEqual([['a', 'earlier']]);
  store.setState({ likes: new Map([['b', 'now']]) });
  localStorage.setItem(KEY, '["a","b"]');
  dispatchEvent(new StorageEvent('storage', { key: 'another' }));
  expect(likes()).toEqual([['b', 'now']]);
  dispatchEvent(new StorageEvent('storage', { key: KEY }));
  expect(likes()).toEqual([
    ['b', 'now'],
    ['a', 'earlier'],
  ]);
  const before = store.getState().likes;
  dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(store.getState().likes).toBe(before);
  // Another island of the page leaves.
  syncLikes()();
  localStorage.setItem(KEY, '["a","b","d"]');
  dispatchEvent(new StorageEvent('storage', { key: KEY }));
  expect(likes()).toHaveLength(3);
  stop();
  const last = store.getState().likes;
  localStorage.setItem(KEY, '["c"]');
  dispatchEvent(new StorageEvent('storage', { key: KEY }));
  expect(store.getState().likes).toBe(last);
});

test('like: with blocked storage it lasts until the page is left [LIK-02]', () => {
  for (const name of ['getItem', 'setItem'] as const)
    vi.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  like('a');
  expect(likes()).toEqual([['a', 'now']]);
});
