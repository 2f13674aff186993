import { sql } from 'kysely';
import type { Language } from 'saaristo/sites';
import type { Queries } from '../../database/database.ts';
import { splitWords } from './language.ts';

/** Words that mean the same; in `also` is what they find besides. */
export interface SynonymDraft {
  words: string[];
  also: string[];
}

export interface StoredSynonym extends SynonymDraft {
  id: string;
}

const MAX_WORDS = 30;
const MAX_WORD_LENGTH = 60;

/** What an editor typed with commas between: without repetitions, blanks, and what holds no word. */
export function parseSynonyms(text: string): string[] {
  const typed = text
    .split(/[,;\n]/)
    .map((word) => word.normalize('NFC').replace(/\s+/g, ' ').trim())
    .filter((word) => splitWords(word).length > 0);
  return [...new Set(typed)];
}

/** Whether it says something: two words at least, and not more than a search can bear. */
export const isValidSynonym = ({ words, also }: SynonymDraft): boolean => {
  const all = [...words, ...also];
  return (
    words.length > 0 &&
    all.length > 1 &&
    all.length <= MAX_WORDS &&
    all.every(({ length }) => length <= MAX_WORD_LENGTH)
  );
};

/** The synonyms of a language by their first word. */
export const listSynonyms = (queries: Queries, language: Language): Promise<StoredSynonym[]> =>
  queries
    .selectFrom('synonym')
    .select(({ cast }) => [cast<string>('id', 'text').as('id'), 'words', 'also'])
    .where('language', '=', language)
    .orderBy(sql`words[1] collate "C"`)
    .orderBy('synonym.id')
    .execute();

/** Adds a row; searches know it at once. */
export async function addSynonym(
  queries: Queries,
  language: Language,
  { words, also }: SynonymDraft,
): Promise<void> {
  await queries.insertInto('synonym').values({ language, words, also }).execute();
}

/** @returns the language of the row, undefined where there is none (any more) */
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

/** @returns the language of the row, undefined where there is none (any more) */
export async function deleteSynonym(queries: Queries, id: string): Promise<Language | undefined> {
  const row = await queries
    .deleteFrom('synonym')
    .where('id', '=', Number(id))
    .returning('language')
    .executeTakeFirst();
  return row?.language;
}

/** The language of a row. */
export async function getSynonymLanguage(queries: Queries, id: string): Promise<Language | undefined> {
  const row = await queries
    .selectFrom('synonym')
    .select('language')
    .where('id', '=', Number(id))
    .executeTakeFirst();
  return row?.language;
}
