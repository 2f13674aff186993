/**
 * Where a Finnish or Swedish word has a border of syllables: before the last consonant between two vowels (`jau-he-li-ha`). A part
 * has at least two letters, the last three.
 */
export const SYLLABLE = /(?<=.[aeiouyåäöé][^aeiouyåäöé]{0,4})(?=[^aeiouyåäöé][aeiouyåäöé].)/i;

/** Source of an expression for e-mail addresses in a text. */
export const ADDRESS = String.raw`[\w.+-]{1,64}@[\w.-]{1,255}\w`;

/** Where an e-mail address may break: after its `@` and before its dots. */
export const ADDRESS_BREAK = /(?<=@)|(?=[.])/;
