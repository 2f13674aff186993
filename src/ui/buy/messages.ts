import { mergeMessages, type Messages } from '#i18n/texts.ts';
import { quantityMessages } from '../quantity/messages.ts';

/** Texts of the buy control alone (PRD-10, PRD-12). */
const own: Messages<'add' | 'adding' | 'added' | 'openCart' | 'continueShopping' | 'addFailed'> = {
  fi: {
    add: 'Lisää ostoskoriin',
    adding: 'Lisätään…',
    added: 'Tuote on lisätty ostoskoriin.',
    openCart: 'Avaa ostoskori',
    continueShopping: 'Jatka ostoksia',
    addFailed: 'Tapahtui virhe',
  },
  se: {
    add: 'Lägg i varukorgen',
    adding: 'Läggs till…',
    added: 'Produkten ligger i varukorgen.',
    openCart: 'Öppna varukorgen',
    continueShopping: 'Fortsätt handla',
    addFailed: 'Ett fel uppstod',
  },
  en: {
    add: 'Add to cart',
    adding: 'Adding…',
    added: 'The product is in your cart.',
    openCart: 'Open the cart',
    continueShopping: 'Continue shopping',
    addFailed: 'Something went wrong',
  },
  de: {
    add: 'In den Warenkorb',
    adding: 'Wird hinzugefügt…',
    added: 'Das Produkt liegt im Warenkorb.',
    openCart: 'Warenkorb öffnen',
    continueShopping: 'Weiter einkaufen',
    addFailed: 'Ein Fehler ist aufgetreten',
  },
};

/** Every text of the buy control: a widget that sells has them among its own. */
export const buyMessages = mergeMessages(quantityMessages, own);
