import { sql } from 'kysely';
import type { Language, Site } from 'saaristo/sites';
import type { Database } from '../../database/database.ts';
import { analysed, type Analysis } from './analyser.ts';
import { SEARCH_CONFIGURATIONS, wordsIn } from './language.ts';
import { type Synonyms, synonymsStored } from './synonyms.ts';
import { END, INNER, type Weight } from './vector.ts';

const LONGEST_QUERY = 200;
const MOST_WORDS = 8;
/** A word of so many letters begins nothing by chance. */
const LONG_BEGINNING = 6;

const SHORTEST_PART = 3;

/** What meaning an alternative keeps of the word that was typed. */
const SHARE = { own: 1, synonym: 0.6, parts: 0.5, beginning: 0.4, ending: 0.4 } as const;

/** One word to look for: any of the lexemes, or beginnings of words. */
export interface Wanted {
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
export const wordsOf = (q: string): string[] => wordsIn(q.slice(0, LONGEST_QUERY)).slice(0, MOST_WORDS);

/** Where in a compound a word may be. */
export type Reach = 'whole' | 'end' | 'inner';

const MARKS: Record<Reach, readonly string[]> = {
  whole: [''],
  end: ['', END],
  inner: ['', END, INNER],
};

const anyOf = (parts: readonly string[]): string => `(${parts.join('|')})`;

/** A word as PostgreSQL writes a tsquery: where it is in the texts of a weight, or anywhere. */
export const wantedQuery = (
  { lexemes, beginning = false }: Wanted,
  reach: Reach = 'inner',
  weight: Weight | '' = '',
): string => {
  // One or two letters begin a part of anything.
  const isShort = beginning && lexemes.some(({ length }) => length < SHORTEST_PART);
  const marks = MARKS[isShort ? 'whole' : reach];
  const suffix = beginning || weight ? `:${beginning ? '*' : ''}${weight}` : '';
  return anyOf(lexemes.flatMap((lexeme) => marks.map((mark) => `'${mark}${lexeme}'${suffix}`)));
};

/** What an entry has to hold, as a tsquery. */
export const matchQuery = ({ match }: Pick<Terms, 'match'>): string =>
  match
    .map((term) => anyOf(term.map(({ words }) => words.map((wanted) => wantedQuery(wanted)).join('&'))))
    .join('&');

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
  /** Words of the site's titles that end with an unknown one, by the word that was typed. */
  endings: ReadonlyMap<string, readonly string[]>;
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
  const typed = stemmed.map(({ word, stems }) => ({ word, stems, analysis: analysed(language, word) }));
  // Stop words are left out, unless there is nothing else.
  const telling = typed.filter(({ stems }) => stems.length > 0);
  return {
    language,
    typed: telling.length > 0 ? telling : typed,
    synonyms: synonymsStored(language, synonyms),
    endings: new Map(),
  };
}

/** A shorter word ends anything. */
const SHORTEST_ENDING = 4;
/** A word of one title at least weighs as much: see `vocabulary.ts`. */
const IN_TITLE = 10;

/**
 * Looks up what ends with words that nobody knows, a brand or a dish of another language: `Ölkorv` on a Finnish page. Known words
 * need none: their compounds are split.
 */
export async function withEndings(database: Database, site: Site, query: Query): Promise<Query> {
  const unknown = query.typed.filter(
    ({ word, analysis }) => analysis && !analysis.known && word.length >= SHORTEST_ENDING,
  );
  if (unknown.length === 0) return query;
  const { rows } = await sql<{ typed: string; words: string[] }>`
    select typed, array_agg(distinct word) as words
    from vocabulary, unnest(${unknown.map(({ word }) => word)}::text[]) as typed
    where site = ${site} and language = ${query.language} and weight >= ${sql.lit(IN_TITLE)} and word like '%_' || typed
    group by typed`.execute(database);
  return { ...query, endings: new Map(rows.map(({ typed, words }) => [typed, words])) };
}

/** What else is meant: synonyms of one word together, those of several words one by one. */
function synonymsOf(words: readonly Typed[], { synonyms }: Query): Alternative[] {
  const found = synonyms.of(words.map(basesOf));
  const single = found.flatMap((phrase) => (phrase.length === 1 ? (phrase[0] ?? []) : []));
  const several = found.filter(({ length }) => length > 1);
  return [...(single.length > 0 ? [[[...new Set(single)]]] : []), ...several].map((phrase) => ({
    words: phrase.map((lexemes) => ({ lexemes })),
    share: SHARE.synonym,
  }));
}

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

/** How far a query is taken: as it was typed, compounds in their parts, what is unknown as a beginning, all as beginnings. */
export type Width = 'exact' | 'parts' | 'wide' | 'widest';

function beginningsOf(one: Typed, { language, typed }: Query, width: Width): string[] {
  const inflects = language === 'fi' || language === 'se';
  const { word, analysis } = one;
  if (width === 'exact' || width === 'parts' || (!inflects && one !== typed.at(-1))) return [];
  if (!analysis?.known) return [...new Set([word, ...(inflects ? [shortened(word)] : [])])];
  // Compounds that begin with a known word are found by their parts, where the other part is known, too.
  return width === 'widest' ? [word] : analysis.bases.filter(({ length }) => length >= LONG_BEGINNING);
}

function alternativesOf(words: readonly Typed[], query: Query, width: Width): Term {
  const own = { words: words.map((one) => ({ lexemes: basesOf(one) })), share: SHARE.own };
  const others = synonymsOf(words, query);
  const [one, ...more] = words;
  if (width === 'exact' || !one || more.length > 0) return [own, ...others];
  const parts = partsOf(one, query);
  const beginnings = beginningsOf(one, query, width);
  const endings = query.endings.get(one.word) ?? [];
  return [
    own,
    ...others,
    ...(parts.length > 1 ? [{ words: parts, share: SHARE.parts }] : []),
    ...(beginnings.length > 0
      ? [{ words: [{ lexemes: beginnings, beginning: true }], share: SHARE.beginning }]
      : []),
    ...(endings.length > 0 ? [{ words: [{ lexemes: endings }], share: SHARE.ending }] : []),
  ];
}

/** The terms of a query; words that are one synonym together (`ota yhteyttä`) become one. */
function termsAt(query: Query, width: Width): Term[] {
  const { typed, synonyms } = query;
  const terms: Term[] = [];
  for (let at = 0; at < typed.length;) {
    const length = synonyms.longestAt(typed.map(basesOf), at);
    terms.push(alternativesOf(typed.slice(at, at + length), query, width));
    at += length;
  }
  return terms;
}

/** What to look for, and what to rank it by. */
export const termsOf = (query: Query, width: Width): Terms => ({
  match: termsAt(query, width),
  rank: termsAt(query, width === 'exact' ? 'parts' : width),
  rankText: width === 'wide',
});

/** The words that are of the language for certain, whether the site has them or not. */
export const knownWords = ({ typed }: Query): string[] =>
  typed.filter(({ analysis }) => analysis?.known).map(({ word }) => word);
