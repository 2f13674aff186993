/** The cards of one option of a grid's filter (API-48). */
import { readList } from '#lib/read.ts';
import type { Language } from '#lib/site.ts';
import { readContentCard, type ContentCard } from './content-card.ts';
import { get } from './call.ts';
import { ApiError } from './http.ts';

/**
 * Loads the cards of a filter option. Rejects with ApiError, also if the answer is not a list.
 * @param choice the `Id` of the option
 * @param cardType the type of cards that have none of their own
 * @param language the language of the cards
 */
export async function getFilteredCards(
  choice: string,
  cardType: string,
  language: Language,
  signal?: AbortSignal,
): Promise<ContentCard[]> {
  const answer = await get(
    `/api/filtered-cards/${encodeURIComponent(choice)}/${encodeURIComponent(cardType)}`,
    { language },
    signal,
  );
  if (!Array.isArray(answer)) throw new ApiError('bad-response');
  return readList(answer, (card) => readContentCard({ type: cardType, ...(card as object) }));
}
