import type { Language } from 'saaristo/sites';

const fi = {
  portionsLabel: 'Annoksia',
  scale: 'Laske määrät',
  portions: (count: number) => (count === 1 ? '1 annos' : `${count} annosta`),
  perPortion: 'Annos sisältää',
  products: 'Reseptin tuotteet',
};

type RecipeMessages = typeof fi;

const se: RecipeMessages = {
  portionsLabel: 'Portioner',
  scale: 'Räkna om',
  portions: (count) => (count === 1 ? '1 portion' : `${count} portioner`),
  perPortion: 'En portion innehåller',
  products: 'Produkter i receptet',
};

const en: RecipeMessages = {
  portionsLabel: 'Serves',
  scale: 'Adjust amounts',
  portions: (count) => (count === 1 ? '1 portion' : `${count} portions`),
  perPortion: 'One portion contains',
  products: 'Products in this recipe',
};

/** Returns the texts of recipe pages. German reads as English, since no site has German pages. */
export const getRecipeMessages = (language: Language): RecipeMessages => ({ fi, se, en, de: en })[language];
