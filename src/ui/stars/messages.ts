import type { Messages } from '#i18n/texts.ts';

/** The name of a rating, and of the radios in a star input but the first. */
export const starsMessages: Messages<'stars'> = {
  fi: { stars: '{count} tähteä' },
  se: { stars: '{count} stjärnor' },
  en: { stars: '{count} stars' },
  de: { stars: '{count} Sterne' },
};
