import type { Language } from 'saaristo/sites';
import { foldCase } from './language.ts';

/** Å, Ä and Ö come after Z in Finnish and Swedish; these characters come after `z` in the collation "C". */
const AFTER_Z: Record<string, string> = { å: '{', ä: '|', æ: '|', ö: '}', ø: '}' };

/**
 * A title as the collation "C" sorts it in the alphabet of its language: case, accents and punctuation do not count,
 * and numbers go by their size.
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
