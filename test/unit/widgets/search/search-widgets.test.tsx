import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  type RecordedRequest,
  box,
  counting,
  facets,
  hits,
  list,
  open,
  searches,
  serve,
  titles,
  type WidgetName,
  widgets,
} from '../../src/ui/search/search-support.tsx';

const SHOP = { site: 'lihakauppa' };
const queryOf = ({ query }: RecordedRequest): string =>
  decodeURIComponent(String(new URLSearchParams(query)));

/** The requests of each search page: without parameters, and with all parameters of its block. */
const PAGES: {
  name: WidgetName;
  at: string;
  settings?: Record<string, unknown>;
  query: string;
  facets: string[];
  ids: string;
  block: {
    at: string;
    props: Record<string, unknown>;
    settings?: Record<string, unknown>;
    query: string;
    ids: string;
  };
}[] = [
  {
    name: 'site-search',
    at: '/haku?q=liha',
    query: 'q=liha&page=1&pageSize=10&language=fi',
    facets: [],
    ids: '[API-08] [SRCH-10] [SRCH-11]',
    block: {
      at: '/haku?q=liha',
      settings: { language: 'en' },
      props: { contentGroup: 'recipe', sortOrder: 0, pageSize: 5 },
      query: 'q=liha&page=1&pageSize=5&language=en&contentGroup=recipe&sortOrder=0',
      ids: '[API-08] [SRCH-11]',
    },
  },
  {
    name: 'product-search',
    at: '/tuotteet',
    settings: { language: 'en' },
    query: 'page=1&pageSize=10&language=en',
    facets: ['/api/facets/groups?language=en', '/api/facets/custom?language=en'],
    ids: '[API-10] [API-49] [API-50] [API-52] [SRCH-20]',
    block: {
      at: '/tuotteet?q=liha',
      props: {
        sortOrder: 1,
        contentGroup: 'makkarat',
        productGroup: 'nakit',
        facetTags: ['grilli', 'joulu'],
        matchAnyCategoryIds: ['5'],
        searchEquipments: true,
        pageSize: 24,
      },
      query:
        'q=liha&page=1&pageSize=24&language=fi&contentGroup=makkarat&matchAnyCategoryIds[]=5&productGroup=nakit&sortOrder=1&facetTags[]=grilli&facetTags[]=joulu&searchEquipments=true',
      ids: '[API-10] [SRCH-20] [SRCH-24] [SRCH-27]',
    },
  },
  {
    name: 'recipe-search',
    at: '/reseptit',
    query: 'page=1&pageSize=10&language=fi',
    facets: ['/api/facets/groups?language=fi', '/api/facets/custom?language=fi'],
    ids: '[API-12] [API-49] [API-50] [SRCH-21]',
    block: {
      at: '/reseptit?q=keitto',
      props: {
        contentGroup: 'arki',
        matchAnyCategoryIds: ['1', '2'],
        facetTags: ['grilli'],
        hideResults: true,
        pageSize: 12,
      },
      query:
        'q=keitto&page=1&pageSize=12&language=fi&contentGroup=arki&matchAnyCategoryIds[]=1&matchAnyCategoryIds[]=2&facetTags[]=grilli&hideResults=true',
      ids: '[API-12] [SRCH-21] [SRCH-25]',
    },
  },
  {
    name: 'news-search',
    at: '/uutiset',
    query: 'page=1&pageSize=10&language=fi&sortOrder=2',
    facets: ['/api/facets/groups?language=fi'],
    ids: '[API-13] [API-49] [SRCH-22]',
    block: {
      at: '/uutiset?q=kinkku&authors[]=A&authors=B,+C',
      props: { sortOrder: 1, matchAnyCategoryIds: ['1'], facetTags: ['joulu'], pageSize: 6 },
      query:
        'q=kinkku&page=1&pageSize=6&language=fi&matchAnyCategoryIds[]=1&sortOrder=1&facetTags[]=joulu&authors[]=A&authors[]=B,+C',
      ids: '[API-13] [SRCH-22]',
    },
  },
  {
    name: 'shop-product-search',
    at: '/',
    settings: SHOP,
    query: 'page=1&pageSize=10&language=fi',
    facets: ['/api/facets/custom?language=fi'],
    ids: '[API-11] [SRCH-23]',
    block: {
      at: '/?q=liha',
      settings: SHOP,
      props: { contentGroup: 'nauta', matchAnyCategoryIds: ['1', '2'], skipPagination: true },
      query:
        'q=liha&page=1&pageSize=10&language=fi&contentGroup=nauta&matchAnyCategoryIds[]=1&matchAnyCategoryIds[]=2&skipPagination=true',
      ids: '[API-11] [API-14] [SRCH-23] [SRCH-26]',
    },
  },
];

for (const page of PAGES) {
  test(`${page.name}: it makes exactly these requests ${page.ids}`, async () => {
    serve(counting(1));
    open(page.name, page.at, {}, page.settings);
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
    expect(searches.map((search) => [search.path, queryOf(search)])).toEqual([
      [widgets[page.name].path, page.query],
    ]);
    await waitFor(() =>
      expect(facets.map((facet) => `${facet.path}?${queryOf(facet)}`)).toEqual(page.facets),
    );
    expect(location.pathname + location.search).toBe(page.at);
  });

  test(`${page.name}: all parameters of block and address are sent ${page.block.ids}`, async () => {
    serve(counting(1));
    open(page.name, page.block.at, page.block.props, page.block.settings);
    await waitFor(() => expect(searches.map(queryOf)).toEqual([page.block.query]));
  });
}

test.each<[WidgetName, string, object, string[]]>([
  [
    'recipe-search',
    'recipe cards [SRCH-21] [SRCH-28] [GRD-11]',
    { isNovelty: true, totalTime: 45, category: 'Arki', teaserText: 'Helppo.' },
    ['Uutuus!', '45', 'Arki', 'Helppo.'],
  ],
  [
    'news-search',
    'news cards [SRCH-22] [SRCH-28]',
    { novelty: true, publishDate: '2026-11-03', author: 'Toimitus' },
    ['Uutuus!', '3.11.2026', 'Toimitus'],
  ],
  [
    'shop-product-search',
    'shop product cards [SRCH-23] [PRD-19]',
    { price: '14,90', svhPrice: '19,90', pricePerKilo: '41,39', isNovelty: true },
    ['14,90 €', '19,90 €', '41,39 €/kg', 'Uutuus!'],
  ],
])('%s: hits are %s', async (name, _, hit, texts) => {
  serve(() => ({ hits: hits(1, 1, hit) }));
  open(name, '/', {}, name === 'shop-product-search' ? SHOP : {});
  await waitFor(() => expect(titles()).toEqual(['Osuma 1']));
  const card = within(list()).getByRole('article');
  for (const text of texts) expect(card).toHaveTextContent(text);
});

test.each<[WidgetName, string, number]>([
  ['recipe-search', 'does not filter', 3],
  ['product-search', 'filters', 1],
  ['shop-product-search', 'filters', 1],
])('%s: typing three letters %s the list by title [SRCH-30]', async (name, _, left) => {
  serve(counting(3));
  open(name, '/', {}, name === 'shop-product-search' ? SHOP : {});
  await waitFor(() => expect(titles()).toHaveLength(3));
  fireEvent.change(box(), { target: { value: 'A 2' } });
  expect(titles()).toHaveLength(left);
});
