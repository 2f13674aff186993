import type { Messages } from '#i18n/texts.ts';

/** Texts of content cards alone: what their number of likes counts, where the button has not come. */
export const ownMessages: Messages<'likes'> = {
  fi: { likes: 'Tykkäyksiä' },
  se: { likes: 'Gillar' },
  en: { likes: 'Likes' },
  de: { likes: 'Gefällt mir' },
};
