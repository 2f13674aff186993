import type { Messages } from '#i18n/texts.ts';

/** The heading of the form. */
export const ownMessages: Messages<'header'> = {
  fi: { header: 'Tilaa uutiskirje' },
  se: { header: 'Prenumerera på nyhetsbrevet' },
  en: { header: 'Subscribe to the newsletter' },
  de: { header: 'Newsletter abonnieren' },
};
