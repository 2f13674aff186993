/** Names that only the shop may use. */

/** Beginnings of folded names: the companies and their roles. */
const RESERVED = [
  'lihaluo',
  'saarist',
  'lihakaup',
  'asiakaspalv',
  'kundservice',
  'kundtjanst',
  'customerserv',
  'kundendienst',
  'yllapi',
  'admin',
  'moderaat',
  'moderat',
  'toimitus',
  'kauppias',
  'myyja',
  'virallinen',
  'official',
];

/** Characters that look like letters: `4siakaspalvelu`. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
};

/** Folds a name for comparison: removes case, accents and spaces, and replaces look-alikes. */
const foldName = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[013457@$!|]/g, (character) => LOOK_ALIKES[character] ?? '')
    .replaceAll(/[^a-z\u0370-\u04ff]/g, '');

/**
 * Returns whether a name could be mistaken for the shop's, or is written in Greek or Cyrillic, which have look-alikes.
 */
export function isReservedName(name: string): boolean {
  const text = foldName(name);
  return /[\u0370-\u04ff]/.test(text) || RESERVED.some((beginning) => text.includes(beginning));
}
