import type { Messages } from '#i18n/texts.ts';

export const messages: Messages<'buttonLabel' | 'region' | 'close'> = {
  fi: { buttonLabel: 'Tarkista postinumero', region: 'Toimitusalue', close: 'Sulje' },
  se: { buttonLabel: 'Kontrollera postnumret', region: 'Leveransområde', close: 'Stäng' },
  en: { buttonLabel: 'Check your postal code', region: 'Delivery area', close: 'Close' },
  de: { buttonLabel: 'Postleitzahl prüfen', region: 'Liefergebiet', close: 'Schließen' },
};
