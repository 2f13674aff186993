import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Page, PageDetails, Saved } from '../../src/contract.ts';
import { type Api, CallError } from '../../src/api.ts';
import { toPuckData } from '../../src/model/page.ts';
import type { KeptDraft } from '../../src/model/saving.ts';
import { type KeptDrafts, readKeptDrafts } from '../../src/model/kept-drafts.ts';
import { findUnsaved, type MergeIntoCanvas, useSaving } from '../../src/model/use-saving.ts';

const PAGE: Page = {
  id: 7,
  template: null,
  site: 'atriafi',
  language: 'fi',
  path: '/uutiset',
  title: 'Uutiset',
  description: '',
  blocks: [{ widget: 'map', props: { title: 'Kartta', zoom: 4 } }],
  version: 3,
  savedAt: '2026-11-01T10:00:00.000Z',
  savedBy: null,
  state: 'published',
  publishedAt: null,
  publishAt: null,
  scheduledBy: null,
  isScheduleOutdated: false,
  publishFailure: null,
  unpublishAt: null,
  unpublishBy: null,
  review: null,
  timeZone: 'Europe/Helsinki',
};
const THEIRS: Page = { ...PAGE, title: 'Toisen otsikko', version: 4 };
const draft = (title: string): PageDetails => ({ title, description: '', blocks: PAGE.blocks });
const typed = (title: string) => toPuckData(draft(title));

/** Opens the drafts of the device, with one of this tab. */
function open(kept?: KeptDraft): KeptDrafts {
  const read = () => readKeptDrafts(PAGE.id, '1', 'tab', () => false);
  if (kept) read().keep(kept);
  return read();
}
const findKept = () => open().own;

/** Mocks a server that accepts changes based on its version, and refuses others with its page. */
function server(version = PAGE.version) {
  const saves: { title: string; version: number }[] = [];
  let current = version;
  const api = {
    save: (details: PageDetails, on: number): Promise<Saved> => {
      saves.push({ title: details.title, version: on });
      if (on !== current) return Promise.reject(new CallError(409, '', { ...THEIRS, version: current }));
      current += 1;
      return Promise.resolve({ version: current, savedAt: '2026-11-01T11:00:00.000Z' });
    },
  } as unknown as Api;
  return { api, saves, saveElsewhere: () => (current += 1) };
}

/** A canvas on which a person has to choose, or one that merges. */
const clashing = { current: () => undefined };
const merging = (title: string) => ({ current: vi.fn<MergeIntoCanvas>(() => draft(title)) });

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  localStorage.clear();
});

test('saving: changes are saved after a pause and then removed from the device', async () => {
  const { api, saves } = server();
  const { result } = renderHook(() => useSaving(api, PAGE, open(), clashing));
  act(() => result.current.onChange(typed('Uusi')));
  expect(findKept()!.version).toBe(3);
  await pass(2000);
  expect(saves).toEqual([{ title: 'Uusi', version: 3 }]);
  expect(result.current.state.status).toBe('saved');
  expect(findKept()).toBeUndefined();
});

test('saving: after a conflict nothing is saved automatically, and a save shows the conflict again', async () => {
  const { api, saves, saveElsewhere } = server();
  const { result } = renderHook(() => useSaving(api, PAGE, open(), clashing));
  saveElsewhere();
  act(() => result.current.onChange(typed('Minun')));
  await pass(2000);
  expect(result.current.state.status).toBe('conflict');
  const first = result.current.state;
  act(() => result.current.onChange(typed('Minun otsikko')));
  await pass(10_000);
  expect(saves).toHaveLength(1);
  expect(findKept()!.details.title).toBe('Minun otsikko');
  await act(() => result.current.flush());
  expect(result.current.state.status).toBe('conflict');
  expect(result.current.state).not.toBe(first);
});

test('saving: a mergeable version of another editor is merged and saved without a question', async () => {
  const { api, saves, saveElsewhere } = server();
  const canvas = merging('Molempien');
  const { result } = renderHook(() => useSaving(api, PAGE, open(), canvas));
  saveElsewhere();
  act(() => result.current.onChange(typed('Minun')));
  await pass(2000);
  expect(canvas.current.mock.calls).toEqual([[draft('Uutiset'), { ...THEIRS, version: 4 }]]);
  expect(result.current.merged.current).toEqual({ ...THEIRS, version: 4 });
  expect(saves).toEqual([
    { title: 'Minun', version: 3 },
    { title: 'Molempien', version: 4 },
  ]);
  expect(result.current.state.status).toBe('saved');
  expect(findKept()).toBeUndefined();
});

test('saving: a merge that yields their version, is not saved again', async () => {
  const { api, saves } = server();
  const { result } = renderHook(() => useSaving(api, PAGE, open(), merging(THEIRS.title)));
  act(() => void result.current.merge(THEIRS));
  await pass(2000);
  expect(saves).toEqual([]);
  expect(result.current.version.current).toBe(4);
  expect(result.current.isIdle()).toBe(true);
});

test('saving: a version that is the own save whose answer was lost, is the base of the merge', async () => {
  const { api } = server();
  let isLost = true;
  const lossy: Api = {
    ...api,
    save: async (details, on) => {
      const answer = await api.save(details, on);
      if (isLost) throw new CallError(0, 'lost');
      return answer;
    },
  };
  const { result } = renderHook(() => useSaving(lossy, PAGE, open(), clashing));
  act(() => result.current.onChange(typed('Oma')));
  await pass(1000);
  isLost = false;
  act(() => result.current.onChange(typed('Oma otsikko')));
  expect(result.current.getBase({ ...THEIRS, title: 'Oma' }).title).toBe('Oma');
  expect(result.current.getBase(THEIRS).title).toBe('Uutiset');
});

test('saving: after a conflict only the merged page is saved, as the version after theirs', async () => {
  const { api, saves, saveElsewhere } = server();
  const { result } = renderHook(() => useSaving(api, PAGE, open(), clashing));
  saveElsewhere();
  act(() => result.current.onChange(typed('Minun')));
  await pass(2000);
  act(() => result.current.resolve(THEIRS, draft('Molempien')));
  await pass(2000);
  expect(saves.slice(1)).toEqual([{ title: 'Molempien', version: 4 }]);
  expect(result.current.state.status).toBe('saved');
});

test('saving: a kept draft that differs only in the order of keys is ignored', () => {
  const blocks = [{ props: { zoom: 4, title: 'Kartta' }, widget: 'map' }];
  const kept = (details: PageDetails) => ({ own: { version: 3, base: details, details } }) as KeptDrafts;
  expect(findUnsaved(kept({ ...draft('Uutiset'), blocks }), PAGE)).toBeUndefined();
  expect(findUnsaved(kept(draft('Muu')), PAGE)?.details.title).toBe('Muu');
});

test('saving: a kept draft of this version is saved, also without a change of the canvas', async () => {
  const { api, saves } = server();
  const kept: KeptDraft = { version: 3, base: draft('Uutiset'), details: draft('Palautettu') };
  const drafts = open(kept);
  const { result } = renderHook(() => useSaving(api, PAGE, drafts, clashing));
  expect(result.current.state).toEqual({ status: 'saving' });
  expect(result.current.isIdle()).toBe(false);
  await pass(1500);
  expect(saves).toEqual([{ title: 'Palautettu', version: 3 }]);
  expect(findKept()).toBeUndefined();
});

test('saving: a save during another one resolves when everything is saved', async () => {
  const { saves, api } = server();
  const slow: Api = {
    ...api,
    save: async (details, on) => {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      return api.save(details, on);
    },
  };
  const { result } = renderHook(() => useSaving(slow, PAGE, open(), clashing));
  act(() => result.current.onChange(typed('Ensin')));
  await pass(700);
  act(() => result.current.onChange(typed('Sitten')));
  const answers: [isSaved: boolean, version: number][] = [];
  const ask = () =>
    void result.current.flush().then((isSaved) => answers.push([isSaved, result.current.version.current]));
  act(ask);
  act(ask);
  await pass(5000);
  expect(saves).toEqual([
    { title: 'Ensin', version: 3 },
    { title: 'Sitten', version: 4 },
  ]);
  expect(answers).toEqual([
    [true, 5],
    [true, 5],
  ]);
});
