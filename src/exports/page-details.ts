/** `saaristo/page-details`: the format and the limits of a saved page, the local times of its schedule and the borders of syllables in its words, for servers and editors. Runs anywhere. */
export { toLocalTime } from '#lib/local-time.ts';
export * from '#lib/page-details.ts';
export { STORED, type Stored } from '#lib/stored.ts';
export { SYLLABLE } from '#lib/syllables.ts';
