/** The form of an item: its schema in the editor's language, and its problems. */
import { findValueFaults } from '@saaristo/editor/checks';
import type { EditorLanguage } from '@saaristo/editor/contract';
import {
  describePath,
  isRecord,
  joinPath,
  type Path,
  type Schema,
  translateWidget,
  withoutNull,
} from 'saaristo/form';
import { sanitizeText } from 'saaristo/schemas';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from 'saaristo/sites';
import type { Queries } from '../platform/database/database.ts';
import { readOnce } from '../platform/database/shared-reads.ts';
import { HttpError } from '../platform/http/errors.ts';
import { findDayProblems } from './days.ts';
import { type AnyCollection, type Item, type ItemPlace, SHARED_TEXTS, type ValueProblem } from './define.ts';

/** Returns the languages of the texts of an item: that of the item, those of its site, or all. */
export async function listLanguages(
  queries: Queries,
  { site, language }: ItemPlace,
): Promise<readonly Language[]> {
  if (language !== null) return [language];
  if (site === null) return [...new Set([DEFAULT_LANGUAGE, ...LANGUAGES])];
  return readOnce(`languages ${site}`, async () => {
    const row = await queries
      .selectFrom('site')
      .select('details')
      .where('site', '=', site)
      .executeTakeFirst();
    return row?.details.languages ?? LANGUAGES;
  });
}

/** Returns the schema of a collection in an editor's language. */
export const createForm = (
  { title, texts, ...collection }: AnyCollection,
  languages: readonly Language[],
  language: EditorLanguage,
): Schema =>
  translateWidget(
    { title: title.en, description: '', props: collection.createSchema(languages), editorTexts: texts },
    SHARED_TEXTS,
    language,
  ).props;

/** A problem with the name of its field. */
export type ItemProblem = ValueProblem & { field: string };

export const describeProblem = ({ field, message }: ItemProblem): string => `${field}: ${message}`;

const nameField = (schema: Schema, problem: ValueProblem): ItemProblem => ({
  ...problem,
  field: problem.field ?? describePath(schema, problem.path, (number) => `${number}.`),
});

const PLACE_MESSAGES = {
  fi: 'Sivustolla ei ole tätä kieltä.',
  sv: 'Webbplatsen har inte det här språket.',
  en: 'The site does not have this language.',
};

/** Finds the problem of an item in a language that its site does not have: no page would lead to it. */
async function findPlaceProblems(
  queries: Queries,
  { site, language }: ItemPlace,
  editor: EditorLanguage,
): Promise<ValueProblem[]> {
  if (language === null || (await listLanguages(queries, { site, language: null })).includes(language))
    return [];
  const field = { en: 'Language', ...SHARED_TEXTS['Language']! }[editor];
  return [{ path: [], field, message: PLACE_MESSAGES[editor] }];
}

const NAME_MESSAGES = {
  fi: 'Kirjoita nimi, jossa on kirjaimia tai numeroita.',
  sv: 'Skriv ett namn som har bokstäver eller siffror.',
  en: 'Write a name that has letters or digits.',
};

/** Finds the problem of an item whose value gives it no key, at the field that gives it. */
const findKeyProblems = (
  collection: AnyCollection,
  item: Item<object>,
  { required: [first = ''] = [] }: Schema,
  language: EditorLanguage,
): ValueProblem[] =>
  collection.createKey(item.value, item) === ''
    ? [{ path: [collection.keyField ?? first], message: NAME_MESSAGES[language] }]
    : [];

/** Finds the problems of an item. An item with problems is not published. */
export async function findItemProblems(
  queries: Queries,
  collection: AnyCollection,
  item: Item<object>,
  language: EditorLanguage,
): Promise<ItemProblem[]> {
  const schema = createForm(collection, await listLanguages(queries, item), language);
  const faults = findValueFaults(schema, item.value, language);
  const problems: ValueProblem[] =
    faults.length > 0
      ? faults
      : [
          ...((await collection.findProblems?.(queries, item, language)) ?? []),
          ...findDayProblems(collection.getDays?.(item.value) ?? {}, language),
          ...(await findPlaceProblems(queries, item, language)),
        ];
  // Other problems may explain it.
  if (problems.length === 0) problems.push(...findKeyProblems(collection, item, schema, language));
  return problems.map((problem) => nameField(schema, problem));
}

/** Maximum depth of a value. Deeper ones are no content, and cannot be written as JSON. */
const MAX_DEPTH = 20;

const isNothing = (value: unknown): boolean =>
  value === null || (typeof value === 'number' && !Number.isFinite(value));

/**
 * Returns a typed value without letters that the database cannot store, and without null, the mark of an empty field.
 * @throws HttpError 400 for a value that is too deep
 */
function cleanPart(value: unknown, depth: number): unknown {
  if (depth > MAX_DEPTH) throw new HttpError(400, 'The value is too deep.');
  if (typeof value === 'string') return sanitizeText(value);
  if (Array.isArray(value))
    return value.filter((one) => !isNothing(one)).map((one) => cleanPart(one, depth + 1));
  return isRecord(value) ? cleanValue(value, depth) : value;
}

export const cleanValue = (value: object, depth = 0): object =>
  Object.fromEntries(
    Object.entries(value).flatMap(([name, part]: [string, unknown]) =>
      isNothing(part) ? [] : [[sanitizeText(name), cleanPart(part, depth + 1)]],
    ),
  );

/** Lists the parts of a value that are of another type than their fields. A text in place of a number is a mistake that a draft may have. */
function* listMisfits(given: Schema, value: unknown, path: Path = []): Generator<Path> {
  const { type, properties = {}, items = {} } = withoutNull(given).schema;
  const actual = Array.isArray(value) ? 'array' : typeof value;
  const isMistyped = actual === 'string' && type !== 'array' && type !== 'object';
  if (value === undefined || !type || isMistyped) return;
  if (type !== actual && !(type === 'integer' && actual === 'number')) yield path;
  else if (Array.isArray(value))
    for (const [at, one] of value.entries()) yield* listMisfits(items, one, [...path, at]);
  else if (isRecord(value))
    for (const [name, part] of Object.entries(properties))
      if (Object.hasOwn(value, name)) yield* listMisfits(part, value[name], [...path, name]);
}

/** Finds the problems of a value that is not even a draft: the declaration of its collection could not read it. */
export async function findMisfits(
  queries: Queries,
  collection: AnyCollection,
  place: ItemPlace,
  value: object,
  language: EditorLanguage,
): Promise<ItemProblem[]> {
  const schema = createForm(collection, await listLanguages(queries, place), language);
  const misfits = [...listMisfits(schema, value)].map((path) => joinPath(path));
  if (misfits.length === 0) return [];
  return findValueFaults(schema, value, language)
    .filter(({ path }) => misfits.includes(joinPath(path)))
    .map((problem) => nameField(schema, problem));
}
