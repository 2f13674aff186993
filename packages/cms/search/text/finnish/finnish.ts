import { type Compounding, parseWordList } from '../compounds.ts';
import { listDictionaryForms } from './forms.ts';
import { WORDS } from './words.ts';

const WORD_PARTS = parseWordList(WORDS);

/**
 * Returns the dictionary forms of a first part. It is unchanged (`kinkku|kiusaus`), in the genitive (`naudan|liha`, `eläinten|suojelu`), or
 * has an s in place of -nen (`hampurilais|pihvi`).
 */
function listFirstForms(part: string): string[] {
  if (part.endsWith('n')) return [part, ...listDictionaryForms(part)];
  return part.endsWith('s') ? [part, `${part.slice(0, -1)}nen`] : [part];
}

/** Finnish, with the word parts of food compounds. */
export const finnish: Compounding = { words: WORD_PARTS, forms: listDictionaryForms, before: listFirstForms };
