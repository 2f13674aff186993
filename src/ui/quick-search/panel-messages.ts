import type { Messages } from '#i18n/texts.ts';

type Key = 'showAllLabel' | 'suggestions' | 'close' | 'product' | 'recipe' | 'news' | 'page';

/** What the panel says; they come with it. */
export const panelMessages: Messages<Key> = {
  fi: {
    showAllLabel: 'Katso kaikki hakutulokset',
    suggestions: 'Hakuehdotukset',
    close: 'Sulje',
    product: 'Tuote',
    recipe: 'Resepti',
    news: 'Uutinen',
    page: 'Sivu',
  },
  se: {
    showAllLabel: 'Visa alla sökresultat',
    suggestions: 'Sökförslag',
    close: 'Stäng',
    product: 'Produkt',
    recipe: 'Recept',
    news: 'Nyhet',
    page: 'Sida',
  },
  en: {
    showAllLabel: 'See all search results',
    suggestions: 'Search suggestions',
    close: 'Close',
    product: 'Product',
    recipe: 'Recipe',
    news: 'News',
    page: 'Page',
  },
  de: {
    showAllLabel: 'Alle Suchergebnisse ansehen',
    suggestions: 'Suchvorschläge',
    close: 'Schließen',
    product: 'Produkt',
    recipe: 'Rezept',
    news: 'Neuigkeit',
    page: 'Seite',
  },
};
