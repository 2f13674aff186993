import type { Messages } from '#i18n/texts.ts';

type Key =
  | 'promptLabel'
  | 'searchLabel'
  | 'buttonLabel'
  | 'noResultsText'
  | 'noResultsHint'
  | 'narrowedHint'
  | 'showMoreLabel'
  | 'loadingLabel'
  | 'failedText'
  | 'retryLabel'
  | 'resultsLabel'
  | 'oneResult'
  | 'manyResults'
  | 'oneResultFor'
  | 'manyResultsFor'
  | 'shown'
  | 'addedResults'
  | 'filtersLabel'
  | 'filtersChosen'
  | 'clearLabel'
  | 'contentGroupLabel'
  | 'allLabel'
  | 'facetGroupsLabel'
  | 'customFacetsLabel'
  | 'recipeTagsLabel'
  | 'authorsLabel'
  | 'sortLabel';

/** Texts of every search page. */
export const searchMessages: Messages<Key> = {
  fi: {
    promptLabel: 'Etsi tuote, resepti tai muuta tietoa',
    searchLabel: 'Sivun haku',
    buttonLabel: 'Hae',
    noResultsText: 'Hakutuloksia ei löytynyt',
    noResultsHint: 'Kokeile toista sanaa, sanan alkua tai väljempää rajausta.',
    narrowedHint: 'Näkyvissä ei ole tällaista. Paina Hae, niin haku käy läpi kaikki.',
    showMoreLabel: 'Näytä lisää',
    loadingLabel: 'Etsitään...',
    failedText: 'Haku ei juuri nyt onnistunut.',
    retryLabel: 'Yritä uudelleen',
    resultsLabel: 'Hakutulokset',
    oneResult: '1 hakutulos',
    manyResults: '{count} hakutulosta',
    oneResultFor: '1 hakutulos haulla ”{query}”',
    manyResultsFor: '{count} hakutulosta haulla ”{query}”',
    shown: 'Näytetään {shown}',
    addedResults: 'Tuloksia tuli lisää {added}.',
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
  },
  se: {
    promptLabel: 'Sök produkter, recept och annat',
    searchLabel: 'Sidans sökning',
    buttonLabel: 'Sök',
    noResultsText: 'Inga träffar',
    noResultsHint: 'Pröva ett annat ord, början på ordet eller färre filter.',
    narrowedHint: 'Inget av det som visas passar. Tryck på Sök för att söka bland alla.',
    showMoreLabel: 'Visa fler',
    loadingLabel: 'Söker...',
    failedText: 'Sökningen lyckades inte just nu.',
    retryLabel: 'Försök igen',
    resultsLabel: 'Sökresultat',
    oneResult: '1 träff',
    manyResults: '{count} träffar',
    oneResultFor: '1 träff för ”{query}”',
    manyResultsFor: '{count} träffar för ”{query}”',
    shown: 'Visar {shown}',
    addedResults: '{added} träffar till visas.',
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
  },
  en: {
    promptLabel: 'Search for a product, a recipe or anything else',
    searchLabel: 'Page search',
    buttonLabel: 'Search',
    noResultsText: 'No results found',
    noResultsHint: 'Try another word, the beginning of one, or fewer filters.',
    narrowedHint: 'Nothing in sight matches. Press Search to look through everything.',
    showMoreLabel: 'Show more',
    loadingLabel: 'Searching...',
    failedText: 'The search did not work just now.',
    retryLabel: 'Try again',
    resultsLabel: 'Search results',
    oneResult: '1 result',
    manyResults: '{count} results',
    oneResultFor: '1 result for “{query}”',
    manyResultsFor: '{count} results for “{query}”',
    shown: 'Showing {shown}',
    addedResults: '{added} more results are shown.',
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
  },
  de: {
    promptLabel: 'Produkte, Rezepte und mehr suchen',
    searchLabel: 'Suche der Seite',
    buttonLabel: 'Suchen',
    noResultsText: 'Keine Ergebnisse gefunden',
    noResultsHint: 'Versuchen Sie ein anderes Wort, einen Wortanfang oder weniger Filter.',
    narrowedHint: 'Nichts Sichtbares passt. Mit Suchen wird alles durchsucht.',
    showMoreLabel: 'Mehr anzeigen',
    loadingLabel: 'Suche läuft...',
    failedText: 'Die Suche hat gerade nicht funktioniert.',
    retryLabel: 'Noch einmal versuchen',
    resultsLabel: 'Suchergebnisse',
    oneResult: '1 Ergebnis',
    manyResults: '{count} Ergebnisse',
    oneResultFor: '1 Ergebnis für „{query}“',
    manyResultsFor: '{count} Ergebnisse für „{query}“',
    shown: '{shown} werden angezeigt',
    addedResults: '{added} weitere Ergebnisse werden angezeigt.',
    filtersLabel: 'Filtern',
    filtersChosen: 'Filtern ({count})',
    clearLabel: 'Filter entfernen',
    contentGroupLabel: 'Anzeigen',
    allLabel: 'Alle',
    facetGroupsLabel: 'Themen',
    customFacetsLabel: 'Eigenschaften',
    recipeTagsLabel: 'Gerichte',
    authorsLabel: 'Autoren',
    sortLabel: 'Sortierung',
  },
};
