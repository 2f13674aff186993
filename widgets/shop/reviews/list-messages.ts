import type { Messages } from '#i18n/texts.ts';

/** Texts of the list, which every visitor loads. */
export const listMessages: Messages<
  | 'heading'
  | 'write'
  | 'verified'
  | 'readMore'
  | 'showMore'
  | 'shown'
  | 'empty'
  | 'loadingReviews'
  | 'loadFailed'
  | 'tryAgain'
  | 'logInFirst'
  | 'logIn'
  | 'writeFailed'
> = {
  fi: {
    heading: 'Asiakasarvostelut',
    write: 'Kirjoita arvostelu',
    verified: 'Vahvistettu asiakas',
    readMore: 'Lue lisää',
    showMore: 'Näytä lisää',
    shown: 'Näytetään {shown}/{count} arvostelua.',
    empty: 'Tuotteella ei ole vielä arvosteluja. Kerro ensimmäisenä, miltä se maistui.',
    loadingReviews: 'Ladataan arvosteluja…',
    loadFailed: 'Arvostelujen lataaminen epäonnistui.',
    tryAgain: 'Yritä uudelleen',
    logInFirst: 'Kirjaudu sisään, niin voit kirjoittaa arvostelun.',
    logIn: 'Kirjaudu',
    writeFailed: 'Lomake ei auennut. Yritä uudelleen.',
  },
  se: {
    heading: 'Kundrecensioner',
    write: 'Skriv en recension',
    verified: 'Verifierad kund',
    readMore: 'Läs mer',
    showMore: 'Visa fler',
    shown: '{shown} av {count} recensioner visas.',
    empty: 'Produkten har inga recensioner ännu. Bli först med att berätta hur den smakade.',
    loadingReviews: 'Recensioner laddas…',
    loadFailed: 'Recensionerna kunde inte laddas.',
    tryAgain: 'Försök igen',
    logInFirst: 'Logga in för att skriva en recension.',
    logIn: 'Logga in',
    writeFailed: 'Formuläret öppnades inte. Försök igen.',
  },
  en: {
    heading: 'Customer reviews',
    write: 'Write a review',
    verified: 'Verified customer',
    readMore: 'Read more',
    showMore: 'Show more',
    shown: 'Showing {shown} of {count} reviews.',
    empty: 'This product has no reviews yet. Be the first to tell how it tasted.',
    loadingReviews: 'Loading reviews…',
    loadFailed: 'The reviews could not be loaded.',
    tryAgain: 'Try again',
    logInFirst: 'Log in to write a review.',
    logIn: 'Log in',
    writeFailed: 'The form did not open. Try again.',
  },
  de: {
    heading: 'Kundenbewertungen',
    write: 'Bewertung schreiben',
    verified: 'Verifizierter Kunde',
    readMore: 'Weiterlesen',
    showMore: 'Mehr anzeigen',
    shown: '{shown} von {count} Bewertungen werden angezeigt.',
    empty: 'Zu diesem Produkt gibt es noch keine Bewertungen. Erzählen Sie als Erste, wie es geschmeckt hat.',
    loadingReviews: 'Bewertungen werden geladen…',
    loadFailed: 'Die Bewertungen konnten nicht geladen werden.',
    tryAgain: 'Erneut versuchen',
    logInFirst: 'Melden Sie sich an, um eine Bewertung zu schreiben.',
    logIn: 'Anmelden',
    writeFailed: 'Das Formular wurde nicht geöffnet. Versuchen Sie es erneut.',
  },
};
