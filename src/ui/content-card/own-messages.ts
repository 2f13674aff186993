import type { Messages } from '#i18n/texts.ts';

/** Texts that only content cards use: the label of the number of likes before the button is loaded. */
export const ownMessages: Messages<'likes'> = {
  fi: { likes: 'Tykkäyksiä' },
  se: { likes: 'Gillar' },
  en: { likes: 'Likes' },
  de: { likes: 'Gefällt mir' },
};
