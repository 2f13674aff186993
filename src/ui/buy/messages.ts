import { mergeMessages, type Messages } from '#i18n/texts.ts';
import { quantityMessages } from '../quantity/messages.ts';
import { cookieMessages } from '../cookie-messages.ts';
import { addMessages } from './add-messages.ts';

/** Texts that only the buy control uses (PRD-10, PRD-12). */
const own: Messages<'adding' | 'added' | 'openCart' | 'continueShopping' | 'addFailed'> = {
  fi: {
    adding: 'Lisätään…',
    added: 'Tuote on lisätty ostoskoriin.',
    openCart: 'Avaa ostoskori',
    continueShopping: 'Jatka ostoksia',
    addFailed: 'Tapahtui virhe',
  },
  se: {
    adding: 'Läggs till…',
    added: 'Produkten ligger i varukorgen.',
    openCart: 'Öppna varukorgen',
    continueShopping: 'Fortsätt handla',
    addFailed: 'Ett fel uppstod',
  },
  en: {
    adding: 'Adding…',
    added: 'The product is in your cart.',
    openCart: 'Open the cart',
    continueShopping: 'Continue shopping',
    addFailed: 'Something went wrong',
  },
  de: {
    adding: 'Wird hinzugefügt…',
    added: 'Das Produkt liegt im Warenkorb.',
    openCart: 'Warenkorb öffnen',
    continueShopping: 'Weiter einkaufen',
    addFailed: 'Ein Fehler ist aufgetreten',
  },
};

/** All texts of the buy control. A widget with a buy control includes them. */
export const buyMessages = mergeMessages(
  mergeMessages(quantityMessages, addMessages),
  mergeMessages(cookieMessages, own),
);
