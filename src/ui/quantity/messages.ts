import type { Messages } from '#i18n/texts.ts';

/** Texts of the quantity control (PRD-09). */
export const quantityMessages: Messages<'quantity' | 'decrease' | 'increase'> = {
  fi: { quantity: 'Määrä', decrease: 'Vähennä määrää', increase: 'Lisää määrää' },
  se: { quantity: 'Antal', decrease: 'Minska antalet', increase: 'Öka antalet' },
  en: { quantity: 'Quantity', decrease: 'Decrease quantity', increase: 'Increase quantity' },
  de: { quantity: 'Menge', decrease: 'Menge verringern', increase: 'Menge erhöhen' },
};
