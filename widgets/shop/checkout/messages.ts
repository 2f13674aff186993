import { mergeMessages, type Messages } from '#i18n/texts.ts';
import { labels } from '#forms/labels.ts';
import { cartSummaryMessages } from '#ui/cart-summary/messages.ts';

type Key =
  | 'steps'
  | 'cartStep'
  | 'deliveryStep'
  | 'paymentStep'
  | 'loading'
  | 'errorsHeading'
  | 'emptyCart'
  | 'addressHeading'
  | 'addressMissing'
  | 'optional'
  | 'additionalInformation'
  | 'timesHeading'
  | 'dateLegend'
  | 'timeLegend'
  | 'dateFirst'
  | 'timesLoading'
  | 'daysFound'
  | 'timesFailed'
  | 'timesAgain'
  | 'noTimes'
  | 'noPostalCode'
  | 'otherPostalCode'
  | 'usePostalCode'
  | 'toPayment'
  | 'oneMoment'
  | 'confirmOrder'
  | 'deliveryRecap'
  | 'timeMissing'
  | 'changeDelivery'
  | 'methodLegend'
  | 'methodMissing'
  | 'noMethods'
  | 'nothingToPay'
  | 'pay'
  | 'paying'
  | 'payFailed';

const own: Messages<Key> = {
  fi: {
    steps: 'Tilauksen vaiheet',
    cartStep: 'Ostoskori',
    deliveryStep: 'Toimitus',
    paymentStep: 'Maksu',
    loading: 'Ladataan…',
    errorsHeading: 'Tarkista vielä nämä',
    emptyCart: 'Ostoskorisi on tyhjä.',
    addressHeading: 'Toimitusosoite',
    addressMissing: 'Toimitusosoitteesi puuttuu. Lisää se omissa tiedoissasi.',
    optional: '(valinnainen)',
    additionalInformation: 'Lisätietoja toimitukseen',
    timesHeading: 'Toimitusaika',
    dateLegend: 'Toimituspäivä',
    timeLegend: 'Kellonaika',
    dateFirst: 'Valitse ensin päivä.',
    timesLoading: 'Toimitusaikoja haetaan…',
    daysFound: 'Toimituspäiviä: {count}',
    timesFailed: 'Toimitusaikojen latauksessa tapahtui virhe.',
    timesAgain: 'Yritä uudelleen',
    noTimes: 'Tälle postinumerolle ei ole juuri nyt vapaita toimitusaikoja.',
    noPostalCode: 'Kirjoita postinumero osoitteeseen, niin näytämme toimitusajat.',
    otherPostalCode: 'Ajat ovat postinumerolle {shown}, mutta osoitteessa on {written}.',
    usePostalCode: 'Näytä ajat postinumerolle {written}',
    toPayment: 'Siirry maksamaan',
    oneMoment: 'Hetki…',
    confirmOrder: 'Vahvista tilaus',
    deliveryRecap: 'Toimitus',
    timeMissing: 'Toimitusaikaa ei ole valittu.',
    changeDelivery: 'Muuta toimitusta',
    methodLegend: 'Maksutapa',
    methodMissing: 'Valitse maksutapa.',
    noMethods: 'Maksutapoja ei ole juuri nyt saatavilla.',
    nothingToPay: 'Tilauksessasi ei ole maksettavaa. Vahvista se, niin se on valmis.',
    pay: 'Maksa',
    paying: 'Siirrytään maksamaan…',
    payFailed: 'Tapahtui virhe. Ole hyvä ja yritä uudelleen.',
  },
  se: {
    steps: 'Beställningens steg',
    cartStep: 'Varukorg',
    deliveryStep: 'Leverans',
    paymentStep: 'Betalning',
    loading: 'Laddar…',
    errorsHeading: 'Kontrollera det här',
    emptyCart: 'Din varukorg är tom.',
    addressHeading: 'Leveransadress',
    addressMissing: 'Din leveransadress saknas. Lägg till den i dina uppgifter.',
    optional: '(frivilligt)',
    additionalInformation: 'Mer om leveransen',
    timesHeading: 'Leveranstid',
    dateLegend: 'Leveransdag',
    timeLegend: 'Klockslag',
    dateFirst: 'Välj först en dag.',
    timesLoading: 'Leveranstider hämtas…',
    daysFound: 'Leveransdagar: {count}',
    timesFailed: 'Leveranstiderna kunde inte hämtas.',
    timesAgain: 'Försök igen',
    noTimes: 'Det finns just nu inga lediga leveranstider för postnumret.',
    noPostalCode: 'Skriv postnumret i adressen, så visar vi leveranstiderna.',
    otherPostalCode: 'Tiderna gäller postnummer {shown}, men i adressen står {written}.',
    usePostalCode: 'Visa tiderna för {written}',
    toPayment: 'Gå till betalning',
    oneMoment: 'Ett ögonblick…',
    confirmOrder: 'Bekräfta beställningen',
    deliveryRecap: 'Leverans',
    timeMissing: 'Ingen leveranstid är vald.',
    changeDelivery: 'Ändra leveransen',
    methodLegend: 'Betalningssätt',
    methodMissing: 'Välj betalningssätt.',
    noMethods: 'Det finns just nu inga betalningssätt.',
    nothingToPay: 'Det finns inget att betala. Bekräfta beställningen, så är den klar.',
    pay: 'Betala',
    paying: 'Går till betalning…',
    payFailed: 'Något gick fel. Försök igen.',
  },
  en: {
    steps: 'Steps of the order',
    cartStep: 'Cart',
    deliveryStep: 'Delivery',
    paymentStep: 'Payment',
    loading: 'Loading…',
    errorsHeading: 'Please check these first',
    emptyCart: 'Your cart is empty.',
    addressHeading: 'Delivery address',
    addressMissing: 'Your delivery address is missing. Add it to your details.',
    optional: '(optional)',
    additionalInformation: 'Notes for the delivery',
    timesHeading: 'Delivery time',
    dateLegend: 'Day of delivery',
    timeLegend: 'Time',
    dateFirst: 'Choose a day first.',
    timesLoading: 'Looking for delivery times…',
    daysFound: 'Delivery days: {count}',
    timesFailed: 'The delivery times could not be loaded.',
    timesAgain: 'Try again',
    noTimes: 'There are no free delivery times for this postal code right now.',
    noPostalCode: 'Write the postal code into the address to see the delivery times.',
    otherPostalCode: 'The times are for postal code {shown}, but the address has {written}.',
    usePostalCode: 'Show times for {written}',
    toPayment: 'Go to payment',
    oneMoment: 'One moment…',
    confirmOrder: 'Confirm the order',
    deliveryRecap: 'Delivery',
    timeMissing: 'No delivery time is chosen.',
    changeDelivery: 'Change the delivery',
    methodLegend: 'Payment method',
    methodMissing: 'Choose a payment method.',
    noMethods: 'There are no payment methods right now.',
    nothingToPay: 'There is nothing to pay. Confirm the order and it is done.',
    pay: 'Pay',
    paying: 'Going to payment…',
    payFailed: 'Something went wrong. Please try again.',
  },
  de: {
    steps: 'Schritte der Bestellung',
    cartStep: 'Warenkorb',
    deliveryStep: 'Lieferung',
    paymentStep: 'Zahlung',
    loading: 'Wird geladen…',
    errorsHeading: 'Bitte prüfen Sie noch Folgendes',
    emptyCart: 'Ihr Warenkorb ist leer.',
    addressHeading: 'Lieferadresse',
    addressMissing: 'Ihre Lieferadresse fehlt. Ergänzen Sie sie in Ihren Daten.',
    optional: '(freiwillig)',
    additionalInformation: 'Hinweise zur Lieferung',
    timesHeading: 'Lieferzeit',
    dateLegend: 'Liefertag',
    timeLegend: 'Uhrzeit',
    dateFirst: 'Wählen Sie zuerst einen Tag.',
    timesLoading: 'Lieferzeiten werden gesucht…',
    daysFound: 'Liefertage: {count}',
    timesFailed: 'Die Lieferzeiten konnten nicht geladen werden.',
    timesAgain: 'Erneut versuchen',
    noTimes: 'Für diese Postleitzahl gibt es im Moment keine freien Lieferzeiten.',
    noPostalCode: 'Geben Sie in der Adresse die Postleitzahl ein, dann sehen Sie die Lieferzeiten.',
    otherPostalCode: 'Die Zeiten gelten für {shown}, in der Adresse steht {written}.',
    usePostalCode: 'Zeiten für {written} zeigen',
    toPayment: 'Weiter zur Zahlung',
    oneMoment: 'Einen Moment…',
    confirmOrder: 'Bestellung bestätigen',
    deliveryRecap: 'Lieferung',
    timeMissing: 'Es ist keine Lieferzeit gewählt.',
    changeDelivery: 'Lieferung ändern',
    methodLegend: 'Zahlungsart',
    methodMissing: 'Wählen Sie eine Zahlungsart.',
    noMethods: 'Im Moment sind keine Zahlungsarten verfügbar.',
    nothingToPay: 'Es ist nichts zu bezahlen. Bestätigen Sie die Bestellung, dann ist sie fertig.',
    pay: 'Bezahlen',
    paying: 'Weiter zur Zahlung…',
    payFailed: 'Etwas ist schiefgegangen. Bitte versuchen Sie es erneut.',
  },
};

/** Texts of the checkout. */
export const messages = mergeMessages(mergeMessages(labels, cartSummaryMessages), own);
