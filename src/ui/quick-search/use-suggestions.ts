import { useCallback, useEffect, useMemo, useReducer, useState } from 'react';
import { useIsland } from '#island/context.ts';
import { debounce } from '#lib/debounce.ts';
import { usePart } from '../part.ts';
import { suggestingPart, type Suggesting } from './suggesting-part.ts';
import { reduce, start, type Suggestions } from './suggestions.ts';

/** QS-04 */
const QUIET_MS = 500;

interface Actions {
  /** Fetches the code of the suggestions: the visitor is about to use the box. */
  prefetch: () => void;
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
 * The state machine with its clock and its requests. Leaving a phase aborts what belonged to it, so no answer
 * comes late: not after a newer request, not after closing, not after the island is gone (QS-11, QS-13, QS-14).
 */
export function useSuggestions(
  sortOrder: number | undefined,
): Actions & { state: Suggestions; suggesting: Suggesting | undefined } {
  const { language } = useIsland();
  const [state, dispatch] = useReducer(reduce, start);
  const [isUsed, setUsed] = useState(false);
  const suggesting = usePart(suggestingPart, isUsed);
  const { phase, query } = state;

  const quiet = useMemo(() => debounce(() => dispatch({ type: 'quiet' }), QUIET_MS), []);
  useEffect(() => () => quiet.cancel(), [quiet]);

  useEffect(() => {
    if (phase !== 'loading') return;
    const controller = new AbortController();
    const found = suggestingPart
      .load()
      .then(({ getSuggestions }) => getSuggestions({ language, q: query, sortOrder }, controller.signal));
    found.then(
      (hits) => dispatch({ type: 'answered', query, hits }),
      () => {
        // Errors are not shown, and code that can't be had is one (QS-15). An aborted request is ignored (QS-14).
        if (!controller.signal.aborted) dispatch({ type: 'failed', query });
      },
    );
    return () => controller.abort();
  }, [phase, query, language, sortOrder]);

  const close = useCallback(() => dispatch({ type: 'closed' }), []);
  // A page that comes back from the bfcache has its box, and no old hits.
  useEffect(() => {
    addEventListener('pagehide', close);
    return () => removeEventListener('pagehide', close);
  }, [close]);

  const prefetch = useCallback(() => {
    setUsed(true);
    // Again with each letter, where it could not be had.
    suggestingPart.prefetch();
  }, []);

  const actions = useMemo<Actions>(
    () => ({
      prefetch,
      type: (text) => {
        prefetch();
        dispatch({ type: 'typed', text });
        quiet();
      },
      move: (step) => dispatch({ type: 'moved', step }),
      close,
      submit: () => dispatch({ type: 'submitted' }),
    }),
    [close, prefetch, quiet],
  );
  return { ...actions, state, suggesting };
}
