import { describe, expect, test } from 'vitest';
import type { SearchHit } from '../../../../../src/api/search.ts';
import {
  reduce,
  initialState,
  type SuggestionEvent,
  type Suggestions,
} from '../../../../../src/ui/quick-search/suggestions.ts';

const hit = (title: string): SearchHit => ({
  contentId: title,
  url: `/${title}`,
  title,
  category: '',
  teaserText: '',
  image: undefined,
  type: '',
});
const hits = [hit('a'), hit('b')];

const after = (...events: SuggestionEvent[]): Suggestions => events.reduce(reduce, initialState);
const typed = (text: string): SuggestionEvent => ({ type: 'typed', text });
const quiet: SuggestionEvent = { type: 'quiet' };
const answered = (query: string): SuggestionEvent => ({ type: 'answered', query, hits });
const found = [typed('makkara'), quiet, answered('makkara')];

describe('typing', () => {
  test.each(['', 'ma', '  ma  ', '\tm '])('QS-03 %j asks nothing, however long it is quiet', (text) => {
    expect(after(typed(text), quiet)).toEqual(initialState);
  });

  test('QS-03 three characters are asked, trimmed, after quiet', () => {
    expect(after(typed(' mak '))).toMatchObject({ phase: 'waiting', query: 'mak', open: false });
    expect(after(typed(' mak '), quiet)).toMatchObject({ phase: 'loading', query: 'mak', open: true });
  });

  test('QS-20 fewer than three characters again: the panel closes and the request is of no interest', () => {
    expect(after(...found, typed('ma'))).toEqual(initialState);
    expect(after(typed('mak'), quiet, typed('ma'), answered('mak'))).toEqual(initialState);
  });

  test('QS-13 typing on leaves the earlier request, and keeps the earlier answer in sight until the next', () => {
    const state = after(...found, typed('makkarat'));
    expect(state).toMatchObject({ phase: 'waiting', query: 'makkarat', open: true, hits });
    expect(reduce(state, quiet)).toMatchObject({ phase: 'loading', hits, answeredQuery: 'makkara' });
  });

  test('QS-04 a space more, or a letter taken back, asks nothing new', () => {
    expect(after(...found, typed('makkara '))).toMatchObject({ phase: 'answered', hits });
    expect(after(...found, typed('makkarat'), typed('makkara'))).toMatchObject({ phase: 'answered', hits });
    expect(after(typed('mak'), quiet, typed('mak '))).toMatchObject({ phase: 'loading', query: 'mak' });
  });
});

describe('answers', () => {
  test('QS-13 only the newest answer counts', () => {
    const state = after(typed('mak'), quiet, typed('makkara'), quiet);
    expect(reduce(state, answered('mak'))).toBe(state);
    expect(reduce(state, answered('makkara'))).toMatchObject({ phase: 'answered', hits });
  });

  test('QS-15 a failure ends it', () => {
    expect(after(typed('mak'), quiet, { type: 'failed', query: 'mak' })).toEqual(initialState);
    expect(after(...found, typed('makkarat'), quiet, { type: 'failed', query: 'makkarat' })).toEqual(
      initialState,
    );
  });

  test('QS-15 the failure of an older request changes nothing', () => {
    const state = after(typed('mak'), quiet, typed('makkara'), quiet);
    expect(reduce(state, { type: 'failed', query: 'mak' })).toBe(state);
  });
});

describe('closing', () => {
  test('QS-08 QS-11 everything that was found goes, and no late answer brings it back', () => {
    const state = after(typed('makkara'), quiet, { type: 'closed' });
    expect(state).toEqual(initialState);
    expect(reduce(state, answered('makkara'))).toBe(state);
    expect(reduce(state, quiet)).toBe(state);
    expect(reduce(state, { type: 'closed' })).toBe(state);
  });
});

test('QS-07 the arrow keys go round, by way of the box', () => {
  const places = (step: 1 | -1) =>
    [1, 2, 3, 4].map((times) => {
      const moves = Array.from({ length: times }, (): SuggestionEvent => ({ type: 'moved', step }));
      return after(...found, ...moves).active;
    });
  expect(places(1)).toEqual([0, 1, -1, 0]);
  expect(places(-1)).toEqual([1, 0, -1, 1]);
  expect(after({ type: 'moved', step: 1 }).active).toBe(-1);
  expect(after(...found, { type: 'moved', step: 1 }, typed('makkarat')).active).toBe(-1);
});
