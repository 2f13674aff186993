/**
 * Lets long words break: compounds between their parts (`Naudan|jauheliha|pihvit`), which browsers do not know, longer words of
 * unknown parts between syllables, and e-mail addresses at their signs. Numbers stay with their units.
 */
import { ADDRESS, ADDRESS_BREAK, SYLLABLE } from 'saaristo/page-details';
import type { Language } from 'saaristo/sites';
import { type Html, trustHtml } from '../../platform/http/html.ts';
import { analyseWord } from '../../search/text/analyser.ts';
import { splitWords } from '../../search/text/language.ts';

/** Shorter words of headings fit into the narrowest column. */
const MIN_LENGTH = 12;
/** Longer words of unknown parts, and of texts, do not fit. */
const MAX_WHOLE = 15;
const LONG_WORD = new RegExp(String.raw`${ADDRESS}|(\(?)(\p{L}{${MIN_LENGTH},})([^\s\p{L}<>&-]*)`, 'gu');

/** A soft hyphen that the stylesheet draws: texts that are copied, searched and read aloud do not contain it. */
const BREAK = '<span class="sa-shy"></span>';

/** The space in a number, `1 200`, and between a number and its unit, `10 %`. */
const NUMBER_SPACE =
  /(?<=(?:^|[^\d.,])\d{1,3}) (?=\d{3}(?!\d))|(?<=\d) (?=(?:[%€]|°C|[kcm]?[gm]|[dcm]?l|kJ|kcal|kW|m[²³]|k?t|kpl|rkl|tl|st|kr|min|h|vrk|mån|milj\.)(?![\p{L}\d]))/gu;

const TAG = /(<[^<>]*>)/;
const HEADING = /^<(\/?)h[1-3]\b/i;
/** Elements whose content is no HTML, or stands in one line. */
const RAW = /^<(\/?)(script|style|textarea|select|datalist|svg|button|code|pre)\b(?![^>]*\/>)/i;

function hyphenateWord(word: string, language: Language, sign = BREAK): string {
  const [folded = ''] = splitWords(word);
  const borders = folded.length === word.length ? (analyseWord(language, folded)?.borders ?? []) : [];
  if (borders.length === 0 && word.length > MAX_WHOLE) return word.split(SYLLABLE).join(sign);
  return [0, ...borders].map((from, index) => word.slice(from, borders[index])).join(sign);
}

const LONGEST_WORD = new RegExp(String.raw`\p{L}{${MAX_WHOLE + 1},}`, 'gu');

/** Adds soft hyphens to a text that a widget shows. */
export const hyphenateText = (text: string, language: Language): string =>
  analyseWord(language, '') === undefined
    ? text
    : text.replace(LONGEST_WORD, (word) => hyphenateWord(word, language, '\u00ad'));

/** Adds breaks to the texts of a page. Only Finnish and Swedish write compounds in one word. */
export function hyphenate({ text: content }: Html, language: Language): Html {
  const hasCompounds = analyseWord(language, '') !== undefined;
  let isHeading = false;
  let raw: string | undefined;
  const breakWord = (all: string, before = '', word = '', after = ''): string => {
    if (word === '') return all.split(ADDRESS_BREAK).join('<wbr>');
    if (!hasCompounds || (!isHeading && word.length <= MAX_WHOLE)) return all;
    const broken = `${before}${hyphenateWord(word, language)}${after}`;
    // A word of a text moves to the next line as a whole before it breaks.
    return isHeading ? broken : `<span class="sa-word">${broken}</span>`;
  };
  const parts = content.split(TAG).map((part, index) => {
    if (index % 2 === 0) {
      if (raw !== undefined) return part;
      const text = part.replace(NUMBER_SPACE, '\u00a0');
      const broken = text.replace(LONG_WORD, breakWord);
      // The parts of a text stay one item of a flexible box or a grid.
      return isHeading || broken === text ? broken : `<span>${broken}</span>`;
    }
    isHeading = HEADING.test(part) ? HEADING.exec(part)?.[1] === '' : isHeading;
    const [, end, name] = RAW.exec(part) ?? [];
    if (end === '') raw ??= name;
    else if (name === raw) raw = undefined;
    return part;
  });
  return trustHtml(parts.join(''));
}
