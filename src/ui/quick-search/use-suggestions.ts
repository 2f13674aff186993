import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useIsland } from '#island/context.ts';
import { usePart } from '../part.ts';
import { suggestingPart, type Suggesting } from './suggesting-part.ts';
import type { SuggestionStore } from './suggestion-store.ts';
import type { Suggestions } from './suggestions.ts';

interface Used {
  suggesting: Suggesting;
  store: SuggestionStore;
  state: Suggestions;
}

interface Box {
  /** The code of the suggestions, those of this box, and how far they are; once the code is there. */
  used: Used | undefined;
  /** What was typed is to be asked, or is: leaving the box ends that. */
  isAsking: boolean;
  /** Fetches the code of the suggestions: the visitor is about to use the box. */
  prefetch: () => void;
  /** The box holds another text. */
  type: (text: string) => void;
  /** Clears what was found, and asks nothing more. */
  close: () => void;
}

/** Fetches what suggests as the visitor uses the box, and hands on what is typed until then. */
export function useSuggestions(sortOrder: number | undefined): Box {
  const { language } = useIsland();
  const [isUsed, setUsed] = useState(false);
  /** What was typed last, unless the visitor has gone on since: told at once, or when the code is there. */
  const [typed, setTyped] = useState<string>();
  const suggesting = usePart(suggestingPart, isUsed);
  const store = useMemo(
    () => suggesting?.createSuggestions(language, sortOrder),
    [suggesting, language, sortOrder],
  );
  const state = useSyncExternalStore(
    store?.subscribe ?? never,
    () => store?.getState(),
    () => undefined,
  );
  useEffect(() => store?.begin(), [store]);
  useEffect(() => {
    if (typed !== undefined) store?.type(typed);
  }, [store, typed]);

  const prefetch = useCallback(() => {
    setUsed(true);
    // Again with each letter, where it could not be had.
    suggestingPart.prefetch();
  }, []);
  const close = useCallback(() => {
    setTyped(undefined);
    store?.close();
  }, [store]);
  return {
    used: suggesting && store && state && { suggesting, store, state },
    isAsking: state ? state.phase !== 'idle' : typed !== undefined,
    prefetch,
    type: (text) => {
      prefetch();
      setTyped(text);
    },
    close,
  };
}

const never = () => () => {};
