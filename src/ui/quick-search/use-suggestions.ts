import { useCallback, useEffect, useMemo, useReducer } from 'react';
import { getSuggestions } from '#api/search.ts';
import { useIsland } from '#island/context.ts';
import { debounce } from '#lib/debounce.ts';
import { reduce, start, type Suggestions } from './suggestions.ts';

/** QS-04 */
const QUIET_MS = 500;

interface Actions {
  /** The box holds another text. */
  type: (text: string) => void;
  /** An arrow key: 1 down, -1 up. */
  move: (step: 1 | -1) => void;
  /** Clears what was found; what was typed stays. */
  close: () => void;
  /** Clears, too, and trims the text that is sent. */
  submit: () => void;
}

/**
 * The state machine with its clock and its requests. Leaving a phase calls off what belonged to it, so no answer
 * comes late: not after a newer request, not after closing, not after the island is gone (QS-11, QS-13, QS-14).
 */
export function useSuggestions(sortOrder: number | undefined): [Suggestions, Actions] {
  const { language } = useIsland();
  const [state, dispatch] = useReducer(reduce, start);
  const { phase, query } = state;

  const quiet = useMemo(() => debounce(() => dispatch({ type: 'quiet' }), QUIET_MS), []);
  useEffect(() => () => quiet.cancel(), [quiet]);

  useEffect(() => {
    if (phase !== 'loading') return;
    const controller = new AbortController();
    getSuggestions({ language, q: query, sortOrder }, controller.signal).then(
      (hits) => dispatch({ type: 'answered', query, hits }),
      () => {
        // Errors are not shown (QS-15). A request that was called off is nobody's any more (QS-14).
        if (!controller.signal.aborted) dispatch({ type: 'failed', query });
      },
    );
    return () => controller.abort();
  }, [phase, query, language, sortOrder]);

  const close = useCallback(() => dispatch({ type: 'closed' }), []);
  // A page that comes back from the back/forward cache has its box, and no old hits.
  useEffect(() => {
    addEventListener('pagehide', close);
    return () => removeEventListener('pagehide', close);
  }, [close]);

  const actions = useMemo<Actions>(
    () => ({
      type: (text) => {
        dispatch({ type: 'typed', text });
        quiet();
      },
      move: (step) => dispatch({ type: 'moved', step }),
      close,
      submit: () => dispatch({ type: 'submitted' }),
    }),
    [close, quiet],
  );
  return [state, actions];
}
