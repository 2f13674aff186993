/** The calls of the search pages (API-08 to API-14): one query and answer format, five URLs. */
import { readImage, type Image } from '#lib/image.ts';
import { isRecord, readAmount, readList, readText } from '#lib/read.ts';
import { SEARCH_PARAMETERS, type SearchQuery } from '#lib/search-query.ts';
import { type AnswerTo, type EntryOf, get } from './call.ts';
import type { Query } from './contract/index.ts';
import { ApiError } from './http.ts';
import { readHit, type SearchHit } from './search.ts';

/** One option of a filter. */
export interface FacetChoice {
  /** The value that is sent. */
  value: string;
  /** The text that is shown. */
  label: string;
  /** Number of hits with this option, if the server says. */
  count?: number | undefined;
  /** Heading of the options that are shown apart from the others of their list. */
  group?: string | undefined;
}

/** One page of hits (SRCH-12, SRCH-31). */
export interface SearchAnswer<Hit> {
  hits: Hit[];
  /** Undefined if the server does not say. */
  totalCount: number | undefined;
  hasMore: boolean;
  /** The text that the server has searched for; '' if it does not say. */
  query: string;
  /** Words of the text that the hits need not have, because nothing has all of them. '' for none. */
  omitted: string;
  /** Content groups that can narrow the search. */
  facetCategories: FacetChoice[];
  /**
   * Number of hits by tag, for the tags that occur in the result; undefined if the server does not count
   * them.
   */
  tagCounts: readonly (readonly [tag: string, count: number])[] | undefined;
  authors: FacetChoice[];
}

/**
 * A hit of the site, recipe and news searches: the fields of SRCH-06 and those that its card can show
 * besides.
 */
export interface ContentHit extends SearchHit {
  /** SRCH-28. */
  isNovelty: boolean;
  /** SRCH-29; '' if there is none. */
  productNumber: string;
  /** A recipe's total time in minutes. */
  totalTime: number | undefined;
  /** The product that a recipe uses: the second picture of its card. */
  productImage: Image | undefined;
  /** The date of a news item in ISO format. */
  publishDate: string;
  author: string;
}

/** Reads a hit with the fields of its card; undefined without a title or a safe URL. */
function readContentHit(value: EntryOf<Searches, 'hits'>): ContentHit | undefined {
  const hit = readHit(value);
  if (!hit || !isRecord(value)) return undefined;
  const text = (key: 'productCode' | 'code' | 'publishDate' | 'author'): string =>
    readText(value[key])?.trim() ?? '';
  return {
    ...hit,
    isNovelty: value['isNovelty'] === true || (value as { novelty?: unknown }).novelty === true,
    productNumber: text('productCode') || text('code'),
    totalTime: readAmount(value['totalTime']),
    productImage: readImage(value['productImage']),
    publishDate: text('publishDate'),
    author: text('author'),
  };
}

function readChoice(
  value: EntryOf<Searches, 'facetCategories' | 'facetTags' | 'authors'>,
): FacetChoice | undefined {
  if (!isRecord(value)) return undefined;
  const key = readText(value['value'])?.trim();
  if (!key) return undefined;
  return { value: key, label: readText(value['label'])?.trim() || key, count: readAmount(value['count']) };
}

const readCount = (value: EntryOf<Searches, 'facetTags'>): [string, number] | undefined => {
  const choice = readChoice(value);
  return choice?.count === undefined ? undefined : [choice.value, choice.count];
};

/** Reads the answer of a search. Throws ApiError if it has no list of hits. */
function readAnswer<Hit>(
  answer: AnswerTo<Searches>,
  readOne: (value: EntryOf<Searches, 'hits'>) => Hit | undefined,
): SearchAnswer<Hit> {
  if (!isRecord(answer) || !Array.isArray(answer['hits'])) throw new ApiError('bad-response');
  const { facetTags } = answer;
  return {
    hits: readList(answer['hits'], readOne, SEARCH_PARAMETERS.pageSize.maximum),
    totalCount: readAmount(answer['totalCount']),
    hasMore: answer['hasMore'] === true,
    query: readText(answer['query'])?.trim() ?? '',
    omitted: readList(answer['omitted'], (word) => readText(word)).join(', '),
    facetCategories: readList(answer['facetCategories'], readChoice),
    tagCounts: Array.isArray(facetTags) ? readList(facetTags, readCount) : undefined,
    authors: readList(answer['authors'], readChoice),
  };
}

/** Returns the parameters to send: leaves out empty values (API-14), and switches that are false. */
const createParameters = (query: SearchQuery): Query<'GET /api/search/content/'> =>
  Object.fromEntries(
    Object.entries(query).filter(([, value]) => value !== '' && value !== false && String(value) !== ''),
  );

type Searches = `GET ${SearchPath}`;
type SearchPath = `/api/search/${'content/' | 'products' | 'lihakauppa-products' | 'recipes' | 'newsroom'}`;

const createSearchCall =
  <Hit>(path: SearchPath, readOne: (value: EntryOf<Searches, 'hits'>) => Hit | undefined) =>
  async (query: SearchQuery, signal?: AbortSignal): Promise<SearchAnswer<Hit>> =>
    readAnswer(await get(path, createParameters(query), signal), readOne);

/** Loads one page of a search. Rejects with ApiError. */
export type Search<Hit> = (query: SearchQuery, signal?: AbortSignal) => Promise<SearchAnswer<Hit>>;

/**
 * Creates the call of a product search: brand sites (API-10) or the shop (API-11). `readOne` reads each hit.
 */
export const createProductSearch = <Hit>(
  of: 'products' | 'lihakauppa-products',
  readOne: (value: EntryOf<Searches, 'hits'>) => Hit | undefined,
): Search<Hit> => createSearchCall(`/api/search/${of}`, readOne);

/** The site search (API-08, SRCH-11). The specification has the trailing slash. */
export const searchContent: Search<ContentHit> = createSearchCall('/api/search/content/', readContentHit);

/** The recipe search (API-12). */
export const searchRecipes: Search<ContentHit> = createSearchCall('/api/search/recipes', readContentHit);

/** The news search (API-13). */
export const searchNews: Search<ContentHit> = createSearchCall('/api/search/newsroom', readContentHit);
