import { sql } from 'kysely';
import type { Language } from 'saaristo/sites';
import type { Queries } from '../platform/database/database.ts';
import { splitWords } from './text/language.ts';

/** Words with the same meaning. They also find the words of `also`. */
export interface SynonymDraft {
  words: string[];
  also: string[];
}

export interface StoredSynonym extends SynonymDraft {
  id: string;
}

const MAX_WORDS = 30;
const MAX_WORD_LENGTH = 60;

/** Parses the comma-separated words of an editor. Removes duplicates, blanks and entries without a word. */
export function parseSynonyms(text: string): string[] {
  const typed = text
    .split(/[,;\n]/)
    .map((word) => word.normalize('NFC').replace(/\s+/g, ' ').trim())
    .filter((word) => splitWords(word).length > 0);
  return [...new Set(typed)];
}

/** Tells whether a row has at least two words and does not exceed the limits. */
export const isValidSynonym = ({ words, also }: SynonymDraft): boolean => {
  const all = [...words, ...also];
  return (
    words.length > 0 &&
    all.length > 1 &&
    all.length <= MAX_WORDS &&
    all.every(({ length }) => length <= MAX_WORD_LENGTH)
  );
};

/** Returns the synonyms of a language, ordered by their first word. */
export const listSynonyms = (queries: Queries, language: Language): Promise<StoredSynonym[]> =>
  queries
    .selectFrom('synonym')
    .select(({ cast }) => [cast<string>('id', 'text').as('id'), 'words', 'also'])
    .where('language', '=', language)
    .orderBy(sql`words[1] collate "C"`)
    .orderBy('synonym.id')
    .execute();

/** Adds a row. Searches use it at once. */
export async function addSynonym(
  queries: Queries,
  language: Language,
  { words, also }: SynonymDraft,
): Promise<void> {
  await queries.insertInto('synonym').values({ language, words, also }).execute();
}

/** @returns the language of the row; undefined if it does not exist */
export async function updateSynonym(
  queries: Queries,
  id: string,
  { words, also }: SynonymDraft,
): Promise<Language | undefined> {
  const row = await queries
    .updateTable('synonym')
    .set({ words, also })
    .where('id', '=', Number(id))
    .returning('language')
    .executeTakeFirst();
  return row?.language;
}

/** @returns the language of the row; undefined if it does not exist */
export async function deleteSynonym(queries: Queries, id: string): Promise<Language | undefined> {
  const row = await queries
    .deleteFrom('synonym')
    .where('id', '=', Number(id))
    .returning('language')
    .executeTakeFirst();
  return row?.language;
}

/** Returns the language of a row; undefined if it does not exist. */
export async function getSynonymLanguage(queries: Queries, id: string): Promise<Language | undefined> {
  const row = await queries
    .selectFrom('synonym')
    .select('language')
    .where('id', '=', Number(id))
    .executeTakeFirst();
  return row?.language;
}
