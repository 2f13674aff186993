import type { Messages } from '#i18n/texts.ts';

const fi = {
  product: 'Tuote',
  recipe: 'Resepti',
  news: 'Uutinen',
  page: 'Sivu',
  noveltyLabel: 'Uutuus!',
  productNumberLabel: 'Tuotenumero',
};

/** Texts of a row of the site search. */
export const siteSearchMessages: Messages<keyof typeof fi> = {
  fi,
  se: {
    product: 'Produkt',
    recipe: 'Recept',
    news: 'Nyhet',
    page: 'Sida',
    noveltyLabel: 'Nyhet!',
    productNumberLabel: 'Artikelnummer',
  },
  en: {
    product: 'Product',
    recipe: 'Recipe',
    news: 'News',
    page: 'Page',
    noveltyLabel: 'New!',
    productNumberLabel: 'Product number',
  },
  de: {
    product: 'Produkt',
    recipe: 'Rezept',
    news: 'Neuigkeit',
    page: 'Seite',
    noveltyLabel: 'Neu!',
    productNumberLabel: 'Artikelnummer',
  },
};
