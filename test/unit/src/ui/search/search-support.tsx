/** The five search pages with a server that the test controls. */
import type { Loaded } from '#island/load.ts';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import type { ComponentType } from 'react';
import { beforeEach } from 'vitest';
import type { WidgetDefinition } from '#island/define.ts';
import NewsSearch from '../../../../../widgets/search/news-search/NewsSearch.tsx';
import newsSearch from '../../../../../widgets/search/news-search/widget.ts';
import ProductSearch from '../../../../../widgets/search/product-search/ProductSearch.tsx';
import productSearch from '../../../../../widgets/search/product-search/widget.ts';
import RecipeSearch from '../../../../../widgets/search/recipe-search/RecipeSearch.tsx';
import recipeSearch from '../../../../../widgets/search/recipe-search/widget.ts';
import ShopProductSearch from '../../../../../widgets/search/shop-product-search/ShopProductSearch.tsx';
import shopProductSearch from '../../../../../widgets/search/shop-product-search/widget.ts';
import SiteSearch from '../../../../../widgets/search/site-search/SiteSearch.tsx';
import siteSearch from '../../../../../widgets/search/site-search/widget.ts';
import { renderWidget } from '../../../../render.tsx';
import { api } from '../../../../setup.ts';

// jsdom has no width: without this, the first test of a file would have the closed filters of a narrow screen.
beforeEach(() => document.head.replaceChildren());

interface SearchWidget {
  definition: WidgetDefinition;
  // oxlint-disable-next-line typescript/no-explicit-any
  Widget: ComponentType<any>;
  path: string;
}

export const widgets = {
  'site-search': { definition: siteSearch, Widget: SiteSearch, path: '/api/search/content/' },
  'product-search': { definition: productSearch, Widget: ProductSearch, path: '/api/search/products' },
  'recipe-search': { definition: recipeSearch, Widget: RecipeSearch, path: '/api/search/recipes' },
  'news-search': { definition: newsSearch, Widget: NewsSearch, path: '/api/search/newsroom' },
  'shop-product-search': {
    definition: shopProductSearch,
    Widget: ShopProductSearch,
    path: '/api/search/lihakauppa-products',
  },
} satisfies Record<string, SearchWidget>;

export type WidgetName = keyof typeof widgets;
export const NAMES = Object.keys(widgets) as WidgetName[];

export interface RecordedRequest {
  path: string;
  /** As sent: names with their brackets, in order. */
  query: [string, string][];
  get: (name: string) => string | null;
  signal: AbortSignal;
}

type Answer = JsonBodyType | Response;
/** Returns the answer to a search. */
export type Answering = (query: URLSearchParams) => Answer | Promise<Answer>;

/** Hits from `first` to `last` with the fields that every card needs. */
export const hits = (first: number, last: number, more: object = {}): Record<string, JsonBodyType>[] =>
  Array.from({ length: last - first + 1 }, (_, at) => ({
    url: `/osuma-${first + at}`,
    title: `Osuma ${first + at}`,
    ...more,
  }));

/** A server with this many hits and a total count. */
export const counting =
  (count: number): Answering =>
  (query) => {
    const [page, size] = [Number(query.get('page')), Number(query.get('pageSize'))];
    return {
      hits: hits((page - 1) * size + 1, Math.min(page * size, count)),
      totalCount: count,
      hasMore: page * size < count,
      query: query.get('q') ?? '',
    };
  };

/** Requested searches and facet lists; `serve` empties it. */
export const searches: RecordedRequest[] = [];
export const facets: RecordedRequest[] = [];

const facetLists: Record<string, Answer> = {
  groups: [
    { key: 'grilli', value: 'Grillaus' },
    { key: 'joulu', value: 'Joulu' },
  ],
  custom: [{ key: 'gluteeniton', value: 'Gluteeniton' }],
  recipetags: [{ key: 'keitot', value: 'Keitot' }],
};

const respond = (answer: Answer): Response =>
  answer instanceof Response ? answer : HttpResponse.json(answer);

/** Answers every search with `answering`, and the facet lists unless `lists` has another answer. */
export function serve(answering: Answering, lists: Record<string, Answer> = {}): void {
  searches.length = 0;
  facets.length = 0;
  const note = (list: RecordedRequest[], request: Request): URLSearchParams => {
    const { pathname, searchParams } = new URL(request.url);
    list.push({
      path: pathname,
      query: [...searchParams],
      get: (name) => searchParams.get(name),
      signal: request.signal,
    });
    return searchParams;
  };
  const search = async ({ request }: { request: Request }) =>
    respond(await answering(note(searches, request)));
  api.use(
    ...Object.values(widgets).map(({ path }) => http.get(`*${path}`, search)),
    http.get<{ name: string }>('*/api/facets/:name', ({ request, params: { name } }) => {
      note(facets, request);
      return respond({ ...facetLists, ...lists }[name] ?? []);
    }),
  );
}

/** Renders a search page at `address`. */
export function open(
  name: WidgetName,
  address = '/haku?q=liha',
  props: Record<string, unknown> = {},
  settings: Record<string, unknown> = {},
  loaded?: Loaded<unknown>,
) {
  history.replaceState(null, '', address);
  const { definition, Widget } = widgets[name];
  return renderWidget(definition, Widget, props, settings, loaded);
}

export const address = (): string => location.pathname + location.search;
export const box = () => screen.getByRole<HTMLInputElement>('textbox');
export const list = () => screen.getByRole('list', { name: 'Hakutulokset' });
export const titles = (): (string | null)[] => {
  const found = screen.queryByRole('list', { name: 'Hakutulokset' });
  return found
    ? within(found)
        .getAllByRole('heading')
        .map(({ textContent }) => textContent)
    : [];
};
export const showMore = () => screen.getByRole('button', { name: 'Näytä lisää' });
/** Returns the texts of all live regions. */
export const announcements = (): string =>
  [...document.querySelectorAll('[aria-live]')]
    .map(({ textContent }) => textContent)
    .join(' ')
    .trim();
