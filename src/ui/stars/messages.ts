import type { Messages } from '#i18n/texts.ts';

/** Names of the radios in a star input. */
export const starsMessages: Messages<'oneStar' | 'stars'> = {
  fi: { oneStar: '{count} tähteä', stars: '{count} tähteä' },
  se: { oneStar: '{count} stjärna', stars: '{count} stjärnor' },
  en: { oneStar: '{count} star', stars: '{count} stars' },
  de: { oneStar: '{count} Stern', stars: '{count} Sterne' },
};
