import type { KeyboardEvent } from 'react';
import { prefetchClient } from '#api/http.ts';
import { isComposing } from '#lib/composing.ts';
import { getSuggestions } from '#api/suggestions.ts';
import { debounce } from '#lib/debounce.ts';
import { cleanPasted } from '#lib/pasted.ts';
import type { Language } from '#lib/site.ts';
import { reduce, initialState, type SuggestionEvent, type Suggestions } from './suggestions.ts';

/** Debounce of typing (QS-04). */
const DEBOUNCE_MS = 500;

/** The suggestions of one box. */
export interface SuggestionStore {
  getState: () => Suggestions;
  /** Calls `listener` at each change. Returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
  /** Handles a new text in the box. */
  type: (text: string) => void;
  /** Handles a key in the box: arrows select a hit of `form`, Enter opens it. */
  press: (event: KeyboardEvent, form: HTMLElement) => void;
  /** Clears the hits and aborts the request. */
  close: () => void;
}

/**
 * Creates the state machine with its timer and requests. Leaving a phase aborts its request, so no answer
 * arrives after a newer request, after closing or after unmounting (QS-11, QS-13, QS-14).
 */
export function createSuggestions(language: Language, sortOrder: number | undefined): SuggestionStore {
  const listeners = new Set<() => void>();
  let state = initialState;
  let controller: AbortController | undefined;

  function dispatch(event: SuggestionEvent): void {
    const { phase, query } = state;
    state = reduce(state, event);
    if (phase === 'loading' && (state.phase !== phase || state.query !== query)) controller?.abort();
    if (phase !== 'loading' && state.phase === 'loading') void request(state.query);
    for (const listener of listeners) listener();
  }

  async function request(query: string): Promise<void> {
    const { signal } = (controller = new AbortController());
    try {
      const hits = await getSuggestions({ language, q: query, sortOrder }, signal);
      dispatch({ type: 'answered', query, hits });
    } catch {
      // Errors are not shown (QS-15). An aborted request is ignored (QS-14).
      if (!signal.aborted) dispatch({ type: 'failed', query });
    }
  }

  // Created at the first focus. The box's code without suggestions makes no calls.
  if (typeof document !== 'undefined') void prefetchClient();

  const endDebounce = debounce(() => dispatch({ type: 'quiet' }), DEBOUNCE_MS);

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    type: (text) => {
      dispatch({ type: 'typed', text: cleanPasted(text) });
      endDebounce();
    },
    press: (event, form) => {
      const { open, hits, active } = state;
      if (!open || !hits || hits.length === 0 || isComposing(event.nativeEvent)) return;
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault();
        dispatch({ type: 'moved', step: event.key === 'ArrowDown' ? 1 : -1 });
      } else if (event.key === 'Enter' && active >= 0) {
        event.preventDefault();
        form.querySelector<HTMLElement>('[role="gridcell"][aria-selected="true"] a')?.click();
      }
    },
    close: () => {
      endDebounce.cancel();
      dispatch({ type: 'closed' });
    },
  };
}
