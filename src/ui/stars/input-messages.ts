import { mergeMessages, type Messages } from '#i18n/texts.ts';
import { starsMessages } from './messages.ts';

const first: Messages<'oneStar'> = {
  fi: { oneStar: '{count} tähti' },
  se: { oneStar: '{count} stjärna' },
  en: { oneStar: '{count} star' },
  de: { oneStar: '{count} Stern' },
};

/** Names of the radios in a star input. */
export const starInputMessages = mergeMessages(starsMessages, first);
