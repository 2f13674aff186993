import type { Messages } from '#i18n/texts.ts';

/** The block's own text: the link to the shop on pages without a script. */
export const ownMessages: Messages<'toShop'> = {
  fi: { toShop: 'Osta verkkokaupasta' },
  se: { toShop: 'Köp i webbutiken' },
  en: { toShop: 'Buy in the web shop' },
  de: { toShop: 'Im Onlineshop kaufen' },
};
