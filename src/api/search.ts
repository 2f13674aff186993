/** Searching the sites (API-07). */
import { isRecord, readList, readText } from '#lib/read.ts';
import { readImage, type Image } from '#lib/image.ts';
import type { Language } from '#lib/site.ts';
import { safeLink } from '#lib/url.ts';
import { ApiError, get } from './http.ts';

/** One thing found (SRCH-06). What the server left out is ''. */
export interface SearchHit {
  contentId: string;
  /** Safe to link to. */
  url: string;
  title: string;
  category: string;
  teaserText: string;
  image: Image | undefined;
  /** What it is: `product`, `recipe`, `news`, `page`, or the server's own word. */
  type: string;
}

/** A hit out of an answer; undefined where there is nothing to call it or no address to go to. */
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

/** The hits of an answer, in its order. Throws ApiError where the answer has no list of them. */
export function readHits(answer: unknown): SearchHit[] {
  if (!isRecord(answer) || !Array.isArray(answer['hits'])) throw new ApiError('bad-response');
  return readList(answer['hits'], readHit);
}

/** How many suggestions are asked for, and shown (QS-06). */
const SUGGESTION_COUNT = 5;

export interface SuggestionQuery {
  language: Language;
  /** What was typed, trimmed. */
  q: string;
  /** Left out of the request unless configured. */
  sortOrder?: number | undefined;
}

/** What a visitor may mean by `q`: at most SUGGESTION_COUNT hits (API-07, QS-06). Rejects with ApiError. */
export async function getSuggestions(
  { language, q, sortOrder }: SuggestionQuery,
  signal?: AbortSignal,
): Promise<SearchHit[]> {
  const query = { language, pageSize: SUGGESTION_COUNT, q, sortOrder };
  return readHits(await get('/api/search/suggestions/', query, signal)).slice(0, SUGGESTION_COUNT);
}
