/** `saaristo/page-details`: the format and the limits of a saved page, the local times of its schedule, its durations and where its words and addresses break, for servers and editors. Runs anywhere. */
export { formatDuration } from '#i18n/duration.ts';
export { toLocalTime } from '#lib/local-time.ts';
export * from '#lib/page-details.ts';
export { STORED, type Stored } from '#lib/stored.ts';
export { ADDRESS, ADDRESS_BREAK, SYLLABLE } from '#lib/syllables.ts';
