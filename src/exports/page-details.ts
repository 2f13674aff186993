/** `saaristo/page-details`: the format and the limits of a saved page, the local times of its schedule, its durations and where its words and addresses break, for servers and editors. Runs anywhere. */
import { createTranslate } from '#i18n/texts.ts';
import type { Language } from '#lib/site.ts';
import { formatDuration as format, ownMessages } from '#ui/recipe-card/own-messages.ts';

export { toLocalTime } from '#lib/local-time.ts';
export * from '#lib/page-details.ts';
export { STORED, type Stored } from '#lib/stored.ts';
export { ADDRESS, ADDRESS_BREAK, SYLLABLE } from '#lib/syllables.ts';

/** Writes a number of minutes as cards of recipes do. */
export const formatDuration = (minutes: number, language: Language): string =>
  format(minutes, createTranslate(ownMessages, language));
