/** The state machine of the quick search, without timers and requests. */
import type { SearchHit } from '#api/search.ts';

/** Minimum length of a trimmed text for a request (QS-03). */
const MIN_LENGTH = 3;

export interface Suggestions {
  /**
   * `idle`: no text to search for. `waiting`: `query` will be requested after the debounce. `loading`:
   * `query` is being requested. `answeredQuery`: `hits` are the answer to `answeredQuery`.
   */
  phase: 'idle' | 'waiting' | 'loading' | 'answered';
  /** The trimmed text of the last or next request. */
  query: string;
  /** The newest answer; shown until the next one arrives. */
  hits: readonly SearchHit[] | null;
  /** The text that `hits` belong to. */
  answeredQuery: string;
  /** Whether the panel is open: from the first request until it is closed. */
  open: boolean;
  /** Index of the selected hit; -1 if none is selected. */
  active: number;
}

export const initialState: Suggestions = {
  phase: 'idle',
  query: '',
  hits: null,
  answeredQuery: '',
  open: false,
  active: -1,
};

export type SuggestionEvent =
  | { type: 'typed'; text: string }
  /** The debounce is over (QS-04). */
  | { type: 'quiet' }
  | { type: 'answered'; query: string; hits: readonly SearchHit[] }
  | { type: 'failed'; query: string }
  /** An arrow key: 1 is down, -1 is up. */
  | { type: 'moved'; step: 1 | -1 }
  /** The visitor closes the panel or opens the results page. */
  | { type: 'closed' };

/**
 * Returns the next state. Ignores events that do not apply to the current state, such as a late answer or an
 * arrow key without hits.
 */
export function reduce(state: Suggestions, event: SuggestionEvent): Suggestions {
  switch (event.type) {
    case 'typed':
      return handleTyped(state, event.text);
    case 'quiet':
      return state.phase === 'waiting' ? { ...state, phase: 'loading', open: true, active: -1 } : state;
    case 'answered':
      return isExpected(state, event.query)
        ? { ...state, phase: 'answered', hits: event.hits, answeredQuery: event.query, active: -1 }
        : state;
    case 'failed':
      return isExpected(state, event.query) ? initialState : state;
    case 'moved':
      return { ...state, active: moveSelection(state, event.step) };
    // Clears the hits and ignores a running request (QS-08 to QS-11).
    case 'closed':
      return initialState;
  }
}

const isExpected = ({ phase, query }: Suggestions, answeredQuery: string): boolean =>
  phase === 'loading' && query === answeredQuery;

function handleTyped(state: Suggestions, text: string): Suggestions {
  const query = text.trim();
  if (query.length < MIN_LENGTH) return initialState;
  // An additional space, or a letter that is typed and deleted, causes no new request.
  if (state.phase === 'loading' && query === state.query) return state;
  if (state.hits && query === state.answeredQuery) return { ...state, query, phase: 'answered' };
  return { ...state, query, phase: 'waiting', active: -1 };
}

/** Moves the selection in a circle: from the box through the hits and back to the box. */
function moveSelection({ hits, active }: Suggestions, step: 1 | -1): number {
  const positions = (hits?.length ?? 0) + 1;
  return ((active + 1 + step + positions) % positions) - 1;
}
