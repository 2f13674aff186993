import { durationMessages } from '#i18n/duration.ts';
import { mergeMessages } from '#i18n/texts.ts';

/** Texts that only recipe cards use. */
export const ownMessages = mergeMessages(durationMessages, {
  fi: {
    toRecipe: 'Katso resepti',
    totalTime: 'Valmistusaika',
  },
  se: {
    toRecipe: 'Till receptet',
    totalTime: 'Tillagningstid',
  },
  en: {
    toRecipe: 'View recipe',
    totalTime: 'Total time',
  },
  de: {
    toRecipe: 'Zum Rezept',
    totalTime: 'Zubereitungszeit',
  },
});
