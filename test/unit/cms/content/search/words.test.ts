import { describe, expect, it } from 'vitest';
import { analyseWord } from '../../../../../cms/content/search/analyser.ts';
import { listDictionaryForms } from '../../../../../cms/content/search/finnish/forms.ts';
import { splitWords } from '../../../../../cms/content/search/language.ts';
import { isValidSynonym, parseSynonyms } from '../../../../../cms/content/search/synonym-list.ts';
import { createSynonyms } from '../../../../../cms/content/search/synonyms.ts';
import { formatVector } from '../../../../../cms/content/search/vector.ts';

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

  it('compound: its end and its inner parts are distinguished [API-08]', () => {
    expect(analyseWord('fi', 'härkäpapupihvit')).toMatchObject({
      ends: ['papupihvi', 'pihvi'],
      inner: ['härkä', 'papu', 'härkäpapu'],
    });
  });
});

describe('Swedish words', () => {
  it.each([
    ['köttbullarna', 'köttbulle'],
    ['grytor', 'gryta'],
    ['korvarnas', 'korv'],
    ['skinkan', 'skinka'],
  ])('%s: its dictionary form is %s [API-08]', (word, base) => {
    expect(analyseWord('se', word)?.bases).toContain(base);
  });

  it.each([
    ['skinkpaj', ['skinka', 'paj']],
    ['åkerbönsbiff', ['åker', 'böna', 'biff']],
    ['ankpate', ['anka', 'pate']],
    ['grillkorven', ['grill', 'korv']],
  ])('%s: it is split into its parts [API-08]', (word, parts) => {
    expect(analyseWord('se', word)?.parts).toEqual(parts);
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

  it('vector: it contains only letters, digits and marks [API-08]', () => {
    expect(formatVector('en', [['A', `x' ':1A \\ & | !`]])).toMatch(
      /^(?:'[+^-]?[\p{L}\p{N}]+'(?::\d[A-D])? ?)+$/u,
    );
  });
});

describe('synonyms', () => {
  const { of, longestAt } = createSynonyms('fi', [
    { words: ['possu', 'porsas'], also: ['kinkku'] },
    { words: ['yhteystiedot', 'ota yhteyttä'], also: [] },
  ]);
  const bases = (...words: string[]) => words.map((word) => analyseWord('fi', word)?.bases ?? []);
  const found = (...words: string[]) => of(bases(...words)).map((phrase) => phrase.map(([first]) => first));

  it('synonyms: they find each other in any form, and additional words find nothing more [API-08]', () => {
    expect(found('porsaita')).toEqual([['possu'], ['kinkku']]);
    expect(found('kinkku')).toEqual([]);
  });

  it('synonyms of several words: the words match together [API-08]', () => {
    expect(found('yhteystiedot')).toEqual([['ota', 'yhteyttä']]);
    expect(longestAt(bases('ota', 'yhteyttä', 'possu'), 0)).toBe(2);
    expect(longestAt(bases('ota', 'yhteyttä', 'possu'), 2)).toBe(1);
  });

  it('typed synonyms: commas separate them, and duplicates and blanks are removed', () => {
    expect(parseSynonyms(' possu,, porsas ;possu,\n ota   yhteyttä, !')).toEqual([
      'possu',
      'porsas',
      'ota yhteyttä',
    ]);
  });

  it.each([
    [['possu'], [], false],
    [[], ['possu', 'porsas'], false],
    [['possu'], ['kinkku'], true],
    [['possu', 'x'.repeat(61)], [], false],
    [Array.from({ length: 31 }, (_, index) => `sana${index}`), [], false],
  ])('synonyms %j with additional %j: %s', (words, also, expected) => {
    expect(isValidSynonym({ words, also })).toBe(expected);
  });
});
