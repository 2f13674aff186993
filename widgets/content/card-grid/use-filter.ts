import { useState } from 'react';
import type { ContentCard } from '#api/content-card.ts';
import { useRequest } from '#ui/use-request.ts';

/** What a filter shows. */
interface Filtered {
  choice: string;
  /** Undefined for the block's own. */
  cards: readonly ContentCard[] | undefined;
}

const OWN: Filtered = { choice: '', cards: undefined };

/** Few grids have a filter: the rest need not load what calls the server. */
async function loadFiltered(choice: string, cardType: string, signal: AbortSignal): Promise<Filtered> {
  const { getFilteredCards } = await import('#api/filtered-cards.ts');
  return { choice, cards: await getFilteredCards(choice, cardType, signal) };
}

/**
 * The choice of a grid's filter and the cards that it brought (GRD-05). The last choice wins; after a failure the earlier
 * choice and its cards stay.
 */
export function useFilter(cardType: string) {
  const [chosen, setChosen] = useState('');
  const { status, answer: shown = OWN, run } = useRequest<Filtered>();
  return {
    choice: status === 'failed' ? shown.choice : chosen,
    shown,
    status,
    /** @param choice '' is the block's own cards, which need no call */
    choose: (choice: string): void => {
      setChosen(choice);
      run(async (signal) => (choice === '' ? OWN : loadFiltered(choice, cardType, signal)));
    },
  };
}
