import type { Messages, Translate } from '#i18n/texts.ts';

/** Texts that only recipe cards use. */
export const ownMessages: Messages<'toRecipe' | 'totalTime' | 'minutes' | 'hours' | 'hoursMinutes'> = {
  fi: {
    toRecipe: 'Katso resepti',
    totalTime: 'Valmistusaika',
    minutes: '{minutes} min',
    hours: '{hours} h',
    hoursMinutes: '{hours} h {minutes} min',
  },
  se: {
    toRecipe: 'Till receptet',
    totalTime: 'Tillagningstid',
    minutes: '{minutes} min',
    hours: '{hours} tim',
    hoursMinutes: '{hours} tim {minutes} min',
  },
  en: {
    toRecipe: 'View recipe',
    totalTime: 'Total time',
    minutes: '{minutes} min',
    hours: '{hours} h',
    hoursMinutes: '{hours} h {minutes} min',
  },
  de: {
    toRecipe: 'Zum Rezept',
    totalTime: 'Zubereitungszeit',
    minutes: '{minutes} Min.',
    hours: '{hours} Std.',
    hoursMinutes: '{hours} Std. {minutes} Min.',
  },
};

/** @param total in minutes */
export const formatDuration = (total: number, t: Translate<'minutes' | 'hours' | 'hoursMinutes'>): string =>
  t(total < 60 ? 'minutes' : total % 60 ? 'hoursMinutes' : 'hours', {
    hours: Math.floor(total / 60),
    minutes: total % 60,
  });
