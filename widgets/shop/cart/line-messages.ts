import { mergeMessages, type Messages } from '#i18n/texts.ts';
import { cookieMessages } from '#ui/cookie-messages.ts';

const fi = {
  unit: 'kpl',
  perPiece: '{price}/kpl',
  linePrice: 'Hinta',
  priceBefore: 'Normaalihinta',
  update: 'Päivitä',
  remove: 'Poista',
  removed: '{name} poistettiin ostoskorista.',
  bringBack: 'Palauta',
  lineChanged: '{name}: {quantity} kpl. Ostoskori yhteensä {total}.',
  lineFailed: 'Tapahtui virhe päivitettäessä lukumäärää.',
};

const own: Messages<keyof typeof fi> = {
  fi,
  se: {
    unit: 'st',
    perPiece: '{price}/st',
    linePrice: 'Pris',
    priceBefore: 'Ordinarie pris',
    update: 'Uppdatera',
    remove: 'Ta bort',
    removed: '{name} togs bort ur varukorgen.',
    bringBack: 'Ångra',
    lineChanged: '{name}: {quantity} st. Varukorgen totalt {total}.',
    lineFailed: 'Ett fel uppstod när antalet skulle ändras.',
  },
  en: {
    unit: 'pcs',
    perPiece: '{price} each',
    linePrice: 'Price',
    priceBefore: 'Regular price',
    update: 'Update',
    remove: 'Remove',
    removed: '{name} was removed from the cart.',
    bringBack: 'Undo',
    lineChanged: '{name}: {quantity} pcs. Cart total {total}.',
    lineFailed: 'Something went wrong while the quantity was being updated.',
  },
  de: {
    unit: 'Stk.',
    perPiece: '{price}/Stk.',
    linePrice: 'Preis',
    priceBefore: 'Regulärer Preis',
    update: 'Aktualisieren',
    remove: 'Entfernen',
    removed: '{name} wurde aus dem Warenkorb entfernt.',
    bringBack: 'Zurückholen',
    lineChanged: '{name}: {quantity} Stk. Warenkorb gesamt {total}.',
    lineFailed: 'Beim Ändern der Menge ist ein Fehler aufgetreten.',
  },
};

/** Texts of a line of the cart. */
export const lineMessages = mergeMessages(cookieMessages, own);
