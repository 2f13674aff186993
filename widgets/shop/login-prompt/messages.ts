import { mergeMessages, type Messages } from '#i18n/texts.ts';
import { deliveryCheckMessages } from '#ui/delivery-check/messages.ts';

const fi = {
  title: 'Kirjaudu sisään tai syötä postinumero',
  login: 'Kirjaudu sisään',
  logInText: 'Asiakkaanamme saat osoitteesi ja etusi valmiiksi tilaukselle.',
  postalCodeText: 'Tarkistamme ensin, että toimitamme sinne, missä asut.',
  known: 'Olet kirjautunut sisään. Postinumerosi on {postalCode}.',
  toCheckout: 'Jatka kassalle',
  backToCart: 'Takaisin ostoskoriin',
};

/** The login prompt's own texts (CHK-04 to CHK-07). */
export const ownMessages: Messages<keyof typeof fi> = {
  fi,
  se: {
    title: 'Logga in eller ange postnummer',
    login: 'Logga in',
    logInText: 'Som kund får du din adress och dina förmåner färdigt på beställningen.',
    postalCodeText: 'Vi kontrollerar först att vi levererar dit du bor.',
    known: 'Du är inloggad. Ditt postnummer är {postalCode}.',
    toCheckout: 'Vidare till kassan',
    backToCart: 'Tillbaka till varukorgen',
  },
  en: {
    title: 'Log in or enter your postal code',
    login: 'Log in',
    logInText: 'With an account, your address and benefits are filled in for you.',
    postalCodeText: 'First we check that we deliver to where you live.',
    known: 'You are logged in. Your postal code is {postalCode}.',
    toCheckout: 'Continue to checkout',
    backToCart: 'Back to the cart',
  },
  de: {
    title: 'Anmelden oder Postleitzahl eingeben',
    login: 'Anmelden',
    logInText: 'Als Kundin oder Kunde haben Sie Adresse und Vorteile schon in der Bestellung.',
    postalCodeText: 'Zuerst prüfen wir, ob wir zu Ihnen liefern.',
    known: 'Sie sind angemeldet. Ihre Postleitzahl ist {postalCode}.',
    toCheckout: 'Weiter zur Kasse',
    backToCart: 'Zurück zum Warenkorb',
  },
};

/** All texts of the login prompt. */
export const messages = mergeMessages(ownMessages, deliveryCheckMessages);
