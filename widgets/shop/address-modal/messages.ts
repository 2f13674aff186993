import { mergeMessages, type Messages } from '#i18n/texts.ts';
import { labels } from '#forms/labels.ts';
import { formMessages } from '#forms/messages.ts';

const fi = {
  heading: 'Minne toimitamme?',
  intro: 'Tililtäsi puuttuu toimitusosoite. Lisää se, niin pääset ostoksille.',
  phoneCountryCode: 'Maakoodi',
  phoneHint: 'Muodossa 50123123',
  isPrivateCustomer: 'Olen yksityishenkilö',
  wrongPhoneNumber: 'Väärän muotoinen puhelinnumero',
  wrongPostalCode: 'Postinumerossa on viisi numeroa',
  buttonLabel: 'Tallenna',
  sending: 'Tallennetaan…',
  sendingAnnounced: 'Osoitettasi tallennetaan.',
  failed: 'Jotain meni vikaan',
  successText: 'Osoite on tallennettu.',
  logOut: 'Kirjaudu ulos',
};

const own: Messages<keyof typeof fi> = {
  fi,
  se: {
    heading: 'Vart levererar vi?',
    intro: 'Ditt konto saknar leveransadress. Lägg till den, så kan du handla.',
    phoneCountryCode: 'Landskod',
    phoneHint: 'Så här: 50123123',
    isPrivateCustomer: 'Jag är privatperson',
    wrongPhoneNumber: 'Telefonnumret har fel form',
    wrongPostalCode: 'Postnumret har fem siffror',
    buttonLabel: 'Spara',
    sending: 'Sparar…',
    sendingAnnounced: 'Din adress sparas.',
    failed: 'Något gick fel',
    successText: 'Adressen är sparad.',
    logOut: 'Logga ut',
  },
  en: {
    heading: 'Where shall we deliver?',
    intro: 'Your account has no delivery address yet. Add one to go on shopping.',
    phoneCountryCode: 'Country code',
    phoneHint: 'For example 50123123',
    isPrivateCustomer: 'I am a private person',
    wrongPhoneNumber: 'This is not a phone number',
    wrongPostalCode: 'A postal code has five digits',
    buttonLabel: 'Save',
    sending: 'Saving…',
    sendingAnnounced: 'Your address is being saved.',
    failed: 'Something went wrong',
    successText: 'Your address is saved.',
    logOut: 'Log out',
  },
  de: {
    heading: 'Wohin dürfen wir liefern?',
    intro: 'In Ihrem Konto fehlt die Lieferadresse. Ergänzen Sie sie, um einzukaufen.',
    phoneCountryCode: 'Ländervorwahl',
    phoneHint: 'Zum Beispiel 50123123',
    isPrivateCustomer: 'Ich bin Privatperson',
    wrongPhoneNumber: 'Das ist keine Telefonnummer',
    wrongPostalCode: 'Eine Postleitzahl hat fünf Ziffern',
    buttonLabel: 'Speichern',
    sending: 'Wird gespeichert…',
    sendingAnnounced: 'Ihre Adresse wird gespeichert.',
    failed: 'Etwas ist schiefgegangen',
    successText: 'Ihre Adresse ist gespeichert.',
    logOut: 'Abmelden',
  },
};

/** Texts of the address form (CHK-27 to CHK-30). */
export const messages = mergeMessages(mergeMessages(formMessages, labels), own);
