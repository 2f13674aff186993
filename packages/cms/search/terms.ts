import { sql } from 'kysely';
import type { Language, Site } from 'saaristo/sites';
import type { Database } from '../platform/database/database.ts';
import { analyseWord, type Analysis } from './text/analyser.ts';
import { SEARCH_CONFIGURATIONS, splitTokens, type Token } from './text/language.ts';
import { type Synonyms, getSynonyms } from './synonyms.ts';
import { BEGINNING, END, INNER, MAX_BEGINNING_LENGTH, type Weight } from './text/vector.ts';

const MAX_QUERY_LENGTH = 200;
const MAX_WORDS = 8;
/** A prefix of so many letters does not match by chance. */
const MIN_LONG_PREFIX_LENGTH = 6;

/** The share of a match's score by the kind of alternative. */
const SHARES = { own: 1, synonym: 0.6, parts: 0.5, beginning: 0.4, ending: 0.4 } as const;

/** A pattern that matches one word: any of the lexemes, or prefixes of words. */
export interface WordPattern {
  lexemes: readonly string[];
  beginning?: boolean;
}

/** One way to match a term: all words have to match. */
interface Alternative {
  words: readonly WordPattern[];
  /** The share of the score, up to 1. */
  share: number;
}

/** One word of the query, or several that are one synonym. One of the alternatives has to match. */
export type Term = readonly Alternative[];

/** A query for the database. */
export interface Terms {
  /** All terms have to match. */
  match: readonly Term[];
  /** Terms for ranking. They are at least as wide, because an entry with `jauheliha` of `nauta` is a better match for `naudanliha`. */
  rank: readonly Term[];
  /** Whether matches in the text score. This is slow, and useful only if few entries match the typed words. */
  rankText: boolean;
}

/** Returns the words of a query, at most eight. */
export const getQueryTokens = (q: string): Token[] =>
  splitTokens(q.slice(0, MAX_QUERY_LENGTH)).slice(0, MAX_WORDS);

/** The part of a compound that may match. */
export type Reach = 'whole' | 'end' | 'inner';

const REACH_MARKS: Record<Reach, readonly string[]> = {
  whole: [''],
  end: ['', END],
  inner: ['', END, INNER],
};

const formatAny = (parts: readonly string[]): string => `(${parts.join('|')})`;

/**
 * Formats a pattern as a tsquery for the texts of one weight, or of all. A prefix of one or two letters matches the beginnings of words in
 * titles only, because it is the prefix of too many other words.
 */
export const formatWordQuery = (
  { lexemes, beginning = false }: WordPattern,
  reach: Reach = 'inner',
  weight: Weight | '' = '',
): string => {
  const isShort = beginning && lexemes.every(({ length }) => length <= MAX_BEGINNING_LENGTH);
  const marks = isShort ? [BEGINNING] : REACH_MARKS[reach];
  const isPrefix = beginning && !isShort;
  const suffix = isPrefix || weight ? `:${isPrefix ? '*' : ''}${weight}` : '';
  return formatAny(lexemes.flatMap((lexeme) => marks.map((mark) => `'${mark}${lexeme}'${suffix}`)));
};

/** Formats the match terms as a tsquery. */
export const formatMatchQuery = ({ match }: Pick<Terms, 'match'>): string =>
  match
    .map((term) =>
      formatAny(term.map(({ words }) => words.map((wanted) => formatWordQuery(wanted)).join('&'))),
    )
    .join('&');

/** A word of a query with its analysis and stems. */
export interface QueryWord {
  word: string;
  analysis: Analysis | undefined;
  /** The stems of the database; empty for a stop word (`ja`, `och`, `the`). */
  stems: readonly string[];
}

const getBases = ({ word, stems, analysis }: QueryWord): readonly string[] => [
  ...new Set([word, ...(analysis?.bases ?? stems)]),
];

/** A query, for all widths of the search. */
export interface Query {
  language: Language;
  typed: readonly QueryWord[];
  synonyms: Synonyms;
  /** Words of the site's titles that end with an unknown word, by the typed word. */
  endings: ReadonlyMap<string, readonly string[]>;
}

/**
 * Creates a query: looks up the stems of the words and the synonyms of the language in the database.
 * @param words of `getQueryTokens`, at least one
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
  // Leaves out stop words, unless there is nothing else.
  const telling = typed.filter(({ stems }) => stems.length > 0);
  return {
    language,
    typed: telling.length > 0 ? telling : typed,
    synonyms: getSynonyms(language, synonyms),
    endings: new Map(),
  };
}

/** A shorter word is the end of too many words. */
const MIN_ENDING_LENGTH = 4;
/** The minimum weight of a word that is in a title (`vocabulary.ts`). */
const TITLE_WEIGHT = 10;

/**
 * Adds title words that end with unknown words, such as a brand or a foreign dish: `Ölkorv` on a Finnish page. Known words do not need it,
 * because compounds are split.
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

/** Returns the synonyms: one alternative for all single words, and one for each phrase. */
function listSynonyms(words: readonly QueryWord[], { synonyms }: Query): Alternative[] {
  const found = synonyms.of(words.map(getBases));
  const single = found.flatMap((phrase) => (phrase.length === 1 ? (phrase[0] ?? []) : []));
  const several = found.filter(({ length }) => length > 1);
  return [...(single.length > 0 ? [[[...new Set(single)]]] : []), ...several].map((phrase) => ({
    words: phrase.map((lexemes) => ({ lexemes })),
    share: SHARES.synonym,
  }));
}

/** Returns the parts of a compound with their synonyms: `siankylki` matches `porsaankylki`. */
function listParts({ analysis }: QueryWord, { synonyms }: Query): WordPattern[] {
  return (analysis?.parts ?? []).map((part) => ({
    lexemes: [
      part,
      ...synonyms.of([[part]]).flatMap((words) => (words.length === 1 ? (words[0] ?? []) : [])),
    ],
  }));
}

/** Removes the last vowels of a word, so that unfinished forms match: `makkaroi`. */
const removeLastVowels = (word: string): string => /^(.{4,}?)[aeiouyäö]+$/u.exec(word)?.[1] ?? word;

/** The width of a search: typed words, parts of compounds, prefixes of unknown words, prefixes of all words. */
export type Width = 'exact' | 'parts' | 'wide' | 'widest';

function listPrefixes(one: QueryWord, { language, typed }: Query, width: Width): string[] {
  const inflects = language === 'fi' || language === 'se';
  const { word, analysis } = one;
  if (width === 'exact' || width === 'parts' || (!inflects && one !== typed.at(-1))) return [];
  if (!analysis?.known) return [...new Set([word, ...(inflects ? [removeLastVowels(word)] : [])])];
  // Compounds that begin with a known word are found by their parts if the other part is known, too.
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

/** Groups the words of a query: several words that form one synonym (`ota yhteyttä`) are one group. */
export function groupWords({ typed, synonyms }: Query): QueryWord[][] {
  const groups: QueryWord[][] = [];
  for (let at = 0; at < typed.length;) {
    const length = synonyms.longestAt(typed.map(getBases), at);
    groups.push(typed.slice(at, at + length));
    at += length;
  }
  return groups;
}

const listTerms = (query: Query, width: Width): Term[] =>
  groupWords(query).map((words) => listAlternatives(words, query, width));

/** Creates the terms for matching and for ranking. */
export const createTerms = (query: Query, width: Width): Terms => ({
  match: listTerms(query, width),
  rank: listTerms(query, width === 'exact' ? 'parts' : width),
  rankText: width === 'wide',
});

/** Returns the words that are certainly words of the language, whether the site has them or not. */
export const getKnownWords = ({ typed }: Query): string[] =>
  typed.filter(({ analysis }) => analysis?.known).map(({ word }) => word);
