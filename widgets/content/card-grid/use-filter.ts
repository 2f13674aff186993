import { useEffect, useRef, useState } from 'react';
import type { ContentCard } from '#api/content-card.ts';

/** What a filter shows: the block's own cards without a choice. */
interface Filtered {
  choice: string;
  cards: readonly ContentCard[] | undefined;
}

export type FilterState = 'idle' | 'loading' | 'loaded' | 'failed';

/** Few grids have a filter: the rest need not load what calls the server. */
const loadCall = () => import('#api/filtered-cards.ts');

/**
 * The choice of a grid's filter and the cards that it brought (GRD-05). The last choice wins; after a failure the earlier
 * choice and its cards stay.
 */
export function useFilter(cardType: string) {
  const [shown, setShown] = useState<Filtered>({ choice: '', cards: undefined });
  const [asked, setAsked] = useState('');
  const [state, setState] = useState<FilterState>('idle');
  const call = useRef<AbortController>(null);
  useEffect(() => () => call.current?.abort(), []);

  /** @param choice '' is the block's own cards, which need no call */
  const choose = async (choice: string): Promise<void> => {
    call.current?.abort();
    setAsked(choice);
    if (choice === '') {
      setShown({ choice, cards: undefined });
      setState('loaded');
      return;
    }
    const { signal } = (call.current = new AbortController());
    setState('loading');
    try {
      const { getFilteredCards } = await loadCall();
      const cards = await getFilteredCards(choice, cardType, signal);
      if (signal.aborted) return;
      setShown({ choice, cards });
      setState('loaded');
    } catch {
      if (signal.aborted) return;
      setAsked(shown.choice);
      setState('failed');
    }
  };
  return { choice: asked, cards: shown.cards, shownChoice: shown.choice, state, choose };
}
