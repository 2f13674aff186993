import { type Compounding, wordList } from '../compounds.ts';
import { dictionaryForms } from './forms.ts';
import { WORDS } from './words.ts';

const words = wordList(WORDS);

/**
 * A first part is as it is (`kinkku|kiusaus`), in the genitive (`naudan|liha`, `eläinten|suojelu`), or, of a word in -nen,
 * with an s (`hampurilais|pihvi`).
 */
function before(part: string): string[] {
  if (part.endsWith('n')) return [part, ...dictionaryForms(part)];
  return part.endsWith('s') ? [part, `${part.slice(0, -1)}nen`] : [part];
}

/** Finnish, with the words that compounds of food are made of. */
export const finnish: Compounding = { words, forms: dictionaryForms, before };
