import type { Language } from 'saaristo/sites';
import { foldCase } from './language.ts';

/** Å, Ä and Ö follow Z in Finnish and Swedish. These characters follow `z` in the collation "C". */
const AFTER_Z: Record<string, string> = { å: '{', ä: '|', æ: '|', ö: '}', ø: '}' };

/**
 * Returns a key that the collation "C" sorts in the alphabet of the language. Ignores case, accents and punctuation; numbers are sorted by
 * their value.
 */
export function getTitleSortKey(title: string, language: Language): string {
  const nordic = language === 'fi' || language === 'se';
  return foldCase(title)
    .replace(/[åäæöø]/g, (letter) => (nordic ? (AFTER_Z[letter] ?? letter) : letter))
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/\d+/g, (digits) => digits.padStart(6, '0'))
    .replace(/[^\p{L}\p{N}{|}]+/gu, ' ')
    .trim();
}
