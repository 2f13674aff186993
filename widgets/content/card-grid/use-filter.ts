import { useState } from 'react';
import type { ContentCard } from '#api/content-card.ts';
import { useIsland } from '#island/context.ts';
import type { Language } from '#lib/site.ts';
import { useRequest } from '#ui/use-request.ts';

/** State of the filter. */
interface Filtered {
  choice: string;
  /** Undefined for the block's own cards. */
  cards: readonly ContentCard[] | undefined;
}

const OWN: Filtered = { choice: '', cards: undefined };

/** Imports the API call on demand, since few grids have a filter. */
async function loadFiltered(
  choice: string,
  cardType: string,
  language: Language,
  signal: AbortSignal,
): Promise<Filtered> {
  const { getFilteredCards } = await import('#api/filtered-cards.ts');
  return { choice, cards: await getFilteredCards(choice, cardType, language, signal) };
}

/**
 * Manages the choice of a grid's filter and the cards for it (GRD-05). The last choice wins. After a failure, the previous choice and its
 * cards stay.
 */
export function useFilter(cardType: string) {
  const { language } = useIsland();
  const [chosen, setChosen] = useState('');
  const { status, answer: shown = OWN, run } = useRequest<Filtered>();
  return {
    choice: status === 'failed' ? shown.choice : chosen,
    shown,
    status,
    /** @param choice '' for the block's own cards, which need no call */
    choose: (choice: string): void => {
      setChosen(choice);
      run(async (signal) => (choice === '' ? OWN : loadFiltered(choice, cardType, language, signal)));
    },
  };
}
