import type { Messages } from '#i18n/texts.ts';

/** PRD-08. */
export const soldOutMessages: Messages<'soldOut'> = {
  fi: { soldOut: 'Tuote on juuri nyt loppuunmyyty' },
  se: { soldOut: 'Produkten är slutsåld just nu' },
  en: { soldOut: 'This product is sold out right now' },
  de: { soldOut: 'Das Produkt ist zurzeit ausverkauft' },
};
