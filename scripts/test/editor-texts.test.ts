/** Checks the Finnish and Swedish texts for editors (docs/writing-a-widget.md#texts-for-editors). */
import { pathToFileURL } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import type { EditorTexts } from '#island/define.ts';
import { SITES } from '#lib/site.ts';
import { catalogueEntry, catalogueTexts } from '../../packages/build/catalogue.ts';
import { editorTextsOf, findWidgets, loadDefinitions, ROOT } from '../../packages/build/widgets.ts';

interface Schema {
  title?: string;
  description?: string;
  format?: string;
  enum?: unknown[];
  items?: Schema;
  properties?: Record<string, Schema>;
  anyOf?: Schema[];
}

interface Read {
  name: string;
  words: Set<string>;
  untitled: string[];
  own: EditorTexts;
}

const LANGUAGES = ['fi', 'sv'];
/** Names that are the same in every language. */
const NAMES: ReadonlySet<unknown> = new Set(SITES);

/** Lists all texts of a schema that an editor reads. */
function* wordsOf(schema: Schema): Generator<string> {
  for (const word of [schema.title, schema.description, ...(schema.enum ?? [])])
    if (typeof word === 'string' && !NAMES.has(word)) yield word;
  for (const part of [
    ...Object.values(schema.properties ?? {}),
    ...(schema.anyOf ?? []),
    ...(schema.items ? [schema.items] : []),
  ])
    yield* wordsOf(part);
}

/** Lists fields without a title, which a form would label with the prop's name. */
function* untitledIn(schema: Schema, path: string): Generator<string> {
  // The picture's control has labels of its own, and texts by key are labelled with their default.
  if (schema.format === 'picture' || path === '.texts') return;
  for (const [name, part] of Object.entries(schema.properties ?? {})) {
    const choices = part.anyOf?.filter((one) => (one as { type?: string }).type !== 'null') ?? [];
    if (!part.title && !(choices.length === 1 && choices[0]!.title)) yield `${path}.${name}`;
    yield* untitledIn(part, `${path}.${name}`);
  }
  for (const part of [...(schema.anyOf ?? []), ...(schema.items ? [schema.items] : [])])
    yield* untitledIn(part, path);
}

let widgets: Read[] = [];
let shared: EditorTexts = {};

beforeAll(async () => {
  const file = pathToFileURL(editorTextsOf(`${ROOT}/widgets`)!).href;
  shared = catalogueTexts(((await import(file)) as { editorTexts: EditorTexts }).editorTexts);
  widgets = (await loadDefinitions(findWidgets())).map((widget) => {
    const { name, title, description, props, slots = [], editorTexts = {} } = catalogueEntry(widget, []);
    const words = new Set([
      title,
      description,
      ...wordsOf(props as Schema),
      ...slots.flatMap((slot) => [...wordsOf(slot)]),
    ]);
    return { name, words, untitled: [...untitledIn(props, '')], own: editorTexts };
  });
});

test('editor texts: every title, description and choice is translated to Finnish and Swedish [EDITOR]', () => {
  expect(widgets.length).toBeGreaterThan(50);
  const missing = widgets.flatMap(({ name, words, own }) =>
    [...words].flatMap((word) =>
      LANGUAGES.filter((language) => !(own[word]?.[language] ?? shared[word]?.[language])).map(
        (language) => `${name}, ${language}: ${word}`,
      ),
    ),
  );
  expect(missing).toEqual([]);
});

test('editor texts: every field of a form has a title [EDITOR]', () => {
  expect(widgets.flatMap(({ name, untitled }) => untitled.map((path) => name + path))).toEqual([]);
});

test('editor texts: no translation is repeated or unused [EDITOR]', () => {
  const seen = new Map(Object.entries(shared).map(([word, texts]) => [word + JSON.stringify(texts), '']));
  const twice = widgets.flatMap(({ name, own }) =>
    Object.entries(own).flatMap(([word, texts]) => {
      const key = word + JSON.stringify(texts);
      const first = seen.get(key);
      seen.set(key, name);
      return first === undefined ? [] : [`${name}: ${word}, as in ${first || 'widgets/editor-texts.ts'}`];
    }),
  );
  expect(twice).toEqual([]);
  const unread = [
    ...widgets.flatMap(({ name, words, own }) =>
      Object.keys(own).flatMap((word) => (words.has(word) ? [] : [`${name}: ${word}`])),
    ),
    ...Object.keys(shared).filter((word) => widgets.filter(({ words }) => words.has(word)).length < 2),
  ];
  expect(unread).toEqual([]);
});

test("editor texts: a project's texts take precedence over the runtime's [EDITOR]", () => {
  const own = catalogueTexts({ Site: { fi: 'Brändi' } });
  expect(own['Site']).toEqual({ fi: 'Brändi' });
  expect(own['Language']).toEqual({ fi: 'Kieli', sv: 'Språk' });
});
