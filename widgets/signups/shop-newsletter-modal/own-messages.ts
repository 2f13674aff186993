import type { Messages } from '#i18n/texts.ts';

/** The heading of the form. */
export const ownMessages: Messages<'header'> = {
  fi: { header: 'Tilaa Lihakaupan uutiskirje' },
  se: { header: 'Prenumerera på köttbutikens nyhetsbrev' },
  en: { header: 'Subscribe to our newsletter' },
  de: { header: 'Newsletter abonnieren' },
};
