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
export function formatDuration(total: number, t: Translate<'minutes' | 'hours' | 'hoursMinutes'>): string {
  const [hours, minutes] = [Math.floor(total / 60), total % 60];
  return t(hours === 0 ? 'minutes' : minutes === 0 ? 'hours' : 'hoursMinutes', { hours, minutes });
}
