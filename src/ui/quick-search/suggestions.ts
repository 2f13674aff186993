/** What the quick search knows, and what happens to it: a state machine without timers or requests. */
import type { SearchHit } from '#api/search.ts';

/** No request is sent for less, counted after trimming (QS-03). */
const MINIMUM_LENGTH = 3;

export interface Suggestions {
  /**
   * `idle`: nothing is asked. `waiting`: for quiet, then `query` is asked. `loading`: `query` is asked.
   * `answered`: `hits` are what `answeredQuery` brought.
   */
  phase: 'idle' | 'waiting' | 'loading' | 'answered';
  /** The text that is to be asked, or was, trimmed. */
  query: string;
  /** The newest answer; it stays in sight until the next one comes. */
  hits: readonly SearchHit[] | null;
  /** What `hits` answer. */
  answeredQuery: string;
  /** The panel is open: from the first request on, until it is closed. */
  open: boolean;
  /** Index of the hit that the arrow keys have reached, -1 while they are in the box. */
  active: number;
}

export const start: Suggestions = {
  phase: 'idle',
  query: '',
  hits: null,
  answeredQuery: '',
  open: false,
  active: -1,
};

export type SuggestionEvent =
  | { type: 'typed'; text: string }
  /** It has been quiet long enough (QS-04). */
  | { type: 'quiet' }
  | { type: 'answered'; query: string; hits: readonly SearchHit[] }
  | { type: 'failed'; query: string }
  /** An arrow key: 1 down, -1 up. */
  | { type: 'moved'; step: 1 | -1 }
  /** The visitor has done with them, or goes on to the results page. */
  | { type: 'closed' };

/** The next state. What does not matter in the present one changes nothing: a late answer, an arrow key without hits. */
export function reduce(state: Suggestions, event: SuggestionEvent): Suggestions {
  switch (event.type) {
    case 'typed':
      return typed(state, event.text);
    case 'quiet':
      return state.phase === 'waiting' ? { ...state, phase: 'loading', open: true, active: -1 } : state;
    case 'answered':
      return isExpected(state, event.query)
        ? { ...state, phase: 'answered', hits: event.hits, answeredQuery: event.query, active: -1 }
        : state;
    case 'failed':
      return isExpected(state, event.query) ? start : state;
    case 'moved':
      return { ...state, active: next(state, event.step) };
    // Everything that was found goes, and what is under way is of no more interest (QS-08 to QS-11).
    case 'closed':
      return start;
  }
}

const isExpected = ({ phase, query }: Suggestions, answered: string): boolean =>
  phase === 'loading' && query === answered;

function typed(state: Suggestions, text: string): Suggestions {
  const query = text.trim();
  if (query.length < MINIMUM_LENGTH) return start;
  // A space more, or a letter typed and taken back, asks nothing new.
  if (state.phase === 'loading' && query === state.query) return state;
  if (state.hits && query === state.answeredQuery) return { ...state, query, phase: 'answered' };
  return { ...state, query, phase: 'waiting', active: -1 };
}

/** The arrow keys go round: from the box through the hits, and back to the box. */
function next({ hits, active }: Suggestions, step: 1 | -1): number {
  const places = (hits?.length ?? 0) + 1;
  return ((active + 1 + step + places) % places) - 1;
}
