import { sql } from 'kysely';
import type { Language, Site } from 'saaristo/sites';
import type { Database } from '../../database/database.ts';
import { analyseWord, type Analysis } from './analyser.ts';
import { SEARCH_CONFIGURATIONS, splitWords } from './language.ts';
import { type Synonyms, getSynonyms } from './synonyms.ts';
import { END, INNER, type Weight } from './vector.ts';

const MAX_QUERY_LENGTH = 200;
const MAX_WORDS = 8;
/** A word of so many letters begins nothing by chance. */
const MIN_LONG_PREFIX_LENGTH = 6;

const MIN_PART_LENGTH = 3;

/** What meaning an alternative keeps of the word that was typed. */
const SHARES = { own: 1, synonym: 0.6, parts: 0.5, beginning: 0.4, ending: 0.4 } as const;

/** One word to look for: any of the lexemes, or beginnings of words. */
export interface WordPattern {
  lexemes: readonly string[];
  beginning?: boolean;
}

/** One way to meet what was typed: each of the words has to be there. */
interface Alternative {
  words: readonly WordPattern[];
  /** What meeting it this way counts, against 1. */
  share: number;
}

/** A word of the query, or several that mean one thing. One of the alternatives has to be met. */
export type Term = readonly Alternative[];

/** A query for the database. */
export interface Terms {
  /** Every term has to be met. */
  match: readonly Term[];
  /** What hits are ranked by: at least as wide, since a `jauheliha` of `nauta` is the better `naudanliha`. */
  rank: readonly Term[];
  /** Whether it counts to meet a word anywhere; it is costly, and of use only where few entries meet one as it was typed. */
  rankText: boolean;
}

/** The words of a query: letters and digits only, folded, at most eight. */
export const getQueryWords = (q: string): string[] =>
  splitWords(q.slice(0, MAX_QUERY_LENGTH)).slice(0, MAX_WORDS);

/** Where in a compound a word may be. */
export type Reach = 'whole' | 'end' | 'inner';

const REACH_MARKS: Record<Reach, readonly string[]> = {
  whole: [''],
  end: ['', END],
  inner: ['', END, INNER],
};

const formatAny = (parts: readonly string[]): string => `(${parts.join('|')})`;

/** A word as PostgreSQL writes a tsquery: where it is in the texts of a weight, or anywhere. */
export const formatWordQuery = (
  { lexemes, beginning = false }: WordPattern,
  reach: Reach = 'inner',
  weight: Weight | '' = '',
): string => {
  // One or two letters begin a part of anything.
  const isShort = beginning && lexemes.some(({ length }) => length < MIN_PART_LENGTH);
  const marks = REACH_MARKS[isShort ? 'whole' : reach];
  const suffix = beginning || weight ? `:${beginning ? '*' : ''}${weight}` : '';
  return formatAny(lexemes.flatMap((lexeme) => marks.map((mark) => `'${mark}${lexeme}'${suffix}`)));
};

/** What an entry has to hold, as a tsquery. */
export const formatMatchQuery = ({ match }: Pick<Terms, 'match'>): string =>
  match
    .map((term) =>
      formatAny(term.map(({ words }) => words.map((wanted) => formatWordQuery(wanted)).join('&'))),
    )
    .join('&');

/** A word of a query, with what the database and the analyser know of it. */
interface QueryWord {
  word: string;
  analysis: Analysis | undefined;
  /** As the database stems it; empty for a word that says nothing (`ja`, `och`, `the`). */
  stems: readonly string[];
}

const getBases = ({ word, stems, analysis }: QueryWord): readonly string[] => [
  ...new Set([word, ...(analysis?.bases ?? stems)]),
];

/** The same for every way in which a query is looked for. */
export interface Query {
  language: Language;
  typed: readonly QueryWord[];
  synonyms: Synonyms;
  /** Words of the site's titles that end with an unknown one, by the word that was typed. */
  endings: ReadonlyMap<string, readonly string[]>;
}

/**
 * Looks up what the database knows of the words of a query: stems, and the synonyms of its language.
 * @param words as `wordsOf` gives them, one at least
 */
export async function createQuery(
  database: Database,
  language: Language,
  words: readonly string[],
): Promise<Query> {
  const { rows } = await sql<{ stemmed: { word: string; stems: string[] }[]; synonyms: string }>`
    select
      (select jsonb_agg(
         jsonb_build_object('word', word,
           'stems', tsvector_to_array(to_tsvector(${SEARCH_CONFIGURATIONS[language]}::regconfig, word)))
         order by position)
       from unnest(${words}::text[]) with ordinality as given (word, position)) as stemmed,
      coalesce((select jsonb_agg(jsonb_build_object('words', words, 'also', also)) from synonym
        where language = ${language}), '[]')::text as synonyms`.execute(database);
  const { stemmed = [], synonyms = '[]' } = rows[0] ?? {};
  const typed = stemmed.map(({ word, stems }) => ({ word, stems, analysis: analyseWord(language, word) }));
  // Stop words are left out, unless there is nothing else.
  const telling = typed.filter(({ stems }) => stems.length > 0);
  return {
    language,
    typed: telling.length > 0 ? telling : typed,
    synonyms: getSynonyms(language, synonyms),
    endings: new Map(),
  };
}

/** A shorter word ends anything. */
const MIN_ENDING_LENGTH = 4;
/** A word of one title at least weighs as much: see `vocabulary.ts`. */
const TITLE_WEIGHT = 10;

/**
 * Looks up what ends with words that nobody knows, a brand or a dish of another language: `Ölkorv` on a Finnish page. Known words
 * need none: their compounds are split.
 */
export async function addEndings(database: Database, site: Site, query: Query): Promise<Query> {
  const unknown = query.typed.filter(
    ({ word, analysis }) => analysis && !analysis.known && word.length >= MIN_ENDING_LENGTH,
  );
  if (unknown.length === 0) return query;
  const { rows } = await sql<{ typed: string; words: string[] }>`
    select typed, array_agg(distinct word) as words
    from vocabulary, unnest(${unknown.map(({ word }) => word)}::text[]) as typed
    where site = ${site} and language = ${query.language} and weight >= ${sql.lit(TITLE_WEIGHT)} and word like '%_' || typed
    group by typed`.execute(database);
  return { ...query, endings: new Map(rows.map(({ typed, words }) => [typed, words])) };
}

/** What else is meant: synonyms of one word together, those of several words one by one. */
function listSynonyms(words: readonly QueryWord[], { synonyms }: Query): Alternative[] {
  const found = synonyms.of(words.map(getBases));
  const single = found.flatMap((phrase) => (phrase.length === 1 ? (phrase[0] ?? []) : []));
  const several = found.filter(({ length }) => length > 1);
  return [...(single.length > 0 ? [[[...new Set(single)]]] : []), ...several].map((phrase) => ({
    words: phrase.map((lexemes) => ({ lexemes })),
    share: SHARES.synonym,
  }));
}

/** The parts of a compound, each with its own synonyms: `porsaankylki` is met by a `siankylki`. */
function listParts({ analysis }: QueryWord, { synonyms }: Query): WordPattern[] {
  return (analysis?.parts ?? []).map((part) => ({
    lexemes: [
      part,
      ...synonyms.of([[part]]).flatMap((words) => (words.length === 1 ? (words[0] ?? []) : [])),
    ],
  }));
}

/** A stem without its last vowels, so that somebody who types on to another form is understood: `makkaroi`. */
const removeLastVowels = (word: string): string => /^(.{4,}?)[aeiouyäö]+$/u.exec(word)?.[1] ?? word;

/** How far a query is taken: as it was typed, compounds in their parts, what is unknown as a beginning, all as beginnings. */
export type Width = 'exact' | 'parts' | 'wide' | 'widest';

function listPrefixes(one: QueryWord, { language, typed }: Query, width: Width): string[] {
  const inflects = language === 'fi' || language === 'se';
  const { word, analysis } = one;
  if (width === 'exact' || width === 'parts' || (!inflects && one !== typed.at(-1))) return [];
  if (!analysis?.known) return [...new Set([word, ...(inflects ? [removeLastVowels(word)] : [])])];
  // Compounds that begin with a known word are found by their parts, where the other part is known, too.
  return width === 'widest'
    ? [word]
    : analysis.bases.filter(({ length }) => length >= MIN_LONG_PREFIX_LENGTH);
}

function listAlternatives(words: readonly QueryWord[], query: Query, width: Width): Term {
  const own = { words: words.map((one) => ({ lexemes: getBases(one) })), share: SHARES.own };
  const others = listSynonyms(words, query);
  const [one, ...more] = words;
  if (width === 'exact' || !one || more.length > 0) return [own, ...others];
  const parts = listParts(one, query);
  const beginnings = listPrefixes(one, query, width);
  const endings = query.endings.get(one.word) ?? [];
  return [
    own,
    ...others,
    ...(parts.length > 1 ? [{ words: parts, share: SHARES.parts }] : []),
    ...(beginnings.length > 0
      ? [{ words: [{ lexemes: beginnings, beginning: true }], share: SHARES.beginning }]
      : []),
    ...(endings.length > 0 ? [{ words: [{ lexemes: endings }], share: SHARES.ending }] : []),
  ];
}

/** The terms of a query; words that are one synonym together (`ota yhteyttä`) become one. */
function listTerms(query: Query, width: Width): Term[] {
  const { typed, synonyms } = query;
  const terms: Term[] = [];
  for (let at = 0; at < typed.length;) {
    const length = synonyms.longestAt(typed.map(getBases), at);
    terms.push(listAlternatives(typed.slice(at, at + length), query, width));
    at += length;
  }
  return terms;
}

/** What to look for, and what to rank it by. */
export const createTerms = (query: Query, width: Width): Terms => ({
  match: listTerms(query, width),
  rank: listTerms(query, width === 'exact' ? 'parts' : width),
  rankText: width === 'wide',
});

/** The words that are of the language for certain, whether the site has them or not. */
export const getKnownWords = ({ typed }: Query): string[] =>
  typed.filter(({ analysis }) => analysis?.known).map(({ word }) => word);
