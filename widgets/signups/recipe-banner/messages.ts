import { mergeMessages, type Messages } from '#i18n/texts.ts';
import { dialogMessages } from '#ui/dialog-messages.ts';

const own: Messages<'bannerLabel'> = {
  fi: { bannerLabel: 'Vinkki' },
  se: { bannerLabel: 'Tips' },
  en: { bannerLabel: 'Tip' },
  de: { bannerLabel: 'Tipp' },
};

/** Texts of the banner on recipe pages. */
export const messages = mergeMessages(dialogMessages, own);
