import type { Messages } from '#i18n/texts.ts';

type Key =
  | 'placeholder'
  | 'buttonLabel'
  | 'promptLabel'
  | 'loadingLabel'
  | 'showAllLabel'
  | 'suggestions'
  | 'oneSuggestion'
  | 'manySuggestions'
  | 'noSuggestions'
  | 'close'
  | 'product'
  | 'recipe'
  | 'news'
  | 'page';

/** A widget that shows the quick search has these among its texts. */
export const quickSearchMessages: Messages<Key> = {
  fi: {
    placeholder: 'Mitä olet etsimässä?',
    buttonLabel: 'Hae',
    promptLabel: 'Etsi tuote, resepti tai muuta tietoa',
    loadingLabel: 'Etsitään...',
    showAllLabel: 'Katso kaikki hakutulokset',
    suggestions: 'Hakuehdotukset',
    oneSuggestion: '1 ehdotus',
    manySuggestions: '{count} ehdotusta',
    noSuggestions: 'Ei ehdotuksia',
    close: 'Sulje',
    product: 'Tuote',
    recipe: 'Resepti',
    news: 'Uutinen',
    page: 'Sivu',
  },
  se: {
    placeholder: 'Vad letar du efter?',
    buttonLabel: 'Sök',
    promptLabel: 'Sök efter en produkt, ett recept eller annat',
    loadingLabel: 'Söker...',
    showAllLabel: 'Visa alla sökresultat',
    suggestions: 'Sökförslag',
    oneSuggestion: '1 förslag',
    manySuggestions: '{count} förslag',
    noSuggestions: 'Inga förslag',
    close: 'Stäng',
    product: 'Produkt',
    recipe: 'Recept',
    news: 'Nyhet',
    page: 'Sida',
  },
  en: {
    placeholder: 'What are you looking for?',
    buttonLabel: 'Search',
    promptLabel: 'Search for a product, a recipe or anything else',
    loadingLabel: 'Searching...',
    showAllLabel: 'See all search results',
    suggestions: 'Search suggestions',
    oneSuggestion: '1 suggestion',
    manySuggestions: '{count} suggestions',
    noSuggestions: 'No suggestions',
    close: 'Close',
    product: 'Product',
    recipe: 'Recipe',
    news: 'News',
    page: 'Page',
  },
  de: {
    placeholder: 'Wonach suchen Sie?',
    buttonLabel: 'Suchen',
    promptLabel: 'Suchen Sie ein Produkt, ein Rezept oder etwas anderes',
    loadingLabel: 'Suche läuft...',
    showAllLabel: 'Alle Suchergebnisse ansehen',
    suggestions: 'Suchvorschläge',
    oneSuggestion: '1 Vorschlag',
    manySuggestions: '{count} Vorschläge',
    noSuggestions: 'Keine Vorschläge',
    close: 'Schließen',
    product: 'Produkt',
    recipe: 'Rezept',
    news: 'Neuigkeit',
    page: 'Seite',
  },
};
