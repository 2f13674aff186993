import { describe, expect, it } from 'vitest';
import { analyseWord } from '../../../search/text/analyser.ts';
import { getTitleSortKey } from '../../../search/text/alphabet.ts';
import { listDictionaryForms } from '../../../search/text/finnish/forms.ts';
import { splitTokens, splitWords } from '../../../search/text/language.ts';
import { findItemProblems } from '../../../collections/form.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { synonyms as synonymItems } from '../../../search/synonym-collection.ts';
import { createSynonyms, getSynonyms } from '../../../search/synonyms.ts';
import { formatVector } from '../../../search/text/vector.ts';

/** A dictionary form with forms of it. */
const FORMS: Readonly<Record<string, string>> = {
  nakki: 'nakin nakkia nakit nakkeja nakkien nakeissa nakilla nakkiin nakeista nakkina',
  pihvi: 'pihvit pihvejä pihviä pihvien pihvin pihveille',
  nauta: 'naudan nautaa naudat nautoja naudasta nautojen',
  sika: 'sian sikaa siat sikoja sialla sioista',
  porsas: 'porsaan porsasta porsaat porsaita porsaiden porsaaseen',
  kana: 'kanaa kanan kanoja kanat kanoihin kanojen',
  makkara: 'makkaraa makkaran makkarat makkaroita makkaroiden makkaroihin',
  pyörykkä: 'pyörykän pyörykät pyöryköitä pyörykkää pyörykkään',
  pata: 'padan padat patoja padassa patojen patoihin',
  lohi: 'lohta lohen lohia lohesta',
  leipä: 'leivän leivät leipiä leipien leivistä',
  siipi: 'siivet siiven siipiä siipien',
  kylki: 'kyljen kylkeä kyljet kylkiä',
  filee: 'fileen fileet fileitä fileetä fileiden fileeseen',
  kastike: 'kastikkeen kastiketta kastikkeita kastikkeeseen kastikkeiden',
  varras: 'vartaan vartaat vartaita varrasta vartaista',
  gluteeniton: 'gluteenittomat gluteenittomia gluteenitonta gluteenittoman',
  vegaaninen: 'vegaaniset vegaanisia vegaanista vegaanisen',
  pakkaus: 'pakkaukset pakkausta pakkauksia pakkauksen pakkaaminen',
  keitin: 'keittimen keittimet keittimiä',
  vastuullisuus: 'vastuullisuuden vastuullisuutta',
  kierrätys: 'kierrätyksen kierrättäminen',
  ruoka: 'ruoan ruokaa ruokia ruoat',
  luu: 'luun luut luita luulla',
  työ: 'työn työtä töitä töissä',
  vuosi: 'vuoden vuotta vuosia',
  broileri: 'broilerimme broilerinsa broilerikin',
};

describe('Finnish words', () => {
  it.each(Object.entries(FORMS))('%s: its forms share a dictionary form [API-08]', (base, forms) => {
    const missed = `${base} ${forms}`.split(' ').filter((form) => !listDictionaryForms(form).includes(base));
    expect(missed).toEqual([]);
  });

  it.each([
    ['grillimakkaroita', ['grillimakkara'], ['grilli', 'makkara']],
    ['saunakinkulla', ['saunakinkku'], ['sauna', 'kinkku']],
    ['siankyljet', ['siankylki'], ['sika', 'kylki']],
    ['jauhelihapihvejä', ['jauhelihapihvi'], ['jauhe', 'liha', 'pihvi']],
    ['hampurilaissämpylä', ['hampurilaissämpylä'], ['hampurilainen', 'sämpylä']],
    // A brand that is in no list.
    ['Xyrtomakkarat', ['xyrtomakkara'], ['xyrto', 'makkara']],
  ])('%s: it is split into its parts [API-08]', (word, bases, parts) => {
    expect(analyseWord('fi', word.toLowerCase())).toMatchObject({ bases, parts });
  });

  it.each([
    // pulla, kana, keitto, aika and nakki are inside these words, but are not parts of them.
    'sipulilla',
    'kananmuna',
    'porkkana',
    'keittiö',
    'tilaajan',
    'takana',
  ])('%s: it is not split [API-08]', (word) => {
    expect(analyseWord('fi', word)?.parts).toEqual([]);
  });

  it('several possible dictionary forms: the known one is used [API-08]', () => {
    expect(listDictionaryForms('tortilla')).toContain('tortti');
    expect(analyseWord('fi', 'tortilla')?.bases).toEqual(['tortilla']);
  });
});

describe('analysis', () => {
  it('long word: more than 40 letters are not analysed', () => {
    const word = (length: number) => `${'x'.repeat(length - 'amakkaroita'.length)}amakkaroita`;
    expect(analyseWord('fi', word(40))?.bases).toEqual([word(40).replace(/ita$/, '').replace(/o$/, 'a')]);
    expect(analyseWord('fi', word(41))).toEqual({
      bases: [word(41)],
      ends: [],
      inner: [],
      borders: [],
      parts: [],
      known: false,
    });
  });
});

describe('Swedish words', () => {
  it.each([
    ['skinkpaj', ['skinka', 'paj']],
    ['åkerbönsbiff', ['åker', 'böna', 'biff']],
    ['ankpate', ['anka', 'pate']],
    ['grillkorven', ['grill', 'korv']],
  ])('%s: it is split into its parts [API-08]', (word, parts) => {
    expect(analyseWord('se', word)?.parts).toEqual(parts);
  });
});

describe('titles', () => {
  it.each([
    ['fi', 'Öljy Ämpäri Ålesund Æbleskiver Øre', '}ljy |mp|ri {lesund |bleskiver }re'],
    ['se', 'Å Ä Ö', '{ | }'],
    ['de', 'Öl Ärger Ål Øre Æ', 'ol arger al øre æ'],
    ['fi', '(Ä)', '|'],
    ['en', 'Crème – “Brûlée”! 7 & 1234567', 'creme brulee 000007 1234567'],
  ] as const)('sort key in the language %s: %s is %s', (language, title, key) => {
    expect(getTitleSortKey(title, language)).toBe(key);
  });
});

describe('index', () => {
  it('index: it has the written words, dictionary forms and parts, each with its place [API-08]', () => {
    expect(
      formatVector('fi', [
        ['A', 'Saunakinkkua'],
        ['C', 'kinkku'],
        ['D', 'kinkku'],
      ]).split(' '),
    ).toEqual([
      "'saunakinkkua':1A",
      "'saunakinkku':1A",
      "'+kinkku':1A",
      "'-sauna':1A",
      "'^s':1A",
      "'^sa':1A",
      "'kinkku':1C",
    ]);
  });

  it('accents: those that visitors do not type are removed, and letters of the language stay [API-08]', () => {
    expect(splitWords('Entrecôte, PATÉ & jälkiruoka-ÄÖÅ')).toEqual([
      'entrecote',
      'pate',
      'jälkiruoka',
      'äöå',
    ]);
  });

  it.each([
    ['400 g', '400g'],
    ['400g', '400g'],
    ['0,4 kg', '400g'],
    ['0.4 KG', '400g'],
    ['1,5 l', '1500ml'],
    ['3 dl', '300ml'],
    ['12 kpl', '12kpl'],
    ['4 × 180 g', '4 180g'],
    ['120–150 g', '120 150g'],
    ['E250', 'e250'],
    ['E 250', 'e250'],
    ['(e-471a)', 'e471a'],
    ['5 gluteenitonta', '5 gluteenitonta'],
    ['a400g', 'a400g'],
    ['1234567 g', '1234567 g'],
    ['Entrecôte', 'entrecote'],
  ])('text %s: measures and numbers of additives are one word each: %s [API-08]', (text, words) => {
    expect(
      splitTokens(text)
        .map(({ word }) => word)
        .join(' '),
    ).toBe(words);
  });

  it('index: a measure is found by its number, too [API-08]', () => {
    expect(formatVector('fi', [['D', '0,4 kg ja 250 g']])).toBe("'400g' '0' '4' 'kg' 'ja' '250g' '250' 'g'");
  });

  it('vector: it contains only letters, digits and marks [API-08]', () => {
    expect(formatVector('en', [['A', `x' ':1A \\ & | !`]])).toMatch(
      /^(?:'[+^-]?[\p{L}\p{N}]+'(?::\d[A-D])? ?)+$/u,
    );
  });
});

/** The place of items of all sites. */
const NOWHERE = { site: null, language: null };

describe('synonyms', () => {
  const ROWS = [
    { words: ['possu', 'porsas'], also: ['kinkku'] },
    { words: ['yhteystiedot', 'ota yhteyttä'], also: [] },
  ];
  const of = (words: string[][]) => createSynonyms('fi', ROWS).of(words);
  const longestAt = (words: string[][], at: number) => createSynonyms('fi', ROWS).longestAt(words, at);
  const bases = (...words: string[]) => words.map((word) => [...(analyseWord('fi', word)?.bases ?? [])]);
  const found = (...words: string[]) => of(bases(...words)).map((phrase) => phrase.map(([first]) => first));

  it('synonyms: they find each other in any form, and additional words find nothing more [API-08]', () => {
    expect(found('porsaita')).toEqual([['possu'], ['kinkku']]);
    expect(found('kinkku')).toEqual([]);
  });

  it('synonyms of several words: the words match together [API-08]', () => {
    expect(found('yhteystiedot')).toEqual([['ota', 'yhteyttä']]);
    expect(longestAt(bases('ota', 'yhteyttä', 'possu'), 0)).toBe(2);
    expect(longestAt(bases('ota', 'yhteyttä', 'possu'), 2)).toBe(1);
    expect(found('ota', 'possu')).toEqual([]);
  });

  it('synonyms of a language without compounds: their words match as they are [API-08]', () => {
    const synonyms = createSynonyms('en', [{ words: ['pork', 'pig'], also: [] }]);
    expect(synonyms.of([['pig']])).toEqual([[['pork']]]);
  });

  it('stored synonyms: they are prepared again when they change', () => {
    const stored = JSON.stringify([ROWS[0]]);
    const first = getSynonyms('fi', stored);
    expect(getSynonyms('fi', stored)).toBe(first);
    expect(getSynonyms('fi', JSON.stringify([ROWS[1]])).of([['porsas']])).toEqual([]);
  });

  it('typed synonyms: duplicates and blanks are removed', () => {
    const typed = [' possu', '', 'porsas ', 'possu', '\n ota   yhteyttä', '!'];
    expect(synonymItems.complete?.({ words: typed, also: ['porsas', 'sika'] }, NOWHERE, null)).toEqual({
      words: ['possu', 'porsas', 'ota yhteyttä'],
      also: ['sika'],
    });
  });

  it.each([
    [['possu'], [], false],
    [[], ['possu', 'porsas'], false],
    [['possu'], ['kinkku'], true],
    [['possu', 'x'.repeat(61)], [], false],
    [Array.from({ length: 31 }, (_, index) => `sana${index}`), [], false],
    [Array.from({ length: 30 }, (_, index) => `sana${index}`), [], true],
    [['possu', 'x'.repeat(60)], [], true],
  ])('synonyms %j with additional %j: %s', async (words, also, expected) => {
    const value = { language: 'fi', words, also };
    const item = { ...NOWHERE, id: 1, key: '', position: 0, value };
    expect((await findItemProblems({} as Queries, synonymItems, item, 'en')).length === 0).toBe(expected);
  });
});
