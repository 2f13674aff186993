import type { Messages } from '#i18n/texts.ts';

/** What leads to the cart, also where the buy control is not there yet. */
export const addMessages: Messages<'add'> = {
  fi: { add: 'Lisää ostoskoriin' },
  se: { add: 'Lägg i varukorgen' },
  en: { add: 'Add to cart' },
  de: { add: 'In den Warenkorb' },
};
