/** The rules for the widgets of this repository, beside the contract of every project (`contract.test.ts`). */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#lib/site.ts';
import { catalogueEntry } from '../../packages/build/catalogue.ts';
import type { JsonSchema } from '../../packages/testing/schema-faults.ts';
import { UNKNOWN_VISITS } from '../../packages/testing/widgets.ts';
import { WIDGET, widgets } from './widgets.ts';

/** Finds texts of an example whose schema edits them as something else: HTML, URLs and dates. */
function findWrongEditors(schema: JsonSchema, value: unknown, path: string): string[] {
  const { format = 'plain text' } = schema;
  if (format === 'picture') return [];
  if (schema.anyOf) return schema.anyOf.flatMap((one) => findWrongEditors({ format, ...one }, value, path));
  if (Array.isArray(value))
    return value.flatMap((item, at) =>
      schema.items ? findWrongEditors(schema.items, item, `${path}[${at}]`) : [],
    );
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, inner]) => {
      const one = schema.properties?.[key];
      return one ? findWrongEditors(one, inner, `${path}.${key}`) : [];
    });
  if (typeof value !== 'string' || schema.type !== 'string') return [];
  const fits =
    (!/<\/(p|ul|ol|h\d|a|strong)>/i.test(value) || format === 'rich-text') &&
    (!isAddress(value) || format === 'link') &&
    (!/^\d{4}-\d\d-\d\d/.test(value) || format === 'date');
  return fits ? [] : [`${path} is edited as ${format}: ${value}`];
}

/** A URL that an editor selects: neither a call, an origin nor a pattern. */
const isAddress = (text: string): boolean =>
  /^(https?:\/\/|\/(?!\/))[^{]*$/.test(text) && !/^\/api\/|^https?:\/\/[^/]+$/.test(text);

test.skipIf(WIDGET)('catalogue: every folder of widgets is checked and has visits [WIDGET]', () => {
  const root = join(import.meta.dirname, '../../widgets');
  const foldersIn = (path: string): string[] =>
    readdirSync(path, { withFileTypes: true }).flatMap((one) => (one.isDirectory() ? [one.name] : []));
  const folders = foldersIn(root).flatMap((area) => foldersIn(join(root, area)));
  expect(folders.length).toBeGreaterThan(0);
  expect(widgets.map(({ name }) => name).sort()).toEqual(folders.sort());
  const incomplete = widgets.filter(({ visits }) => visits === UNKNOWN_VISITS);
  expect(incomplete.map(({ name }) => name)).toEqual([]);
});

describe.each(widgets)('$name', ({ name, definition, examples }) => {
  const entry = catalogueEntry({ name, definition, examples, area: '', folder: '', component: '' }, []);
  const schema = entry.props as JsonSchema;

  test('definition: it has a title, a description and an icon [CATALOGUE]', () => {
    expect(definition.name).toBe(name);
    expect(entry.title).toMatch(/^[A-ZÅÄÖ].{2,60}$/);
    expect(entry.description).toMatch(/^[A-ZÅÄÖ].{10,}\.$/s);
    expect(entry.icon).toMatch(/^<svg .*d="[\dMmLlHhVvCcSsQqTtAaZz ,.+-]+"\/><\/svg>$/);
    expect(entry.load).toMatch(/^(eager|idle|visible|interaction|media\(.+\))$/);
    expect(entry.reservedHeight).toBeGreaterThanOrEqual(0);
  });

  test('props: they include site, language and texts [CATALOGUE]', () => {
    expect(schema).toMatchObject({ type: 'object' });
    expect(Object.keys(schema.properties!)).toEqual(expect.arrayContaining(['site', 'language', 'texts']));
    expect(schema.properties!['language']!.enum).toEqual([...LANGUAGES]);
  });

  test('props: HTML, URLs and dates in the examples are edited as such [CATALOGUE]', () => {
    for (const [title, { props }] of Object.entries(examples))
      expect(
        findWrongEditors({ ...schema, properties: { ...schema.properties, texts: {} } }, props, title),
      ).toEqual([]);
  });

  test('texts: they can be replaced by key, with the Finnish text as default [CATALOGUE]', () => {
    const texts = schema.properties!['texts']!.properties!;
    expect(Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, text.default]))).toEqual(
      definition.texts.fi,
    );
  });
});
