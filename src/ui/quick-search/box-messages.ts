import type { Messages } from '#i18n/texts.ts';

type Key =
  | 'placeholder'
  | 'buttonLabel'
  | 'promptLabel'
  | 'loadingLabel'
  | 'noSuggestions'
  | 'oneSuggestion'
  | 'manySuggestions';

/** What the box says before there are suggestions, and of how many there are. */
export const boxMessages: Messages<Key> = {
  fi: {
    placeholder: 'Mitä olet etsimässä?',
    buttonLabel: 'Hae',
    promptLabel: 'Etsi tuote, resepti tai muuta tietoa',
    loadingLabel: 'Etsitään...',
    noSuggestions: 'Ei ehdotuksia',
    oneSuggestion: '1 ehdotus',
    manySuggestions: '{count} ehdotusta',
  },
  se: {
    placeholder: 'Vad letar du efter?',
    buttonLabel: 'Sök',
    promptLabel: 'Sök efter en produkt, ett recept eller annat',
    loadingLabel: 'Söker...',
    noSuggestions: 'Inga förslag',
    oneSuggestion: '1 förslag',
    manySuggestions: '{count} förslag',
  },
  en: {
    placeholder: 'What are you looking for?',
    buttonLabel: 'Search',
    promptLabel: 'Search for a product, a recipe or anything else',
    loadingLabel: 'Searching...',
    noSuggestions: 'No suggestions',
    oneSuggestion: '1 suggestion',
    manySuggestions: '{count} suggestions',
  },
  de: {
    placeholder: 'Wonach suchen Sie?',
    buttonLabel: 'Suchen',
    promptLabel: 'Suchen Sie ein Produkt, ein Rezept oder etwas anderes',
    loadingLabel: 'Suche läuft...',
    noSuggestions: 'Keine Vorschläge',
    oneSuggestion: '1 Vorschlag',
    manySuggestions: '{count} Vorschläge',
  },
};
