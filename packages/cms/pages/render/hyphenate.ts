/**
 * Lets long compounds of headings break between their parts (`Naudan|jauheliha|pihvit`), which browsers do not know, and longer
 * words of unknown parts between syllables.
 */
import { SYLLABLE } from 'saaristo/page-details';
import type { Language } from 'saaristo/sites';
import { type Html, trustHtml } from '../../platform/http/html.ts';
import { analyseWord } from '../../search/text/analyser.ts';
import { splitWords } from '../../search/text/language.ts';

/** Shorter words fit into the narrowest column. */
const MIN_LENGTH = 12;
/** Longer words do not fit into the narrowest page. */
const MAX_WHOLE = 15;
const LONG_WORD = new RegExp(String.raw`\p{L}{${MIN_LENGTH},}`, 'gu');

/** A soft hyphen that the stylesheet draws: texts that are copied, searched and read aloud do not contain it. */
const BREAK = '<span class="shy"></span>';

const TAG = /(<[^<>]*>)/;
const HEADING = /^<(\/?)h[1-3]\b/i;

function hyphenateWord(word: string, language: Language): string {
  const [folded = ''] = splitWords(word);
  const borders = folded.length === word.length ? (analyseWord(language, folded)?.borders ?? []) : [];
  if (borders.length === 0 && word.length > MAX_WHOLE) return word.split(SYLLABLE).join(BREAK);
  return [0, ...borders].map((from, index) => word.slice(from, borders[index])).join(BREAK);
}

/** Adds breaks to the headings of a page in Finnish or Swedish. Other languages write compounds in several words. */
export function hyphenateHeadings({ text: content }: Html, language: Language): Html {
  if (analyseWord(language, '') === undefined) return trustHtml(content);
  let isHeading = false;
  const parts = content.split(TAG).map((part, index) => {
    if (index % 2 === 0)
      return isHeading ? part.replace(LONG_WORD, (word) => hyphenateWord(word, language)) : part;
    const [tag, end] = HEADING.exec(part) ?? [];
    if (tag !== undefined) isHeading = end === '';
    return part;
  });
  return trustHtml(parts.join(''));
}
