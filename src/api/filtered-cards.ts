/** The cards of one choice of a grid's filter (API-48). */
import { readList } from '#lib/read.ts';
import { readContentCard, type ContentCard } from './content-card.ts';
import { ApiError, get } from './http.ts';

/**
 * The cards of a choice.
 * @param choice the `Id` of the choice
 * @param cardType what the cards are to be; those without a type of their own are of it
 * Rejects with ApiError, also where the answer is no list.
 */
export async function getFilteredCards(
  choice: string,
  cardType: string,
  signal?: AbortSignal,
): Promise<ContentCard[]> {
  const path = `/api/filtered-cards/${encodeURIComponent(choice)}/${encodeURIComponent(cardType)}`;
  const answer = await get(path, {}, signal);
  if (!Array.isArray(answer)) throw new ApiError('bad-response');
  return readList(answer, (card) =>
    readContentCard(typeof card === 'object' && card !== null ? { type: cardType, ...card } : card),
  );
}
