import { mergeMessages, type Messages } from '#i18n/texts.ts';
import { signUpMessages } from '#forms/sign-up/messages.ts';
import { dialogMessages } from '#ui/dialog-messages.ts';

const own: Messages<'header'> = {
  fi: { header: 'Tilaa uutiskirje' },
  se: { header: 'Prenumerera på nyhetsbrevet' },
  en: { header: 'Subscribe to the newsletter' },
  de: { header: 'Newsletter abonnieren' },
};

/** Texts of the corporate newsletter. */
export const messages = mergeMessages(mergeMessages(signUpMessages, dialogMessages), own);
