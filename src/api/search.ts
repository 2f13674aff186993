/** Search hits and suggestions (API-07). */
import { isRecord, readList, readText } from '#lib/read.ts';
import { readImage, type Image } from '#lib/image.ts';
import type { Language } from '#lib/site.ts';
import { safeLink } from '#lib/url.ts';
import { get } from './call.ts';
import { ApiError } from './http.ts';

/** One search hit (SRCH-06). Missing texts are ''. */
export interface SearchHit {
  contentId: string;
  /** Safe to link to. */
  url: string;
  title: string;
  category: string;
  teaserText: string;
  image: Image | undefined;
  /** `product`, `recipe`, `news`, `page` or a type of the server's own. */
  type: string;
}

/** Reads a hit; undefined without a title or a safe URL. */
export function readHit(value: unknown): SearchHit | undefined {
  if (!isRecord(value)) return undefined;
  const text = (key: string): string => readText(value[key])?.trim() ?? '';
  const url = safeLink(value['url']);
  const title = text('title');
  if (url === undefined || title === '') return undefined;
  return {
    contentId: text('contentId'),
    url,
    title,
    category: text('category'),
    teaserText: text('teaserText'),
    image: readImage(value['image']),
    type: text('type'),
  };
}

/** Reads the hits of an answer in their order. Throws ApiError if it has no list of hits. */
export function readHits(answer: unknown): SearchHit[] {
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
