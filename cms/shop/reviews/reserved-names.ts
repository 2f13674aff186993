/** Names under which the shop alone speaks. */

/** Beginnings of words, folded: of the companies, and of what those are called who answer for them. */
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

/** Characters that are read as other ones: `4siakaspalvelu`. */
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

/** As it is read: without case, accents, spaces and other writing systems' look-alikes. */
const foldName = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[013457@$!|]/g, (character) => LOOK_ALIKES[character] ?? '')
    .replaceAll(/[^a-z\u0370-\u04ff]/g, '');

/** Whether a visitor could be taken for the shop by this name, or writes it in another alphabet than the shop's readers do. */
export function isReservedName(name: string): boolean {
  const text = foldName(name);
  return /[\u0370-\u04ff]/.test(text) || RESERVED.some((beginning) => text.includes(beginning));
}
