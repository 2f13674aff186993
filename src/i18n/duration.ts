/** Durations by language, such as the time of a recipe: on cards, and on pages that a server renders. */
import type { Language } from '#lib/site.ts';
import { createTranslate, type Messages, type Translate } from './texts.ts';

type Key = 'minutes' | 'hours' | 'hoursMinutes';

const finnishOrEnglish = {
  minutes: '{minutes} min',
  hours: '{hours} h',
  hoursMinutes: '{hours} h {minutes} min',
};

export const durationMessages: Messages<Key> = {
  fi: finnishOrEnglish,
  se: { minutes: '{minutes} min', hours: '{hours} tim', hoursMinutes: '{hours} tim {minutes} min' },
  en: finnishOrEnglish,
  de: { minutes: '{minutes} Min.', hours: '{hours} Std.', hoursMinutes: '{hours} Std. {minutes} Min.' },
};

/** @param total in minutes */
export function formatDuration(
  total: number,
  language: Language,
  t: Translate<Key> = createTranslate(durationMessages, language),
): string {
  const [hours, minutes] = [Math.floor(total / 60), total % 60];
  return t(hours === 0 ? 'minutes' : minutes === 0 ? 'hours' : 'hoursMinutes', { hours, minutes });
}
