import { type Compounding, parseWordList } from '../compounds.ts';
import { listDictionaryForms } from './forms.ts';
import { WORDS } from './words.ts';

const WORD_PARTS = parseWordList(WORDS);

/**
 * A first part is as it is (`kinkku|kiusaus`), in the genitive (`naudan|liha`, `eläinten|suojelu`), or, of a word in -nen,
 * with an s (`hampurilais|pihvi`).
 */
function listFirstForms(part: string): string[] {
  if (part.endsWith('n')) return [part, ...listDictionaryForms(part)];
  return part.endsWith('s') ? [part, `${part.slice(0, -1)}nen`] : [part];
}

/** Finnish, with the words that compounds of food are made of. */
export const finnish: Compounding = { words: WORD_PARTS, forms: listDictionaryForms, before: listFirstForms };
