import type { Language } from 'saaristo/sites';
import type { Database } from '../../database/database.ts';
import { wordsIn } from './language.ts';

/** Words that mean the same; in `also` is what they find besides. */
export interface SynonymDraft {
  words: string[];
  also: string[];
}

export interface StoredSynonym extends SynonymDraft {
  id: string;
}

const MOST_WORDS = 30;
const LONGEST = 60;

/** What an editor typed with commas between: without repetitions, blanks, and what holds no word. */
export function synonymsTyped(text: string): string[] {
  const typed = text
    .split(/[,;\n]/)
    .map((word) => word.normalize('NFC').replace(/\s+/g, ' ').trim())
    .filter((word) => wordsIn(word).length > 0);
  return [...new Set(typed)];
}

/** Whether it says something: two words at least, and not more than a search can bear. */
export const isSynonym = ({ words, also }: SynonymDraft): boolean => {
  const all = [...words, ...also];
  return (
    words.length > 0 &&
    all.length > 1 &&
    all.length <= MOST_WORDS &&
    all.every(({ length }) => length <= LONGEST)
  );
};

/** The synonyms of a language by their first word. */
export function listSynonyms(database: Database, language: Language): Promise<StoredSynonym[]> {
  return database.query<StoredSynonym>(
    'select id::text as id, words, also from synonym where language = $1 order by words[1] collate "C", id',
    [language],
  );
}

/** Adds a row; searches know it at once. */
export async function addSynonym(
  database: Database,
  language: Language,
  { words, also }: SynonymDraft,
): Promise<void> {
  await database.query('insert into synonym (language, words, also) values ($1, $2, $3)', [
    language,
    words,
    also,
  ]);
}

/** @returns the language of the row, undefined where there is none (any more) */
export async function changeSynonym(
  database: Database,
  id: string,
  { words, also }: SynonymDraft,
): Promise<Language | undefined> {
  const [row] = await database.query<{ language: Language }>(
    'update synonym set words = $2, also = $3 where id = $1 returning language',
    [id, words, also],
  );
  return row?.language;
}

/** @returns the language of the row, undefined where there is none (any more) */
export async function removeSynonym(database: Database, id: string): Promise<Language | undefined> {
  const [row] = await database.query<{ language: Language }>(
    'delete from synonym where id = $1 returning language',
    [id],
  );
  return row?.language;
}

/** The language of a row. */
export async function synonymLanguage(database: Database, id: string): Promise<Language | undefined> {
  const [row] = await database.query<{ language: Language }>('select language from synonym where id = $1', [
    id,
  ]);
  return row?.language;
}
