import { useEffect, useState } from 'react';

/** Pause of typing before the search starts, in milliseconds. */
const DEBOUNCE_MS = 200;

/**
 * Searches after a pause of typing. Ignores answers of older searches.
 * @param search must stay the same function between renders
 * @returns the answer of the last search that succeeded, whether it is the answer to this text, and whether the current search has failed
 */
export function useSearch<Answer>(
  search: (text: string) => Promise<Answer>,
  text: string,
): { found: Answer | undefined; isCurrent: boolean; hasFailed: boolean } {
  const [last, setLast] = useState<{ answer: Answer; search: typeof search; text: string }>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let isAwaited = true;
    const timer = setTimeout(
      () => {
        search(text.trim()).then(
          (answer) => {
            if (!isAwaited) return;
            setLast({ answer, search, text });
            setFailed(false);
          },
          () => isAwaited && setFailed(true),
        );
      },
      text === '' ? 0 : DEBOUNCE_MS,
    );
    return () => {
      isAwaited = false;
      clearTimeout(timer);
    };
  }, [search, text]);
  const isCurrent = last?.search === search && last.text === text;
  return { found: last?.answer, isCurrent, hasFailed };
}
