/** What a search page is asked for: its address, over what its block says (SRCH-02, SRCH-03, SRCH-14). */
import { pageNumber } from '../../query.ts';
import { MOST_AT_ONCE, readSearchQuery, type SearchQuery } from '../../search/parameters.ts';
import type { PageContext } from '../context.ts';
import { SEARCHES, type SearchKind, type SearchWidget } from './kinds.ts';

/** Every parameter of a search (SRCH-02); those that are lists stand in addresses in bracket style. */
const TEXTS = [
  'q',
  'page',
  'pageSize',
  'language',
  'contentGroup',
  'containerPage',
  'productGroup',
  'sortOrder',
  'hideResults',
  'skipPagination',
  'searchEquipments',
] as const;
const LISTS = ['matchAnyCategoryIds', 'matchAllCategoryIds', 'facetTags', 'authors'] as const;

export type ParameterName = (typeof TEXTS)[number] | (typeof LISTS)[number];
export const NAMES: readonly ParameterName[] = [...TEXTS, ...LISTS];
export const isList = (name: string): boolean => LISTS.some((one) => one === name);

/** The name of a parameter as it stands in an address: `facetTags[]` is `facetTags`. */
export const baseName = (name: string): string => name.split('[', 1)[0] ?? '';

/** Pages shown at once at most; the islands show more of them. */
const MOST_PAGES = 10;

/** Props that a parameter starts with; `authors` are those to choose from, not those chosen. */
function textsOf(name: ParameterName, props: Record<string, unknown>): string[] {
  const given = name === 'authors' ? undefined : props[name];
  return [given]
    .flat()
    .filter((one) => ['string', 'number', 'boolean'].includes(typeof one))
    .map(String);
}

export interface Asked {
  kind: SearchKind;
  props: Record<string, unknown>;
  /** What holds where the address says nothing, as it would stand in an address. */
  defaults: ReadonlyMap<ParameterName, readonly string[]>;
  /** The pages from the first to the one that is asked for, in one. */
  query: SearchQuery;
  /** The last of those pages. */
  page: number;
  /** Nothing is searched for yet (SRCH-25). */
  waits: boolean;
}

/** Reads what is asked of a search block on a page. */
export function readAsked(
  widget: SearchWidget,
  props: Record<string, unknown>,
  { site, language, query: address }: PageContext,
): Asked {
  const kind: SearchKind = SEARCHES[widget];
  const defaults = new Map(NAMES.map((name) => [name, textsOf(name, props)]));
  const given = new Map<string, string[]>();
  for (const [name, value] of address) {
    const base = baseName(name);
    given.set(base, [...(given.get(base) ?? []), value]);
  }
  const merged = new URLSearchParams();
  const plain = new URLSearchParams();
  for (const name of NAMES) {
    for (const value of given.get(name) ?? defaults.get(name) ?? []) merged.append(name, value);
    for (const value of defaults.get(name) ?? []) plain.append(name, value);
  }
  const place = { site: kind.site ?? site.site, language };
  const start = readSearchQuery(plain, { ...place, ...(kind.sortOrder && { sortOrder: kind.sortOrder }) });
  const query = readSearchQuery(merged, {
    ...place,
    sortOrder: start.sortOrder,
    ...(!start.skipPagination && { pageSize: start.pageSize }),
  });
  const page = query.skipPagination ? 1 : Math.min(pageNumber(merged.get('page')), MOST_PAGES);
  return {
    kind,
    props,
    defaults,
    query: { ...query, page: 1, pageSize: Math.min(query.pageSize * page, MOST_AT_ONCE) },
    page,
    waits: waits(kind, query, start),
  };
}

const NARROWING = [
  'q',
  'contentGroup',
  'productGroup',
  'matchAnyCategoryIds',
  'facetTags',
  'authors',
] as const satisfies (keyof SearchQuery)[];

function waits({ needsText }: SearchKind, query: SearchQuery, start: SearchQuery): boolean {
  if (needsText && query.q === '') return true;
  const isNarrowed = NARROWING.some((name) => String(query[name]) !== String(start[name]));
  return query.hideResults && !isNarrowed;
}
