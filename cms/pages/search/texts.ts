/** What the server says on a search page and its cards: the islands' own words, so that nothing is reworded when they come. */
import { isRecord } from '#lib/read.ts';
import type { Language } from '#lib/site.ts';

const fi = {
  promptLabel: 'Etsi tuote, resepti tai muuta tietoa',
  buttonLabel: 'Hae',
  noResultsText: 'Hakutuloksia ei löytynyt',
  noResultsHint: 'Kokeile toista sanaa, sanan alkua tai väljempää rajausta.',
  showMoreLabel: 'Näytä lisää',
  resultsLabel: 'Hakutulokset',
  oneResult: '1 hakutulos',
  manyResults: '{count} hakutulosta',
  oneResultFor: '1 hakutulos haulla ”{query}”',
  manyResultsFor: '{count} hakutulosta haulla ”{query}”',
  filtersLabel: 'Rajaa hakua',
  filtersChosen: 'Rajaa hakua ({count})',
  clearLabel: 'Poista rajaukset',
  contentGroupLabel: 'Näytä',
  allLabel: 'Kaikki',
  facetGroupsLabel: 'Aiheet',
  customFacetsLabel: 'Ominaisuudet',
  recipeTagsLabel: 'Ruokalajit',
  authorsLabel: 'Kirjoittajat',
  sortLabel: 'Järjestys',
  product: 'Tuote',
  recipe: 'Resepti',
  news: 'Uutinen',
  page: 'Sivu',
  novelty: 'Uutuus!',
  productNumber: 'Tuotenumero',
  orderCode: 'Tilauskoodi',
  eanCode: 'EAN-koodi',
  barcode: 'EAN-koodi {code}',
  priceLabel: 'Hinta',
  offerPriceLabel: 'Tarjoushinta',
  regularPriceLabel: 'Normaalihinta',
  discount: '-{percentage} %',
  perKilo: '{price}/kg',
  soldOut: 'Tuote on juuri nyt loppuunmyyty',
  buy: 'Osta',
  quantity: 'Määrä',
  add: 'Lisää ostoskoriin',
  toRecipe: 'Katso resepti',
  totalTime: 'Valmistusaika',
  minutes: '{minutes} min',
  hours: '{hours} h',
  hoursMinutes: '{hours} h {minutes} min',
};

export type SearchText = keyof typeof fi;

const se: Record<SearchText, string> = {
  promptLabel: 'Sök produkter, recept och annat',
  buttonLabel: 'Sök',
  noResultsText: 'Inga träffar',
  noResultsHint: 'Pröva ett annat ord, början på ordet eller färre filter.',
  showMoreLabel: 'Visa fler',
  resultsLabel: 'Sökresultat',
  oneResult: '1 träff',
  manyResults: '{count} träffar',
  oneResultFor: '1 träff för ”{query}”',
  manyResultsFor: '{count} träffar för ”{query}”',
  filtersLabel: 'Filtrera',
  filtersChosen: 'Filtrera ({count})',
  clearLabel: 'Ta bort filter',
  contentGroupLabel: 'Visa',
  allLabel: 'Alla',
  facetGroupsLabel: 'Teman',
  customFacetsLabel: 'Egenskaper',
  recipeTagsLabel: 'Maträtter',
  authorsLabel: 'Skribenter',
  sortLabel: 'Ordning',
  product: 'Produkt',
  recipe: 'Recept',
  news: 'Nyhet',
  page: 'Sida',
  novelty: 'Nyhet!',
  productNumber: 'Artikelnummer',
  orderCode: 'Beställningskod',
  eanCode: 'EAN-kod',
  barcode: 'EAN-kod {code}',
  priceLabel: 'Pris',
  offerPriceLabel: 'Kampanjpris',
  regularPriceLabel: 'Ordinarie pris',
  discount: '-{percentage} %',
  perKilo: '{price}/kg',
  soldOut: 'Produkten är slutsåld just nu',
  buy: 'Köp',
  quantity: 'Antal',
  add: 'Lägg i varukorgen',
  toRecipe: 'Till receptet',
  totalTime: 'Tillagningstid',
  minutes: '{minutes} min',
  hours: '{hours} tim',
  hoursMinutes: '{hours} tim {minutes} min',
};

const en: Record<SearchText, string> = {
  promptLabel: 'Search for a product, a recipe or anything else',
  buttonLabel: 'Search',
  noResultsText: 'No results found',
  noResultsHint: 'Try another word, the beginning of one, or fewer filters.',
  showMoreLabel: 'Show more',
  resultsLabel: 'Search results',
  oneResult: '1 result',
  manyResults: '{count} results',
  oneResultFor: '1 result for “{query}”',
  manyResultsFor: '{count} results for “{query}”',
  filtersLabel: 'Filter',
  filtersChosen: 'Filter ({count})',
  clearLabel: 'Clear filters',
  contentGroupLabel: 'Show',
  allLabel: 'All',
  facetGroupsLabel: 'Themes',
  customFacetsLabel: 'Properties',
  recipeTagsLabel: 'Dishes',
  authorsLabel: 'Authors',
  sortLabel: 'Sort by',
  product: 'Product',
  recipe: 'Recipe',
  news: 'News',
  page: 'Page',
  novelty: 'New!',
  productNumber: 'Product number',
  orderCode: 'Ordering code',
  eanCode: 'EAN code',
  barcode: 'EAN code {code}',
  priceLabel: 'Price',
  offerPriceLabel: 'Special price',
  regularPriceLabel: 'Regular price',
  discount: '-{percentage} %',
  perKilo: '{price}/kg',
  soldOut: 'This product is sold out right now',
  buy: 'Buy',
  quantity: 'Quantity',
  add: 'Add to cart',
  toRecipe: 'View recipe',
  totalTime: 'Total time',
  minutes: '{minutes} min',
  hours: '{hours} h',
  hoursMinutes: '{hours} h {minutes} min',
};

export const SEARCH_TEXTS = { fi, se, en };

/** Gives the text of a key, with what its `{placeholders}` stand for. */
export type Say = (key: SearchText, values?: Record<string, string | number>) => string;

/**
 * The texts of a language; German pages read English, as all of the server's.
 * @param props of the block: what an editor has reworded is said so
 */
export function sayIn(language: Language, props: Record<string, unknown> = {}): Say {
  const texts = SEARCH_TEXTS[language === 'de' ? 'en' : language];
  const reworded: Record<string, unknown> = { ...(isRecord(props.texts) && props.texts), ...props };
  return (key, values = {}) => {
    const own = reworded[key];
    const text = typeof own === 'string' ? own : texts[key];
    return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
  };
}
