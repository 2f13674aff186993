import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useIsland } from '#island/context.ts';
import { lazyChunk, usePart } from '../part.ts';
import type { SuggestionStore } from './suggestion-store.ts';
import type { Suggestions } from './suggestions.ts';

type Suggesting = typeof import('./SuggestionPanel.tsx');

/** The code of the suggestions. */
export const suggestingPart = lazyChunk<Suggesting>(() => import('./SuggestionPanel.tsx'));

interface Used {
  suggesting: Suggesting;
  store: SuggestionStore;
  state: Suggestions;
}

interface Box {
  /** The loaded code, this box's store and its state; undefined until the code is loaded. */
  used: Used | undefined;
  /** Whether a request is waiting or running. Leaving the box cancels it. */
  isAsking: boolean;
  /** Loads the code of the suggestions when the visitor focuses the box. */
  prefetch: () => void;
  /** Loads the code and starts searching, when the visitor types. */
  ask: () => void;
  /** Clears the hits and cancels the request. */
  close: () => void;
}

/** Loads the code of the suggestions when the visitor uses the box, and passes it the text typed so far. */
export function useSuggestions(text: string, sortOrder: number | undefined): Box {
  const { language } = useIsland();
  const [isUsed, setUsed] = useState(false);
  /** Whether the visitor has typed and not left the box since. */
  const [isTyping, setTyping] = useState(false);
  const suggesting = usePart(suggestingPart, isUsed);
  const store = useMemo(
    () => suggesting?.createSuggestions(language, sortOrder),
    [suggesting, language, sortOrder],
  );
  const state = useSyncExternalStore(
    store?.subscribe ?? subscribeToNothing,
    () => store?.getState(),
    () => undefined,
  );
  useEffect(() => () => store?.close(), [store]);
  useEffect(() => {
    if (isTyping) store?.type(text);
  }, [store, isTyping, text]);

  const prefetch = useCallback(() => {
    setUsed(true);
    // Each letter tries again if loading failed.
    suggestingPart.prefetch();
  }, []);
  const close = useCallback(() => {
    setTyping(false);
    store?.close();
  }, [store]);
  // A page that is restored from the bfcache must not show old hits.
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

const subscribeToNothing = () => () => {};
