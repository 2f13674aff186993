import { sql } from 'kysely';
import type { Language, Site } from 'saaristo/sites';
import type { Database } from '../../database/database.ts';
import type { Kind } from '../../model/paths.ts';

const MIN_LENGTH = 4;
/** Up to so many letters, one wrong one leaves too few trigrams in common to find the word by. */
const MAX_SHORT_LENGTH = 5;
const MIN_LONG_LENGTH = 8;

/** How many slips a word may have: one, from eight letters on two. */
const getMaxEdits = (word: string): number => (word.length >= MIN_LONG_LENGTH ? 2 : 1);

interface Distance {
  /** Slips (a letter too many, missing, wrong, or two exchanged) between two words. */
  whole: number;
  /** The same to the beginning of the second word that is nearest. */
  beginning: number;
}

/** Damerau and Levenshtein's distance, in the form that takes no letter twice. */
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

/** The candidate that was most likely meant; of equally near ones the one that is in most titles. */
function findNearest(typed: string, candidates: readonly Candidate[]): string | undefined {
  const most = getMaxEdits(typed);
  const rated = candidates.flatMap(({ word, weight }) => {
    const { whole, beginning } = getEditDistance(typed, word);
    // Somebody who is still typing: good enough, but a whole word is better.
    const slips = typed.length >= MAX_SHORT_LENGTH ? Math.min(whole, beginning + 0.5) : whole;
    return slips <= most + 0.5 && Math.min(whole, beginning) <= most ? [{ word, weight, slips }] : [];
  });
  return rated.sort((a, b) => a.slips - b.slips || b.weight - a.weight)[0]?.word;
}

/** Whether each database has trigrams; a server that gets them is asked again when it starts anew. */
const trigramCache = new WeakMap<Database, Promise<boolean>>();

const queryTrigrams = async (database: Database): Promise<boolean> => {
  const { rows } = await sql<{ exists: boolean }>`
    select to_regclass('vocabulary_trigrams') is not null as exists`.execute(database);
  return rows[0]?.exists === true;
};

/** A question that fails says nothing: the next search asks again. */
function hasTrigrams(database: Database): Promise<boolean> {
  const known = trigramCache.get(database);
  if (known) return known;
  const asked = queryTrigrams(database);
  trigramCache.set(database, asked);
  asked.catch(() => trigramCache.delete(database));
  return asked;
}

/** Where the meant words are looked for. */
export interface Scope {
  site: Site;
  language: Language;
  /** '' for any. */
  kind: Kind | '';
}

/** Those words that no word of the site holds; one that is the beginning or a part of one is known. */
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
 * What misspelt words were meant to be: those that no word of the site holds become the nearest one that it has.
 * @returns undefined where nothing is to be put right, one of them can't be, or the database has no trigrams
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
    if (word === undefined) return undefined;
    meant.set(typed, word);
  }
  return meant.size > 0 ? meant : undefined;
}
