import type { KeyboardEvent } from 'react';
import { getSuggestions } from '#api/search.ts';
import { debounce } from '#lib/debounce.ts';
import type { Language } from '#lib/site.ts';
import { reduce, start, type SuggestionEvent, type Suggestions } from './suggestions.ts';

/** QS-04 */
const QUIET_MS = 500;

/** The suggestions of one box. */
export interface SuggestionStore {
  getState: () => Suggestions;
  /** Calls `listener` at each change; the result ends that. */
  subscribe: (listener: () => void) => () => void;
  /** The box holds another text. */
  type: (text: string) => void;
  /** A key was pressed in the box: arrows choose a hit of `form`, Enter follows it. */
  press: (event: KeyboardEvent, form: HTMLElement) => void;
  /** Clears what was found, and aborts what is under way. */
  close: () => void;
}

/**
 * The state machine with its clock and its requests. Leaving a phase aborts what belonged to it, so no answer
 * comes late: not after a newer request, not after closing, not after the island is gone (QS-11, QS-13, QS-14).
 */
export function createSuggestions(language: Language, sortOrder: number | undefined): SuggestionStore {
  const listeners = new Set<() => void>();
  let state = start;
  let call: AbortController | undefined;

  function dispatch(event: SuggestionEvent): void {
    const { phase, query } = state;
    state = reduce(state, event);
    if (phase === 'loading' && (state.phase !== phase || state.query !== query)) call?.abort();
    if (phase !== 'loading' && state.phase === 'loading') void ask(state.query);
    for (const listener of listeners) listener();
  }

  async function ask(query: string): Promise<void> {
    const { signal } = (call = new AbortController());
    try {
      const hits = await getSuggestions({ language, q: query, sortOrder }, signal);
      dispatch({ type: 'answered', query, hits });
    } catch {
      // Errors are not shown (QS-15). An aborted request is ignored (QS-14).
      if (!signal.aborted) dispatch({ type: 'failed', query });
    }
  }

  const quiet = debounce(() => dispatch({ type: 'quiet' }), QUIET_MS);

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    type: (text) => {
      dispatch({ type: 'typed', text });
      quiet();
    },
    press: (event, form) => {
      const { open, hits, active } = state;
      if (!open || !hits || hits.length === 0 || event.nativeEvent.isComposing) return;
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault();
        dispatch({ type: 'moved', step: event.key === 'ArrowDown' ? 1 : -1 });
      } else if (event.key === 'Enter' && active >= 0) {
        event.preventDefault();
        form.querySelector<HTMLElement>('[role="gridcell"][aria-selected="true"] a')?.click();
      }
    },
    close: () => {
      quiet.cancel();
      dispatch({ type: 'closed' });
    },
  };
}
