import type { Messages } from '#i18n/texts.ts';

/** The product modal's own texts. */
export const ownMessages: Messages<
  | 'triggerLabel'
  | 'loadingProduct'
  | 'loadFailed'
  | 'tryAgain'
  | 'oneReview'
  | 'reviews'
  | 'toProduct'
  | 'cattleHeader'
  | 'cattleText'
  | 'deliveryHeader'
  | 'deliveryText'
  | 'farmHeader'
  | 'farmText'
> = {
  fi: {
    triggerLabel: 'Katso tuotetta',
    loadingProduct: 'Ladataan tuotetta…',
    loadFailed: 'Tuotteen lataaminen epäonnistui.',
    tryAgain: 'Yritä uudelleen',
    oneReview: '{count} arvostelu',
    reviews: '{count} arvostelua',
    toProduct: 'Siirry tuotesivulle',
    cattleHeader: 'Kotimaista karjaa',
    cattleText: 'Liha tulee suomalaisilta tiloilta, joiden nimet tiedämme.',
    deliveryHeader: 'Kylmänä kotiovelle',
    deliveryText: 'Valitset päivän ja kahden tunnin ajan. Kylmäketju ei katkea.',
    farmHeader: 'Perhetilan työtä',
    farmText: 'Eläimet hoitaa perhe, joka tekee työtä toista sataa vuotta samalla tilalla.',
  },
  se: {
    triggerLabel: 'Visa produkten',
    loadingProduct: 'Produkten laddas…',
    loadFailed: 'Produkten kunde inte laddas.',
    tryAgain: 'Försök igen',
    oneReview: '{count} recension',
    reviews: '{count} recensioner',
    toProduct: 'Till produktsidan',
    cattleHeader: 'Inhemsk boskap',
    cattleText: 'Köttet kommer från finländska gårdar som vi känner vid namn.',
    deliveryHeader: 'Kylt till dörren',
    deliveryText: 'Du väljer dag och en tid på två timmar. Kylkedjan bryts inte.',
    farmHeader: 'Från familjegården',
    farmText: 'Djuren sköts av en familj som har arbetat på samma gård i över hundra år.',
  },
  en: {
    triggerLabel: 'View the product',
    loadingProduct: 'Loading the product…',
    loadFailed: 'The product could not be loaded.',
    tryAgain: 'Try again',
    oneReview: '{count} review',
    reviews: '{count} reviews',
    toProduct: 'Go to the product page',
    cattleHeader: 'Finnish cattle',
    cattleText: 'The meat comes from Finnish farms that we know by name.',
    deliveryHeader: 'Chilled, to your door',
    deliveryText: 'Choose a day and a two-hour window. The cold chain stays unbroken.',
    farmHeader: 'Raised by a family',
    farmText: 'The animals are in the care of a family that has worked the same farm for over a century.',
  },
  de: {
    triggerLabel: 'Produkt ansehen',
    loadingProduct: 'Produkt wird geladen…',
    loadFailed: 'Das Produkt konnte nicht geladen werden.',
    tryAgain: 'Erneut versuchen',
    oneReview: '{count} Bewertung',
    reviews: '{count} Bewertungen',
    toProduct: 'Zur Produktseite',
    cattleHeader: 'Rinder aus Finnland',
    cattleText: 'Das Fleisch kommt von finnischen Höfen, die wir beim Namen kennen.',
    deliveryHeader: 'Gekühlt bis zur Tür',
    deliveryText: 'Sie wählen den Tag und ein Zeitfenster von zwei Stunden. Die Kühlkette reißt nicht ab.',
    farmHeader: 'Vom Familienhof',
    farmText: 'Um die Tiere kümmert sich eine Familie, die seit über hundert Jahren denselben Hof führt.',
  },
};
