import type { Messages } from '#i18n/texts.ts';

/** What the stars to choose from are called. */
export const starsMessages: Messages<'oneStar' | 'stars'> = {
  fi: { oneStar: '{count} tähteä', stars: '{count} tähteä' },
  se: { oneStar: '{count} stjärna', stars: '{count} stjärnor' },
  en: { oneStar: '{count} star', stars: '{count} stars' },
  de: { oneStar: '{count} Stern', stars: '{count} Sterne' },
};
