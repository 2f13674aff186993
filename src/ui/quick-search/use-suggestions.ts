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
  /** Fetches it, too: the visitor has typed, and is to have suggestions. */
  ask: () => void;
  /** Clears what was found, and asks nothing more. */
  close: () => void;
}

/** Fetches what suggests as the visitor uses the box, and hands on what has been typed by then. */
export function useSuggestions(text: string, sortOrder: number | undefined): Box {
  const { language } = useIsland();
  const [isUsed, setUsed] = useState(false);
  /** The visitor has typed, and not gone on since. */
  const [isTyping, setTyping] = useState(false);
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
  useEffect(() => () => store?.close(), [store]);
  useEffect(() => {
    if (isTyping) store?.type(text);
  }, [store, isTyping, text]);

  const prefetch = useCallback(() => {
    setUsed(true);
    // Again with each letter, where it could not be had.
    suggestingPart.prefetch();
  }, []);
  const close = useCallback(() => {
    setTyping(false);
    store?.close();
  }, [store]);
  // A page that comes back from the bfcache has its box, and no old hits.
  useEffect(() => {
    addEventListener('pagehide', close);
    return () => removeEventListener('pagehide', close);
  }, [close]);
  return {
    used: suggesting && store && state && { suggesting, store, state },
    isAsking: state ? state.phase !== 'idle' : isTyping,
    prefetch,
    ask: () => {
      prefetch();
      setTyping(true);
    },
    close,
  };
}

const never = () => () => {};
