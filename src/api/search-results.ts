/** The searches of the search pages (API-08 to API-14): one query, one answer, five addresses. */
import { readImage, type Image } from '#lib/image.ts';
import { isRecord, readAmount, readList, readText } from '#lib/read.ts';
import type { SearchQuery } from '#lib/search-query.ts';
import { ApiError, get, type Query } from './http.ts';
import { readHit, type SearchHit } from './search.ts';

/** One choice of a filter. */
export interface FacetChoice {
  /** What is sent. */
  value: string;
  /** What the visitor reads. */
  label: string;
  /** How many hits it leaves, where the server says. */
  count?: number | undefined;
}

/** One page of what was found (SRCH-12, SRCH-31). */
export interface SearchAnswer<Hit> {
  hits: Hit[];
  /** Undefined where the server does not say. */
  totalCount: number | undefined;
  hasMore: boolean;
  /** What the server says it has looked for; '' where it says nothing. */
  query: string;
  /** Content groups to narrow to. */
  facetCategories: FacetChoice[];
  /** Hits left by each tag that occurs here at all; undefined where the server does not count them. */
  tagCounts: readonly (readonly [tag: string, count: number])[] | undefined;
  authors: FacetChoice[];
}

/** A hit of the site, recipe and news searches: what SRCH-06 names, and what its card can show besides. */
export interface ContentHit extends SearchHit {
  /** SRCH-28. */
  isNovelty: boolean;
  /** SRCH-29; '' where it has none. */
  productNumber: string;
  /** A recipe's, in minutes. */
  totalTime: number | undefined;
  /** What a recipe is made of: its card's second picture. */
  productImage: Image | undefined;
  /** A news item's, ISO. */
  publishDate: string;
  author: string;
}

/** Reads a hit with what its card shows; undefined where there is nothing to call it or to link to. */
export function readContentHit(value: unknown): ContentHit | undefined {
  const hit = readHit(value);
  if (!hit || !isRecord(value)) return undefined;
  const text = (key: string): string => readText(value[key])?.trim() ?? '';
  return {
    ...hit,
    isNovelty: value['isNovelty'] === true || value['novelty'] === true,
    productNumber: text('productCode') || text('code'),
    totalTime: readAmount(value['totalTime']),
    productImage: readImage(value['productImage']),
    publishDate: text('publishDate'),
    author: text('author'),
  };
}

function readChoice(value: unknown): FacetChoice | undefined {
  if (!isRecord(value)) return undefined;
  const key = readText(value['value'])?.trim();
  if (!key) return undefined;
  return { value: key, label: readText(value['label'])?.trim() || key, count: readAmount(value['count']) };
}

const readCount = (value: unknown): [string, number] | undefined => {
  const choice = readChoice(value);
  return choice?.count === undefined ? undefined : [choice.value, choice.count];
};

/** The answer of a search. Throws ApiError where it has no list of hits. */
export function readAnswer<Hit>(
  answer: unknown,
  readOne: (value: unknown) => Hit | undefined,
): SearchAnswer<Hit> {
  if (!isRecord(answer) || !Array.isArray(answer['hits'])) throw new ApiError('bad-response');
  const { facetTags } = answer;
  return {
    hits: readList(answer['hits'], readOne),
    totalCount: readAmount(answer['totalCount']),
    hasMore: answer['hasMore'] === true,
    query: readText(answer['query'])?.trim() ?? '',
    facetCategories: readList(answer['facetCategories'], readChoice),
    tagCounts: Array.isArray(facetTags) ? readList(facetTags, readCount) : undefined,
    authors: readList(answer['authors'], readChoice),
  };
}

/** A parameter that has no value is left out (API-14); a switch is sent only when true. */
const sent = (query: SearchQuery): Query =>
  Object.fromEntries(
    Object.entries(query).filter(([, value]) => value !== '' && value !== false && String(value) !== ''),
  );

const search =
  <Hit>(path: string, readOne: (value: unknown) => Hit | undefined) =>
  async (query: SearchQuery, signal?: AbortSignal): Promise<SearchAnswer<Hit>> =>
    readAnswer(await get(path, sent(query), signal), readOne);

/** One page of a search. Rejects with ApiError. */
export type Search<Hit> = (query: SearchQuery, signal?: AbortSignal) => Promise<SearchAnswer<Hit>>;

/** Makes the call of a product search: the brand sites' (API-10) or the shop's (API-11), with hits as `readOne` reads them. */
export const productSearch = <Hit>(
  of: 'products' | 'lihakauppa-products',
  readOne: (value: unknown) => Hit | undefined,
): Search<Hit> => search(`/api/search/${of}`, readOne);

/** The site search (API-08, SRCH-11). The slash at the end is the specification's. */
export const searchContent: Search<ContentHit> = search('/api/search/content/', readContentHit);

/** The recipe search (API-12). */
export const searchRecipes: Search<ContentHit> = search('/api/search/recipes', readContentHit);

/** The news search (API-13). */
export const searchNews: Search<ContentHit> = search('/api/search/newsroom', readContentHit);
