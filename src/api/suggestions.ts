/** The suggestions of the quick search (API-07). */
import { isRecord, readList } from '#lib/read.ts';
import type { Language } from '#lib/site.ts';
import { type AnswerTo, get } from './call.ts';
import { ApiError } from './http.ts';
import { readHit, type SearchHit } from './search.ts';

/** Reads the hits of an answer in their order. Throws ApiError if it has no list of hits. */
function readHits(answer: AnswerTo<'GET /api/search/suggestions/'>): SearchHit[] {
  if (!isRecord(answer) || !Array.isArray(answer['hits'])) throw new ApiError('bad-response');
  return readList(answer['hits'], readHit);
}

/** Number of suggestions that are requested and shown (QS-06). */
const SUGGESTION_COUNT = 5;

export interface SuggestionQuery {
  language: Language;
  /** The trimmed text of the visitor. */
  q: string;
  /** Sent only if it is configured. */
  sortOrder?: number | undefined;
}

/** Loads suggestions for a text: at most SUGGESTION_COUNT hits (API-07, QS-06). Rejects with ApiError. */
export async function getSuggestions(
  { language, q, sortOrder }: SuggestionQuery,
  signal?: AbortSignal,
): Promise<SearchHit[]> {
  const query = { language, pageSize: SUGGESTION_COUNT, q, sortOrder };
  return readHits(await get('/api/search/suggestions/', query, signal)).slice(0, SUGGESTION_COUNT);
}
