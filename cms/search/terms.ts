import type { Language } from '#lib/site.ts';
import type { Database } from '../database/database.ts';
import { analysed, type Analysis } from './analyser.ts';
import { SEARCH_CONFIGURATIONS, wordsIn } from './language.ts';
import { findSynonyms, type Synonyms } from './synonyms.ts';
import { END, INNER, type Weight } from './vector.ts';

const LONGEST_QUERY = 200;
const MOST_WORDS = 8;
const SHORTEST_BEGINNING = 3;

/** What meaning an alternative keeps of the word that was typed. */
const SHARE = { own: 1, synonym: 0.8, parts: 0.5, beginning: 0.4 } as const;

/** One word to look for: any of the lexemes, or beginnings of words. */
interface Wanted {
  lexemes: readonly string[];
  beginning?: boolean;
}

/** One way to meet what was typed: each of the words has to be there. */
interface Alternative {
  words: readonly Wanted[];
  /** What meeting it this way counts, against 1. */
  share: number;
}

/** A word of the query, or several that mean one thing. One of the alternatives has to be met. */
export type Term = readonly Alternative[];

/** A query for the database; every term has to be met. */
export type Terms = readonly Term[];

/** The words of a query: letters and digits only, folded, at most eight. */
export const wordsOf = (q: string): string[] => wordsIn(q.slice(0, LONGEST_QUERY)).slice(0, MOST_WORDS);

/** Where in a compound a word may stand. */
export type Reach = 'whole' | 'end' | 'inner';

const MARKS: Record<Reach, readonly string[]> = {
  whole: [''],
  end: ['', END],
  inner: ['', END, INNER],
};

const anyOf = (parts: readonly string[]): string => `(${parts.join('|')})`;

const wantedQuery = ({ lexemes, beginning = false }: Wanted, reach: Reach, weight: Weight | ''): string => {
  const suffix = beginning || weight ? `:${beginning ? '*' : ''}${weight}` : '';
  return anyOf(lexemes.flatMap((lexeme) => MARKS[reach].map((mark) => `'${mark}${lexeme}'${suffix}`)));
};

/** An alternative as PostgreSQL writes a tsquery: what stands in the texts of a weight, or anywhere. */
export const alternativeQuery = (
  { words }: Alternative,
  reach: Reach = 'inner',
  weight: Weight | '' = '',
): string => words.map((wanted) => wantedQuery(wanted, reach, weight)).join('&');

/** What an entry has to hold, as a tsquery. */
export const termsQuery = (terms: Terms): string =>
  terms.map((term) => anyOf(term.map((alternative) => alternativeQuery(alternative)))).join('&');

/** A word of a query, with what the database and the analyser know of it. */
interface Typed {
  word: string;
  analysis: Analysis | undefined;
  /** As the database stems it; empty for a word that says nothing (`ja`, `och`, `the`). */
  stems: readonly string[];
}

const basesOf = ({ word, stems, analysis }: Typed): readonly string[] => [
  ...new Set([word, ...(analysis?.bases ?? stems)]),
];

/** The same for every way in which a query is looked for. */
export interface Query {
  language: Language;
  typed: readonly Typed[];
  synonyms: Synonyms;
}

/**
 * Looks up what the database knows of the words of a query: stems, and the synonyms of its language.
 * @param words as `wordsOf` gives them, one at least
 */
export async function queryOf(
  database: Database,
  language: Language,
  words: readonly string[],
): Promise<Query> {
  const rows = await database.query<{ word: string; stems: string[] }>(
    `select word, tsvector_to_array(to_tsvector($2::regconfig, word)) as stems
     from unnest($1::text[]) with ordinality as given (word, position) order by position`,
    [words, SEARCH_CONFIGURATIONS[language]],
  );
  const typed = rows.map(({ word, stems }) => ({ word, stems, analysis: analysed(language, word) }));
  // Stop words are left out, unless there is nothing else.
  const telling = typed.filter(({ stems }) => stems.length > 0);
  return {
    language,
    typed: telling.length > 0 ? telling : typed,
    synonyms: await findSynonyms(database, language),
  };
}

/** The words of a synonym, each with its dictionary forms. */
const synonymWords = (words: readonly (readonly string[])[]): Wanted[] =>
  words.map((lexemes) => ({ lexemes }));

/** The parts of a compound, each with its own synonyms: `porsaankylki` is met by a `siankylki`. */
function partsOf({ analysis }: Typed, { synonyms }: Query): Wanted[] {
  return (analysis?.parts ?? []).map((part) => ({
    lexemes: [
      part,
      ...synonyms.of([[part]]).flatMap((words) => (words.length === 1 ? (words[0] ?? []) : [])),
    ],
  }));
}

/** A stem without its last vowels, so that somebody who types on to another form is understood: `makkaroi`. */
const shortened = (word: string): string => /^(.{4,}?)[aeiouyäö]+$/u.exec(word)?.[1] ?? word;

function beginningsOf(one: Typed, { language, typed }: Query): string[] {
  const inflects = language === 'fi' || language === 'se';
  if (one.word.length < SHORTEST_BEGINNING || !(inflects || one === typed.at(-1))) return [];
  return [...new Set([one.word, ...(inflects && !one.analysis?.known ? [shortened(one.word)] : [])])];
}

/** How far a query is taken: as it was typed, its compounds in parts and what is unknown as a beginning, or all as beginnings. */
export type Width = 'exact' | 'wide' | 'widest';

function alternativesOf(words: readonly Typed[], query: Query, width: Width): Term {
  const own = { words: words.map((one) => ({ lexemes: basesOf(one) })), share: SHARE.own };
  const others = query.synonyms
    .of(words.map(basesOf))
    .map((synonym) => ({ words: synonymWords(synonym), share: SHARE.synonym }));
  const [one, ...more] = words;
  if (width === 'exact' || !one || more.length > 0) return [own, ...others];
  const parts = partsOf(one, query);
  const beginnings = width === 'widest' || !one.analysis?.known ? beginningsOf(one, query) : [];
  return [
    own,
    ...others,
    ...(parts.length > 1 ? [{ words: parts, share: SHARE.parts }] : []),
    ...(beginnings.length > 0
      ? [{ words: [{ lexemes: beginnings, beginning: true }], share: SHARE.beginning }]
      : []),
  ];
}

/** What to look for: words that are one synonym together (`ota yhteyttä`) become one term. */
export function termsOf(query: Query, width: Width): Terms {
  const { typed, synonyms } = query;
  const terms: Term[] = [];
  for (let at = 0; at < typed.length;) {
    const length = synonyms.longestAt(typed.map(basesOf), at);
    terms.push(alternativesOf(typed.slice(at, at + length), query, width));
    at += length;
  }
  return terms;
}

/** The words that are of the language for certain, whether the site has them or not. */
export const knownWords = ({ typed }: Query): string[] =>
  typed.filter(({ analysis }) => analysis?.known).map(({ word }) => word);
