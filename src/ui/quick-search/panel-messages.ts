import type { Messages } from '#i18n/texts.ts';

const fi = {
  loadingLabel: 'Etsitään...',
  noSuggestions: 'Ei ehdotuksia',
  oneSuggestion: '1 ehdotus',
  manySuggestions: '{count} ehdotusta',
  showAllLabel: 'Katso kaikki hakutulokset',
  suggestions: 'Hakuehdotukset',
  close: 'Sulje',
  product: 'Tuote',
  recipe: 'Resepti',
  news: 'Uutinen',
  page: 'Sivu',
};

/** Texts of the panel, loaded with it. */
export const panelMessages: Messages<keyof typeof fi> = {
  fi,
  se: {
    loadingLabel: 'Söker...',
    noSuggestions: 'Inga förslag',
    oneSuggestion: '1 förslag',
    manySuggestions: '{count} förslag',
    showAllLabel: 'Visa alla sökresultat',
    suggestions: 'Sökförslag',
    close: 'Stäng',
    product: 'Produkt',
    recipe: 'Recept',
    news: 'Nyhet',
    page: 'Sida',
  },
  en: {
    loadingLabel: 'Searching...',
    noSuggestions: 'No suggestions',
    oneSuggestion: '1 suggestion',
    manySuggestions: '{count} suggestions',
    showAllLabel: 'See all search results',
    suggestions: 'Search suggestions',
    close: 'Close',
    product: 'Product',
    recipe: 'Recipe',
    news: 'News',
    page: 'Page',
  },
  de: {
    loadingLabel: 'Suche läuft...',
    noSuggestions: 'Keine Vorschläge',
    oneSuggestion: '1 Vorschlag',
    manySuggestions: '{count} Vorschläge',
    showAllLabel: 'Alle Suchergebnisse ansehen',
    suggestions: 'Suchvorschläge',
    close: 'Schließen',
    product: 'Produkt',
    recipe: 'Rezept',
    news: 'Neuigkeit',
    page: 'Seite',
  },
};
