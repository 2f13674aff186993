import { describe, expect, it } from 'vitest';
import { analyseWord } from '../../../search/text/analyser.ts';
import { getTitleSortKey } from '../../../search/text/alphabet.ts';
import { parseWordList, splitCompound } from '../../../search/text/compounds.ts';
import { listDictionaryForms } from '../../../search/text/finnish/forms.ts';
import { getWeakGrade, listStrongGrades } from '../../../search/text/finnish/gradation.ts';
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

/** Words with all their possible dictionary forms. */
const POSSIBLE_FORMS = [
  'kypsyneen kypsynee kypsyne kypsynyt kypsyni kypsyn',
  'palaneen palanee palane palanut palani palan',
  'vuoden vuode vuote vuodi vuoti vuosi',
  'vettä',
  'kannen kanne kante kanni kanti kansi kann',
  'varren varre varte varri varti varsi varr',
  'jälleen jällee jältee jälle jälli jälsi jäll',
  'pakkauksen pakkaukse pakkauksi pakkaus',
  'vegaanisen vegaanise vegaanisi vegaaninen',
  'keittimen keittime keittimi keittin keitin',
  'siemenen siemene siemeni siemen',
  'askeleen askelee askelkee askele askeli askel',
  'oluen olue olkue olui olkui olut',
  'kevyen kevye kepye kevyi kepyi kevyt',
  'hengettömän hengettömä hengetön',
  'suuremman suuremma suurempa suurempi',
  'vartaan vartaa varttaa vartas varras varta',
  'kauniin kaunii kaunis kauni kauna kaune kaun',
  'herneeseen herneesee herneese hernee herne hernut',
  'kastiketta kastike kastikke kastiki kastikki kastikei',
  'lohta loh lohi',
  'porsasta porsa porsas porsanen porsasi',
  'nakkia nakki nakka nakke',
  'taloihin taloihi taloihki taloi talo talko tala talka taluo talkuo',
  'luita lui luu',
  'makkaroita makkaroi makkaro makkarko makkara makkarka makkaruo makkarkuo',
  'pöytien pöytie pöyttie pöytii pöyttii pöytä pöyttä pöyte pöytte pöyti pöytti pöysi pöys',
  'kirjeitä kirjei kirji kirki kirjee kirkee kirje',
  'taloja talo talko tala talka taluo talkuo',
  'ystäviä ystävi ystävä ystäpä ystäve ystäpe ystäpi',
  'lapsille lapsi lapsa lapse lapnen',
  'kotona koto',
  'vieraitten vieraitte vieraitti vieraitsi vieraa vierkaa vieras vierait vieraisi vierais',
  'kinkkukaan kinkkukaa kinkkukkaa kinkkukas kinkkuas kinkkuka kinkku kinkkun',
  'broilerimmekin broilerimmeki broilerimmekki broilerimmeka broilerimmekka broilerimmeke broilerimmekke broilerimme broileri broilerin broilerki broilera broilerka broilere broilerke broiler broilerimmen broilerimpe broilerimmi broilerimpi',
  'pakkaaminen pakkus pakkaus pakkaamine pakkaamini pakkaamin',
  'syöttäminen syöttys syötys syöttämine syöttämini syöttämin',
  'mökkiin mökkii mökkis mökis mökki mökkä mökke',
  'tytärten tytärte tytärtte tytärti tytärtti tytärsi tytär tytäri',
  'perheiden perheide perheite perheidi perheiti perheisi perhi perhee perhe',
  'puita pui puu',
  'hyytelöisen hyytelöise hyytelöisi hyytelöinen',
  'onnellisen onnellise onnellisi onnellinen',
  'alueellisen alueellise alueellisi alueellinen',
  'määrän määrä määrkä',
  'kampaamon kampaamo',
  'sport',
  'päitä päi pää päs',
  'piitä pii pis',
  'syitä syi syy',
  'apuja apu appu apuu appuu',
  'lasien lasie lasii lasa lase lasi lanen',
  'paistaminenkin paistaminenki paistaminenkki paistaminenka paistaminenkka paistaminenke paistaminenkke paistaminen paistus paistamine paistamini paistamin paistaminenn',
  'patentin patenti patentti patenta patentta patente patentte patensi',
  'pöydältä pöydä pöytä pöydäl pöydäli',
  'kadulta kadu katu kadul kaduli',
  'talossa talo talko',
  'talosta talo talko talos talonen talosi',
  'talolla talo talko',
  'taloissa taloi talkoi talo talko tala talka taluo talkuo',
  'taloista taloi talkoi talois taloinen taloisi talo talko tala talka taluo talkuo',
  'taloilla taloi talkoi talo talko tala talka taluo talkuo',
  'taloilta taloi talkoi taloil taloili talo talko tala talka taluo talkuo',
  'taloina taloi talo talko tala talka taluo talkuo',
  'taloitta taloi talkoi taloit taloisi talois talo talko tala talka taluo talkuo',
  'sonata',
];

/** Stems in the weak grade with those in the strong grade. */
const STRONG_GRADES =
  'naka nakka,lapu lappu,mato matto,pada pata,leivä leipä,kamma kampa,ranna ranta,illa ilta,kerra kerta,kengä kenkä,' +
  'aja aika,kylje kylke,särje särke,pohje pohke,lahde lahte,kalva kalpa,turva turpa,jala jalka,kure kurke,naha nahka,' +
  'palka palkka,panki pankki,kirko kirkko,helpo helppo,lampu lamppu,harpo harppo,kulta kultta,tonti tontti,korti kortti,' +
  'suvu supu suku,kyvy kypy kyky,savu sapu,suva supa,sia sika,ruoa ruoka,suru surku,juhlavu juhlapu,suvau supau,maa,x,sauna,kalat,siat';

/** Stems in the strong grade with those in the weak grade. */
const WEAK_GRADES =
  'nakka naka,lappa lapa,matto mato,pata pada,leipä leivä,sika sia,kampa kamma,ranta ranna,ilta illa,kerta kerra,' +
  'kenkä kengä,lahti lahdi,kalpa kalva,turpa turva,palkka palka,pankki panki,kirkko kirko,kultta kulta,tontti tonti,' +
  'kortti korti,sauna sauna,maa maa,x x,nakkit nakkit';

const splitRows = (rows: string): string[][] => rows.split(',').map((row) => row.split(' '));

describe('Finnish words', () => {
  it.each(POSSIBLE_FORMS)('possible dictionary forms: %s', (forms) => {
    expect(listDictionaryForms(forms.split(' ')[0]!).join(' ')).toBe(forms);
  });

  it.each(splitRows(STRONG_GRADES))('weak grade %s: it has the strong grades', (weak, ...strong) => {
    expect(listStrongGrades(weak)).toEqual(strong);
  });

  it.each(splitRows(WEAK_GRADES))('strong grade %s: it has the weak grade %s', (strong, weak) => {
    expect(getWeakGrade(strong)).toBe(weak);
  });

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

describe('analysis', () => {
  it.each([
    ['makkara', true],
    ['grillimakkara', true],
    ['xyrtomakkara', false],
    ['xyrto', false],
  ])('%s: it is certainly a word is %s', (word, known) => {
    expect(analyseWord('fi', word)?.known).toBe(known);
  });

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

describe('compounds', () => {
  /** A language without inflection. */
  const words = parseWordList(`
    talo auto kala|keitto keitto  kala kalake itto tal oauto a|b|c-d ravintola abc`);
  const same = (word: string) => [word];
  const split = (word: string) => splitCompound(word, { words, forms: same, before: same })?.parts;

  it.each([
    ['talo', ['talo']],
    ['kalakeitto', ['kala', 'keitto']],
    ['talokeitto', ['talo', 'keitto']],
    // The longest first part of those with equally many.
    ['taloauto', ['talo', 'auto']],
    ['talokalakeitto', ['talo', 'kala', 'keitto']],
    ['talokalatalokala', ['talo', 'kala', 'talo', 'kala']],
    ['talokalatalokalatalo', undefined],
    // The same vowel on both sides.
    ['kalaauto', undefined],
    ['xylravintola', ['xyl', 'ravintola']],
    ['xytravintola', ['xyt', 'ravintola']],
    ['xtlravintola', undefined],
    ['xyravintola', undefined],
    ['xylaravintola', ['xyla', 'ravintola']],
    ['xylakeitto', ['xyla', 'keitto']],
    ['xylatalo', undefined],
    ['1ylravintola', undefined],
    ['xyrravintola1', undefined],
    ['zzz', undefined],
  ])('%s: its parts are %j [API-08]', (word, parts) => {
    expect(split(word)).toEqual(parts);
  });
});

describe('Swedish words', () => {
  // No word of the list, so that all possible forms are kept.
  it.each([
    'xyrtarna xyrt xyrta xyrte xyrtar xyrtara xyrtare xyrtarn xyrtarne',
    'xyrterna xyrt xyrta xyrte xyrter xyrtera xyrtere xyrtern xyrterne',
    'xyrtorna xyrt xyrta xyrte xyrtor xyrtora xyrtore xyrtorn xyrtorne',
    'xyrtar xyrt xyrta xyrte xyrtaa xyrtae',
    'xyrter xyrt xyrta xyrte xyrtea xyrtee',
    'xyrtor xyrt xyrta xyrte xyrto xyrtoa xyrtoe',
    'xyrten xyrt xyrta xyrte xyrtea xyrtee',
    'xyrtets xyrtet xyrt xyrta xyrte xyrtea xyrtee',
    'xyrtna xyrt xyrta xyrte xyrtn xyrtne',
    'xyrtan xyrt xyrta xyrte xyrtaa xyrtae',
    'xyrtn xyrt xyrta xyrte',
    'xyrtt xyrt xyrta xyrte',
    'xyrta xyrt xyrte',
    'xyrte xyrt xyrta',
    'xyrtr xyrt xyrta xyrte',
    'xyo',
    'xyt',
    'xyrs xyr',
  ])('possible dictionary forms: %s', (forms) => {
    expect(analyseWord('se', forms.split(' ')[0]!)?.bases.join(' ')).toBe(forms);
  });

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
