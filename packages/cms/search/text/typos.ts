import { sql } from 'kysely';
import type { Language, Site } from 'saaristo/sites';
import type { Database } from '../../platform/database/database.ts';
import type { Kind } from '../../platform/model/paths.ts';

const MIN_LENGTH = 4;
/** In words of up to so many letters, one typo leaves too few common trigrams to find the word. */
const MAX_SHORT_LENGTH = 5;
const MIN_LONG_LENGTH = 8;

/** Returns how many typos a word may have: one, from eight letters two. */
const getMaxEdits = (word: string): number => (word.length >= MIN_LONG_LENGTH ? 2 : 1);

interface Distance {
  /** Edit distance of two words: letters that are added, missing, wrong or swapped. */
  whole: number;
  /** Smallest edit distance to any prefix of the second word. */
  beginning: number;
}

/** Returns the Damerau-Levenshtein distance (optimal string alignment). */
export function getEditDistance(typed: string, meant: string): Distance {
  let before: number[] = [];
  let row = Array.from({ length: meant.length + 1 }, (_, index) => index);
  for (let i = 1; i <= typed.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= meant.length; j += 1) {
      const same = typed[i - 1] === meant[j - 1];
      let least = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && typed[i - 1] === meant[j - 2] && typed[i - 2] === meant[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      next.push(least);
    }
    before = row;
    row = next;
  }
  return { whole: row[meant.length] ?? 0, beginning: Math.min(...row) };
}

interface Candidate {
  word: string;
  weight: number;
}

/** Returns the most likely candidate: the nearest one, then the one that is in most titles. */
function findNearest(typed: string, candidates: readonly Candidate[]): string | undefined {
  const most = getMaxEdits(typed);
  const rated = candidates.flatMap(({ word, weight }) => {
    const { whole, beginning } = getEditDistance(typed, word);
    // A prefix matches while the visitor is still typing, but a whole word is better.
    const slips = typed.length >= MAX_SHORT_LENGTH ? Math.min(whole, beginning + 0.5) : whole;
    return slips <= most + 0.5 && Math.min(whole, beginning) <= most ? [{ word, weight, slips }] : [];
  });
  return rated.sort((a, b) => a.slips - b.slips || b.weight - a.weight)[0]?.word;
}

/** Maximum words that are corrected by a list. Each word is compared with all known ones. */
const MAX_WORDS = 8;

/**
 * Corrects words by a list of known words, without a database.
 * @param words as `splitWords` returns them
 * @param known may hold a word several times. Frequent words win.
 * @returns the words with unknown ones replaced by the nearest known word. Undefined if all are known, one has no neighbour, or they are
 * too many.
 */
export function correctBy(words: readonly string[], known: readonly string[]): string | undefined {
  if (words.length > MAX_WORDS) return undefined;
  const weights = new Map<string, number>();
  for (const word of known) weights.set(word, (weights.get(word) ?? 0) + 1);
  const candidates = [...weights].map(([word, weight]) => ({ word, weight }));
  const isKnown = (typed: string): boolean => candidates.some(({ word }) => word.includes(typed));
  const meant = words.map((typed) =>
    isKnown(typed) ? typed : typed.length >= MIN_LENGTH ? findNearest(typed, candidates) : undefined,
  );
  if (meant.includes(undefined) || meant.every((word, index) => word === words[index])) return undefined;
  return meant.join(' ');
}

/** Caches whether each database has trigrams. A new start of the server asks again. */
const trigramCache = new WeakMap<Database, Promise<boolean>>();

const queryTrigrams = async (database: Database): Promise<boolean> => {
  const { rows } = await sql<{ exists: boolean }>`
    select to_regclass('vocabulary_trigrams') is not null as exists`.execute(database);
  return rows[0]?.exists === true;
};

/** Does not cache a failed query, so that the next search asks again. */
function hasTrigrams(database: Database): Promise<boolean> {
  const known = trigramCache.get(database);
  if (known) return known;
  const asked = queryTrigrams(database);
  trigramCache.set(database, asked);
  asked.catch(() => trigramCache.delete(database));
  return asked;
}

/** The entries whose words are candidates. */
export interface Scope {
  site: Site;
  language: Language;
  /** '' for all kinds. */
  kind: Kind | '';
}

/** Selects the words that no word of the site contains. */
const selectUnknown = ({ site, language }: Scope, words: readonly string[]) => sql<{ typed: string }>`
  select typed from unnest(${words}::text[]) as typed
  where not exists (
    select 1 from vocabulary where site = ${site} and language = ${language} and word like '%' || typed || '%')`;

const selectCandidates = (
  { site, language, kind }: Scope,
  typed: string,
  length = [...typed].length,
) => sql<Candidate>`
  select word, sum(weight)::integer as weight from vocabulary
  where site = ${site} and language = ${language} and ${kind ? sql`kind = ${kind}` : sql`true`} and
    ${length > MAX_SHORT_LENGTH ? sql`word % ${typed}` : sql`abs(char_length(word) - ${sql.lit(length)}) <= 1`}
  group by word`;

/**
 * Corrects misspelt words: replaces each word that no word of the site contains by the nearest word of the site.
 * @returns undefined if no word has a candidate, or the database has no trigrams
 */
export async function correctWords(
  database: Database,
  scope: Scope,
  words: readonly string[],
): Promise<Map<string, string> | undefined> {
  const long = words.filter((word) => word.length >= MIN_LENGTH && /^\p{L}+$/u.test(word));
  if (long.length === 0 || !(await hasTrigrams(database))) return undefined;
  const unknown = await selectUnknown(scope, long).execute(database);
  const meant = new Map<string, string>();
  for (const { typed } of unknown.rows) {
    const { rows } = await selectCandidates(scope, typed).execute(database);
    const word = findNearest(typed, rows);
    if (word !== undefined) meant.set(typed, word);
  }
  return meant.size > 0 ? meant : undefined;
}
