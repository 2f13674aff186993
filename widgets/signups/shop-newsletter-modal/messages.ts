import { mergeMessages, type Messages } from '#i18n/texts.ts';
import { signUpMessages } from '#forms/sign-up/messages.ts';
import { dialogMessages } from '#ui/dialog-messages.ts';

const own: Messages<'header'> = {
  fi: { header: 'Tilaa Lihakaupan uutiskirje' },
  se: { header: 'Prenumerera på köttbutikens nyhetsbrev' },
  en: { header: 'Subscribe to our newsletter' },
  de: { header: 'Newsletter abonnieren' },
};

/** Texts of the shop's newsletter. */
export const messages = mergeMessages(mergeMessages(signUpMessages, dialogMessages), own);
