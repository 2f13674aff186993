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

describe('suggestions while typing', () => {
  test.each(['', 'ma', '  ma  ', '\tm '])('%j makes no request, however long the pause [QS-03]', (text) => {
    expect(after(typed(text), quiet)).toEqual(initialState);
  });

  test('three characters are requested, trimmed, after a pause [QS-03]', () => {
    expect(after(typed(' mak '))).toMatchObject({ phase: 'waiting', query: 'mak', open: false });
    expect(after(typed(' mak '), quiet)).toMatchObject({ phase: 'loading', query: 'mak', open: true });
  });

  test('fewer than three characters again close the panel and abort the request [QS-20]', () => {
    expect(after(...found, typed('ma'))).toEqual(initialState);
    expect(after(typed('mak'), quiet, typed('ma'), answered('mak'))).toEqual(initialState);
  });

  test('more typing aborts the earlier request, and the earlier answer stays until the next [QS-13]', () => {
    const state = after(...found, typed('makkarat'));
    expect(state).toMatchObject({ phase: 'waiting', query: 'makkarat', open: true, hits });
    expect(reduce(state, quiet)).toMatchObject({ phase: 'loading', hits, answeredQuery: 'makkara' });
  });

  test('an added space or a restored letter makes no new request [QS-04]', () => {
    expect(after(...found, typed('makkara '))).toMatchObject({ phase: 'answered', hits });
    expect(after(...found, typed('makkarat'), typed('makkara'))).toMatchObject({ phase: 'answered', hits });
    expect(after(typed('mak'), quiet, typed('mak '))).toMatchObject({ phase: 'loading', query: 'mak' });
  });
});

describe('suggestion answers', () => {
  test('only the newest answer counts [QS-13]', () => {
    const state = after(typed('mak'), quiet, typed('makkara'), quiet);
    expect(reduce(state, answered('mak'))).toBe(state);
    expect(reduce(state, answered('makkara'))).toMatchObject({ phase: 'answered', hits });
  });

  test('a failure ends the loading [QS-15]', () => {
    expect(after(typed('mak'), quiet, { type: 'failed', query: 'mak' })).toEqual(initialState);
    expect(after(...found, typed('makkarat'), quiet, { type: 'failed', query: 'makkarat' })).toEqual(
      initialState,
    );
  });

  test('the failure of an older request changes nothing [QS-15]', () => {
    const state = after(typed('mak'), quiet, typed('makkara'), quiet);
    expect(reduce(state, { type: 'failed', query: 'mak' })).toBe(state);
  });
});

describe('closing suggestions', () => {
  test('all hits are removed, and a late answer does not restore them [QS-08] [QS-11]', () => {
    const state = after(typed('makkara'), quiet, { type: 'closed' });
    expect(state).toEqual(initialState);
    expect(reduce(state, answered('makkara'))).toBe(state);
    expect(reduce(state, quiet)).toBe(state);
    expect(reduce(state, { type: 'closed' })).toBe(state);
  });
});

test('suggestions: the arrow keys wrap through the text box [QS-07]', () => {
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
