import { pickPageDetails } from 'saaristo/page-details';
import { expect, test } from 'vitest';
import type { Page, PageDetails } from '../../src/contract.ts';
import { reduceSaving, type Saving, type SavingEvent, startSaving } from '../../src/model/saving.ts';

const PAGE = {
  title: 'Uutiset',
  description: '',
  blocks: [],
  version: 3,
  savedAt: '10:00',
} as unknown as Page;
const THEIRS: Page = { ...PAGE, title: 'Toisen', version: 7, savedAt: '12:00' };
const draft = (title: string): PageDetails => ({ title, description: '', blocks: [] });
const change = (title: string, now: number): SavingEvent => ({ type: 'changed', details: draft(title), now });
const FAILED = { type: 'failed', isSignedOut: false, canRetry: true, now: 1000 } as const;
const ANSWER = { type: 'saved', answer: { version: 4, savedAt: '11:00' } } as const;

/** The state after events, beginning with an unchanged page. */
const after = (...events: SavingEvent[]): Saving => events.reduce(reduceSaving, startSaving(PAGE));

test('saving: an unchanged page is saved, and has nothing to send', () => {
  expect(after()).toMatchObject({ shown: { status: 'saved', at: '10:00' }, version: 3, isHeld: false });
  const idle = after();
  expect(reduceSaving(idle, { type: 'changed', details: pickPageDetails(PAGE), now: 0 })).toBe(idle);
});

test('saving: a change is due after a pause, and continued typing at most 1,500 ms after its beginning', () => {
  expect(after(change('a', 100))).toMatchObject({ shown: { status: 'saving' }, dueAt: 700 });
  expect(after(change('a', 100), change('ab', 600)).dueAt).toBe(1200);
  expect(after(change('a', 100), change('ab', 600), change('abc', 1500)).dueAt).toBe(1600);
  expect(after(change('a', 100), change('ab', 2000)).dueAt).toBe(2000);
});

test('saving: a saved change leaves nothing pending, and later changes build on its version', () => {
  const saved = after(change('a', 0), { type: 'sent' }, ANSWER);
  expect(saved).toMatchObject({ shown: { status: 'saved', at: '11:00' }, version: 4, pending: undefined });
  expect(reduceSaving(saved, change('a', 5))).toBe(saved);
});

test('saving: a change during a save stays pending after the answer', () => {
  const state = after(change('a', 0), { type: 'sent' }, change('b', 100), ANSWER);
  expect(state).toMatchObject({ shown: { status: 'saving' }, version: 4, pending: draft('b'), dueAt: 700 });
});

test('saving: a change back to the last saved page during a save is saved as well', () => {
  const state = after(change('a', 0), { type: 'sent' }, change('Uutiset', 100));
  expect(state).toMatchObject({ pending: draft('Uutiset'), dueAt: 700 });
});

test('saving: a failed save keeps its changes and is tried again, or earlier if a change is due', () => {
  expect(after(change('a', 0), { type: 'sent' }, FAILED)).toMatchObject({
    shown: { status: 'failed', isSignedOut: false },
    pending: draft('a'),
    dueAt: 4000,
  });
  expect(after(change('a', 0), { type: 'sent' }, change('b', 900), FAILED)).toMatchObject({
    pending: draft('b'),
    dueAt: 1500,
  });
});

test('saving: a save that the server has refused is not tried again automatically', () => {
  const state = after(change('a', 0), { type: 'sent' }, { ...FAILED, isSignedOut: true, canRetry: false });
  expect(state).toMatchObject({ shown: { status: 'failed', isSignedOut: true }, pending: draft('a') });
  expect(state.dueAt).toBeUndefined();
});

test('saving: during a conflict changes are pending and never due, until the merge is saved after their version', () => {
  const held = after(
    change('a', 0),
    { type: 'sent' },
    { type: 'conflicted', theirs: THEIRS },
    change('b', 100),
  );
  expect(held).toMatchObject({
    shown: { status: 'conflict', theirs: THEIRS },
    isHeld: true,
    pending: draft('b'),
    version: 3,
  });
  expect(held.dueAt).toBeUndefined();
  expect(reduceSaving(held, { type: 'merged', theirs: THEIRS, details: draft('both') })).toMatchObject({
    isHeld: false,
    version: 7,
    pending: draft('both'),
  });
});

test('saving: a draft of an older version starts with a conflict', () => {
  expect(startSaving(PAGE, { version: 2, base: draft('older'), details: draft('old') })).toMatchObject({
    shown: { status: 'conflict', theirs: PAGE },
    version: 2,
    base: draft('older'),
    isHeld: true,
    pending: draft('old'),
  });
});

test('saving: a requested save replaces the automatic one, and a page of another call becomes the base', () => {
  expect(after(change('a', 0), { type: 'requested' }).dueAt).toBeUndefined();
  expect(after({ type: 'rebased', page: THEIRS })).toMatchObject({
    shown: { status: 'saved', at: '12:00' },
    version: 7,
  });
});

test('saving: blocks that the server has stored differently, are the base of a merge, and count as saved', () => {
  const blocks = [{ html: '<p>clean</p>' }];
  const state = after(change('a', 0), { type: 'sent' }, { ...ANSWER, answer: { ...ANSWER.answer, blocks } });
  expect(state.base).toEqual({ ...draft('a'), blocks });
  expect(reduceSaving(state, change('a', 5))).toBe(state);
});
