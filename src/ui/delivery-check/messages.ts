import type { Messages } from '#i18n/texts.ts';

const fi = {
  postalCode: 'Postinumero',
  check: 'Tarkista',
  checking: 'Tarkistetaan…',
  availableText: 'Toimitamme tuotteita postinumeroalueellesi.',
  unavailableText:
    'Valitettavasti emme vielä toimita tuotteita postinumeroalueellesi. Jos mahdollista, kokeile toista postinumeroa.',
  checkFailed: 'Tapahtui virhe. Ole hyvä ja yritä uudelleen.',
  postalCodeUnknown: 'Emme tunnistaneet syöttämääsi postinumeroa.',
};

/** Texts of the delivery check (DLV-01 to DLV-07). A widget with a delivery check includes them. */
export const deliveryCheckMessages: Messages<keyof typeof fi> = {
  fi,
  se: {
    postalCode: 'Postnummer',
    check: 'Kontrollera',
    checking: 'Kontrolleras…',
    availableText: 'Vi levererar till ditt postnummerområde.',
    unavailableText:
      'Tyvärr levererar vi inte till ditt postnummerområde ännu. Pröva gärna ett annat postnummer om du kan.',
    checkFailed: 'Ett fel uppstod. Var vänlig och försök igen.',
    postalCodeUnknown: 'Vi kände inte igen postnumret.',
  },
  en: {
    postalCode: 'Postal code',
    check: 'Check',
    checking: 'Checking…',
    availableText: 'We deliver to your postal code area.',
    unavailableText:
      'Unfortunately, we don’t deliver to your postal code area yet. Try another postal code if you can.',
    checkFailed: 'Something went wrong. Please try again.',
    postalCodeUnknown: 'We didn’t recognise the postal code you entered.',
  },
  de: {
    postalCode: 'Postleitzahl',
    check: 'Prüfen',
    checking: 'Wird geprüft…',
    availableText: 'Wir liefern in Ihr Postleitzahlgebiet.',
    unavailableText:
      'Leider liefern wir noch nicht in Ihr Postleitzahlgebiet. Versuchen Sie es, wenn möglich, mit einer anderen Postleitzahl.',
    checkFailed: 'Ein Fehler ist aufgetreten. Bitte versuchen Sie es erneut.',
    postalCodeUnknown: 'Wir haben die eingegebene Postleitzahl nicht erkannt.',
  },
};
