import { type Compounding, parseWordList } from '../compounds.ts';
import { WORDS } from './words.ts';

const MIN_STEM_LENGTH = 3;
/** Endings of the article and the plural: `korvarna`, `grytor`, `revbenet`. */
const ENDINGS = ['arna', 'erna', 'orna', 'ar', 'er', 'or', 'en', 'et', 'na', 'an', 'n', 't', 'a', 'e', 'r'];

const WORD_PARTS = parseWordList(WORDS);

/** Returns the possible dictionary forms of a Swedish word: `grytor` gives `gryta`, and also `gryt` and `gryte`. */
function listDictionaryForms(word: string): string[] {
  const plain = word.endsWith('s') ? [word, word.slice(0, -1)] : [word];
  const found = plain.flatMap((form) =>
    ENDINGS.filter((ending) => form.endsWith(ending)).flatMap((ending) => {
      const stem = form.slice(0, -ending.length);
      return stem.length < MIN_STEM_LENGTH ? [] : [stem, `${stem}a`, `${stem}e`];
    }),
  );
  return [...new Set([...plain, ...found])];
}

/**
 * Returns the dictionary forms of a first part. It loses its last vowel (`skink|paj`), gets an s (`julbords|skinka`), or both
 * (`åkerböns|biff`).
 */
function listFirstForms(part: string): string[] {
  const stems = part.endsWith('s') ? [part, part.slice(0, -1)] : [part];
  return stems.flatMap((stem) => [stem, `${stem}a`, `${stem}e`]);
}

/** Swedish, with the word parts of food compounds. */
export const swedish: Compounding = { words: WORD_PARTS, forms: listDictionaryForms, before: listFirstForms };
