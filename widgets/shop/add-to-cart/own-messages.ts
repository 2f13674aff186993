import type { Messages } from '#i18n/texts.ts';

/** Texts of the block alone: the way to the shop where no script puts anything into its basket. */
export const ownMessages: Messages<'toShop'> = {
  fi: { toShop: 'Osta verkkokaupasta' },
  se: { toShop: 'Köp i webbutiken' },
  en: { toShop: 'Buy in the web shop' },
  de: { toShop: 'Im Onlineshop kaufen' },
};
