import { useEffect, useReducer, type Dispatch } from 'react';
import { getSuggestions } from '#api/search.ts';
import { useIsland } from '#island/context.ts';
import { reduce, start, type SuggestionEvent, type Suggestions } from './suggestions.ts';

/** QS-04 */
const QUIET_MS = 500;

/**
 * The state machine with its clock and its requests. Leaving a phase calls off what belonged to it, so no answer
 * comes late: not after a newer request, not after closing, not after the island is gone (QS-11, QS-13, QS-14).
 */
export function useSuggestions(sortOrder: number | undefined): [Suggestions, Dispatch<SuggestionEvent>] {
  const { language } = useIsland();
  const [state, dispatch] = useReducer(reduce, start);
  const { phase, query, text } = state;

  useEffect(() => {
    if (phase !== 'waiting') return;
    const timer = setTimeout(() => dispatch({ type: 'quiet' }), QUIET_MS);
    return () => clearTimeout(timer);
  }, [phase, text]);

  useEffect(() => {
    if (phase !== 'loading') return;
    const controller = new AbortController();
    getSuggestions({ language, q: query, sortOrder }, controller.signal).then(
      (hits) => dispatch({ type: 'answered', query, hits }),
      // Errors are not shown (QS-15); a request that was called off is one that nobody waits for.
      () => controller.signal.aborted || dispatch({ type: 'failed', query }),
    );
    return () => controller.abort();
  }, [phase, query, language, sortOrder]);

  // A page that comes back from the back/forward cache has its box, and no old hits.
  useEffect(() => {
    const left = () => dispatch({ type: 'closed' });
    addEventListener('pagehide', left);
    return () => removeEventListener('pagehide', left);
  }, []);

  return [state, dispatch];
}
