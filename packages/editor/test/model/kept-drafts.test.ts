import { beforeEach, expect, test, vi } from 'vitest';
import { readKeptDrafts } from '../../src/model/kept-drafts.ts';
import type { KeptDraft } from '../../src/model/saving.ts';

const draft = (title: string): KeptDraft => {
  const details = { title, description: '', blocks: [] };
  return { version: 1, base: details, details };
};
const DAY_MS = 24 * 60 * 60 * 1000;

/** Opens the drafts of a page with the tabs that are open. */
function open(
  account: string,
  pageId: number,
  tab: string,
  { tabs = [] as string[], now = Date.now() } = {},
) {
  const drafts = readKeptDrafts(
    pageId,
    account,
    tab,
    (key) => tabs.some((one) => key.endsWith(` ${one}`)),
    now,
  );
  return { ...drafts, titles: drafts.left.map((one) => one.draft.details.title) };
}

beforeEach(() => localStorage.clear());

test('kept drafts: each tab has its own, and an open tab is not offered', () => {
  open('aino', 7, 'a').keep(draft('A'));
  open('aino', 7, 'b', { tabs: ['a'] }).keep(draft('B'));
  expect(open('aino', 7, 'a', { tabs: ['b'] })).toMatchObject({ own: draft('A'), titles: [] });
  expect(open('aino', 7, 'c', { tabs: ['b'] })).toMatchObject({ own: undefined, titles: ['A'] });
  const { left, remove } = open('aino', 7, 'c');
  remove(left.find((one) => one.draft.details.title === 'A')!.key);
  expect(open('aino', 7, 'c').titles).toEqual(['B']);
});

test.each([
  ['another account', 'bo', 7],
  ['an account whose name begins alike', 'aino b', 7],
  ['another page', 'aino', 77],
] as const)('kept drafts: %s gets none, in the same tab', (_name, account, pageId) => {
  open('aino', 7, 'a').keep(draft('A'));
  open('aino', 7, 'b').keep(draft('B'));
  expect(open(account, pageId, 'a')).toMatchObject({ own: undefined, titles: [] });
  expect(open('aino', 7, 'a').own).toEqual(draft('A'));
});

test('kept drafts: those of closed tabs that are old, damaged or too many, are removed', () => {
  for (let tab = 0; tab < 25; tab += 1) open('aino', 7, `${tab}`).keep(draft(`${tab}`));
  localStorage.setItem('saaristo-editor:draft:7', JSON.stringify(draft('unknown account')));
  localStorage.setItem('saaristo-editor:draft aino 7 x', '{');
  expect(open('aino', 7, 'new').titles).toHaveLength(20);
  expect(open('aino', 7, '3', { tabs: ['4'], now: Date.now() + 15 * DAY_MS }).titles).toEqual([]);
  expect(Object.keys(localStorage).length).toBeLessThanOrEqual(2);
});

test('kept drafts: a browser without storage keeps none, and the editor opens', () => {
  const storage = vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  try {
    const drafts = readKeptDrafts(1, 'a', 'tab', () => false);
    expect([drafts.own, drafts.left]).toEqual([undefined, []]);
    drafts.keep(draft('A'));
    drafts.remove();
  } finally {
    // Before the hooks, which empty the storage.
    storage.mockRestore();
  }
});
