import type { Language } from '#lib/site.ts';
import type { Database } from '../database/database.ts';
import { folded, SEARCH_CONFIGURATIONS } from './language.ts';

const LONGEST_QUERY = 200;
const MOST_WORDS = 8;
const SHORTEST_PART = 3;

/** What a visitor's words become for the database. */
export interface Terms {
  /** Every word in its stem: `makkarat` and `makkara` are one. */
  exact: string;
  /** The same with beginnings of words. */
  broad: string;
  /**
   * For LIKE: the words anywhere inside a title, since Finnish writes compounds as one (`grillimakkara`). Empty where all
   * are so short that they stand inside anything.
   */
  inside: string[];
}

/** The words of a query: letters and digits only, folded, at most eight. */
export const wordsOf = (q: string): string[] =>
  folded(q.slice(0, LONGEST_QUERY))
    .match(/[\p{L}\p{N}]+/gu)
    ?.slice(0, MOST_WORDS) ?? [];

const anyOf = (lexemes: readonly string[], suffix: string): string =>
  `(${[...new Set(lexemes)].map((lexeme) => `'${lexeme}'${suffix}`).join(' | ')})`;

/** A stem without its last vowels, as long as three letters stay: `naki` (nakit) also begins `nakki` then. */
const shortened = (stem: string): string => /^(.{3,}?)[aeiouyäö]+$/u.exec(stem)?.[1] ?? stem;

/**
 * Turns words into search terms of a language.
 * @param words as `wordsOf` gives them
 * @returns undefined where there are none
 */
export async function termsOf(
  database: Database,
  language: Language,
  words: readonly string[],
): Promise<Terms | undefined> {
  if (words.length === 0) return undefined;
  const rows = await database.query<{ word: string; stems: string[] }>(
    `select word, tsvector_to_array(to_tsvector($2::regconfig, word)) as stems
     from unnest($1::text[]) with ordinality as given (word, position) order by position`,
    [words, SEARCH_CONFIGURATIONS[language]],
  );
  // Stop words have no stem. They are left out, unless there is nothing else.
  const telling = rows.filter(({ stems }) => stems.length > 0);
  const used = telling.length > 0 ? telling : rows;
  const last = used.at(-1);
  const inside = used.map(({ word, stems }) => (word.length > 3 ? (stems[0] ?? word) : word));
  return {
    exact: used.map(({ word, stems }) => anyOf([word, ...stems], '')).join(' & '),
    broad: used
      .map((row) => {
        const inflects = language === 'fi' ? row.stems.map(shortened) : [];
        const beginnings = language === 'fi' || row === last ? [row.word, ...row.stems, ...inflects] : [];
        return beginnings.length > 0 ? anyOf(beginnings, ':*') : anyOf([row.word, ...row.stems], '');
      })
      .join(' & '),
    inside: inside.some((part) => part.length >= SHORTEST_PART) ? inside.map((part) => `%${part}%`) : [],
  };
}
