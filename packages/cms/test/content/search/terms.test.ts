import { describe, expect, it } from 'vitest';
import type { Language } from '../../../../../src/lib/site.ts';
import { analyseWord } from '../../../search/text/analyser.ts';
import { createSynonyms } from '../../../search/synonyms.ts';
import {
  createTerms,
  formatMatchQuery,
  formatWordQuery,
  getKnownWords,
  getQueryWords,
  type Query,
  type Term,
  type Width,
} from '../../../search/terms.ts';
import { correctBy, getEditDistance } from '../../../search/text/typos.ts';
import { formatVector } from '../../../search/text/vector.ts';

const SYNONYMS = [
  { words: ['kylki', 'ribs'], also: [] },
  { words: ['yhteystiedot', 'ota yhteyttä'], also: [] },
  { words: ['pork', 'pig', 'hog roast'], also: [] },
];

/** A query whose database stems have a `*`. */
const queryOf = (language: Language, text: string, endings: Record<string, string[]> = {}): Query => ({
  language,
  typed: getQueryWords(text).map((word) => ({
    word,
    stems: [`${word}*`],
    analysis: analyseWord(language, word),
  })),
  synonyms: createSynonyms(language, SYNONYMS),
  endings: new Map(Object.entries(endings)),
});

/** Writes alternatives as their share and words: `0.5 sika & kylki|ribs`; `…` stands for a prefix. */
const describeTerms = (terms: readonly Term[]): string[][] =>
  terms.map((term) =>
    term.map(
      ({ words, share }) =>
        `${share} ${words.map(({ lexemes, beginning }) => lexemes.join('|') + (beginning ? '…' : '')).join(' & ')}`,
    ),
  );

describe('terms of a query', () => {
  const RIBS = ['1 ribs', '0.6 kylki'];
  const COMPOUND = ['1 siankylki', '0.5 sika & kylki|ribs'];
  const PHRASE = ['1 ota & yhteyttä|yhteys', '0.6 yhteystiedot|yhteystieto'];
  const PIG = ['1 pig|pig*', '0.6 pork', '0.6 hog & roast'];
  it.each<[Language, string, Width, string[][]]>([
    ['fi', 'nakin', 'wide', [['1 nakin|nakki']]],
    ['fi', 'nakin', 'widest', [['1 nakin|nakki', '0.4 nakin…']]],
    ['fi', 'ribs', 'exact', [RIBS]],
    ['fi', 'ribs', 'parts', [RIBS]],
    ['fi', 'ribs', 'wide', [[...RIBS, '0.4 ribs…']]],
    ['fi', 'siankylki', 'exact', [['1 siankylki']]],
    ['fi', 'siankylki', 'parts', [COMPOUND]],
    ['fi', 'siankylki', 'wide', [[...COMPOUND, '0.4 siankylki…']]],
    ['fi', 'xyrtoi', 'wide', [['1 xyrtoi', '0.4 xyrtoi|xyrt…']]],
    ['fi', 'xyrto', 'exact', [['1 xyrto']]],
    ['fi', 'xyrto', 'parts', [['1 xyrto', '0.4 abxyrto']]],
    ['fi', 'kala', 'wide', [['1 kala']]],
    ['fi', 'lapsia', 'wide', [['1 lapsia|lapsi']]],
    ['fi', 'ota yhteyttä nakki', 'exact', [PHRASE, ['1 nakki']]],
    ['fi', 'ota yhteyttä nakki', 'widest', [PHRASE, ['1 nakki', '0.4 nakki…']]],
    [
      'fi',
      'yhteystiedot',
      'wide',
      [['1 yhteystiedot|yhteystieto', '0.6 ota & yhteyttä|yhteys', '0.5 yhteys & tieto', '0.4 yhteystieto…']],
    ],
    ['se', 'korvar', 'wide', [['1 korvar|korv']]],
    ['se', 'xyrtar', 'wide', [['1 xyrtar|xyrt|xyrta|xyrte|xyrtaa|xyrtae', '0.4 xyrtar…']]],
    ['en', 'pig roast', 'exact', [PIG, ['1 roast|roast*']]],
    ['en', 'pig roast', 'wide', [PIG, ['1 roast|roast*', '0.4 roast…']]],
    ['en', 'hog roast', 'wide', [['1 hog|hog* & roast|roast*', '0.6 pork|pig']]],
  ])('query in %s: %s in the width %s has the terms %j [API-08]', (language, text, width, terms) => {
    const query = queryOf(language, text, { xyrto: ['abxyrto'] });
    expect(describeTerms(createTerms(query, width).match)).toEqual(terms);
  });

  it('ranking: it is by the parts of compounds at least, and by the text in a wide search [API-08]', () => {
    const [exact, wide, widest] = (['exact', 'wide', 'widest'] as const).map((width) =>
      createTerms(queryOf('fi', 'siankylki'), width),
    );
    expect(describeTerms(exact!.rank)).toEqual([COMPOUND]);
    expect(wide!.rank).toEqual(wide!.match);
    expect([exact!.rankText, wide!.rankText, widest!.rankText]).toEqual([false, true, false]);
  });

  it.each<[Parameters<typeof formatWordQuery>, string]>([
    [[{ lexemes: ['a'] }], "('a'|'+a'|'-a')"],
    [[{ lexemes: ['a'] }, 'whole'], "('a')"],
    [[{ lexemes: ['a', 'bc'] }, 'end', 'A'], "('a':A|'+a':A|'bc':A|'+bc':A)"],
    [[{ lexemes: ['ab'], beginning: true }, 'whole', 'A'], "('^ab':A)"],
    [[{ lexemes: ['abc'], beginning: true }, 'inner', 'B'], "('abc':*B|'+abc':*B|'-abc':*B)"],
    [[{ lexemes: ['ab', 'abc'], beginning: true }, 'whole'], "('ab':*|'abc':*)"],
  ])('pattern %j: its query is %s [API-08]', (pattern, query) => {
    expect(formatWordQuery(...pattern)).toBe(query);
  });

  it('terms: all of them and one alternative of each have to match [API-08]', () => {
    expect(formatMatchQuery(createTerms(queryOf('en', 'hog roast pig'), 'exact'))).toBe(
      "(('hog'|'+hog'|'-hog'|'hog*'|'+hog*'|'-hog*')&('roast'|'+roast'|'-roast'|'roast*'|'+roast*'|'-roast*')|" +
        "('pork'|'+pork'|'-pork'|'pig'|'+pig'|'-pig'))&" +
        "(('pig'|'+pig'|'-pig'|'pig*'|'+pig*'|'-pig*')|('pork'|'+pork'|'-pork')|('hog'|'+hog'|'-hog')&('roast'|'+roast'|'-roast'))",
    );
  });

  it('words: eight of the first 200 characters are searched, and known words are listed [API-08]', () => {
    expect(getQueryWords('A b! C-d e f g h i j')).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']);
    expect(getQueryWords('x'.repeat(300))).toEqual(['x'.repeat(200)]);
    expect(getKnownWords(queryOf('fi', 'nakki xyrto makkarakeitto'))).toEqual(['nakki', 'makkarakeitto']);
    expect(getKnownWords(queryOf('en', 'pig'))).toEqual([]);
  });
});

describe('typos', () => {
  it.each([
    ['ab', 'ba', 1],
    ['abc', 'cab', 2],
    ['abcd', 'badc', 2],
    ['aab', 'aba', 1],
    ['a', 'b', 1],
    ['', '', 0],
  ])('edit distance of %j and %j: it is %i', (typed, meant, whole) => {
    expect(getEditDistance(typed, meant).whole).toBe(whole);
  });

  it.each<[string, string[], string | undefined]>([
    // The nearest word, then the most frequent one.
    ['makara', ['makaraa', 'makkari', 'makkari'], 'makara'],
    ['makera', ['makkari', 'makkara', 'makira', 'makura', 'makura'], 'makura'],
    ['makera', ['makura', 'makura', 'makira'], 'makura'],
    // One typo below eight letters, two from there.
    ['nakkiki', ['nakkapa'], undefined],
    ['nakkikix', ['nakkapix'], 'nakkapix'],
    ['abc', ['abd'], undefined],
    ['abcd', ['abce'], 'abce'],
    // A prefix, from five letters on.
    ['grilim', ['grillimakkara'], 'grillimakkara'],
    ['gril', ['gralmakkara'], undefined],
    ['grixl', ['grillimakkara'], 'grillimakkara'],
    // A whole word is better than a prefix.
    ['makara', ['makkaralenkki', 'makarax'], 'makara'],
    ['mxkara', ['makaralenkki', 'makara'], 'makara'],
  ])('word %s among %j: it is corrected to %s', (typed, known, word) => {
    expect(correctBy([typed], known) ?? (known.some((one) => one.includes(typed)) ? typed : undefined)).toBe(
      word,
    );
  });
});

describe('index of texts', () => {
  it('places: a word has those of all its texts, and the last one counts as none [API-08]', () => {
    expect(
      formatVector('en', [
        ['A', 'ring of a'],
        ['B', 'ring'],
        ['C', 'of ring'],
        ['D', 'ring rest'],
      ]),
    ).toBe("'ring':1A,2B,3C 'of':1A,2C 'a':1A '^r':1A '^ri':1A '^of':1A 'rest'");
  });

  it('limits: words of more than 60 letters and those beyond 400 kB are left out [API-08]', () => {
    const long = 'x'.repeat(60);
    expect(formatVector('en', [['D', `${long} ${long}y`]])).toBe(`'${long}'`);
    const words = Array.from({ length: 6000 }, (_, index) => `${'x'.repeat(55)}${10_000 + index}`);
    const kept = formatVector('en', [['D', words.join(' ')]]).split(' ').length;
    // 60 bytes and 10 for its positions each.
    expect(kept).toBe(Math.floor(400_000 / 70) + 1);
    const same = formatVector('en', [['D', `${'abc '.repeat(40_000)} end`]]);
    expect(same).toBe("'abc' 'end'");
  });
});
