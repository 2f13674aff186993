import type { Messages } from '#i18n/texts.ts';

/** Texts of the order without a script; browsers never load them. */
export const plainMessages: Messages<'plainHeading' | 'plainHint' | 'showTimes' | 'notServed'> = {
  fi: {
    plainHeading: 'Toimitus ja maksu',
    plainHint: 'Kerro ensin, minne toimitamme.',
    showTimes: 'Näytä toimitusajat',
    notServed: 'Emme vielä toimita tähän postinumeroon.',
  },
  se: {
    plainHeading: 'Leverans och betalning',
    plainHint: 'Berätta först vart vi ska leverera.',
    showTimes: 'Visa leveranstiderna',
    notServed: 'Vi levererar inte till det här postnumret ännu.',
  },
  en: {
    plainHeading: 'Delivery and payment',
    plainHint: 'First tell us where to deliver.',
    showTimes: 'Show delivery times',
    notServed: 'We do not deliver to this postal code yet.',
  },
  de: {
    plainHeading: 'Lieferung und Zahlung',
    plainHint: 'Sagen Sie uns zuerst, wohin wir liefern.',
    showTimes: 'Lieferzeiten zeigen',
    notServed: 'An diese Postleitzahl liefern wir noch nicht.',
  },
};
