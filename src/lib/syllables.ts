/**
 * Where a Finnish or Swedish word has a border of syllables: before the last consonant between two vowels (`jau-he-li-ha`). A part
 * has at least two letters, the last three.
 */
export const SYLLABLE = /(?<=.[aeiouyåäöé][^aeiouyåäöé]{0,4})(?=[^aeiouyåäöé][aeiouyåäöé].)/i;
