import { useEffect, useState } from 'react';

/** Pause of typing before the search starts, in milliseconds. */
const DEBOUNCE_MS = 200;

/**
 * Searches after a pause of typing. Ignores answers of older searches.
 * @param search must stay the same function between renders
 * @returns the answer of the last search that succeeded, and whether the current one has failed
 */
export function useSearch<Answer>(
  search: (text: string) => Promise<Answer>,
  text: string,
): { found: Answer | undefined; hasFailed: boolean } {
  const [found, setFound] = useState<Answer>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(
      () => {
        search(text.trim()).then(
          (answer) => {
            if (!isCurrent) return;
            setFound(answer);
            setFailed(false);
          },
          () => isCurrent && setFailed(true),
        );
      },
      text === '' ? 0 : DEBOUNCE_MS,
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [search, text]);
  return { found, hasFailed };
}
