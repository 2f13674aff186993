import type { Messages } from '#i18n/texts.ts';

/** The text of a link to the product's page, which is shown before the buy control is loaded. */
export const addMessages: Messages<'add'> = {
  fi: { add: 'Lisää ostoskoriin' },
  se: { add: 'Lägg i varukorgen' },
  en: { add: 'Add to cart' },
  de: { add: 'In den Warenkorb' },
};
