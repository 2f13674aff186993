import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkProps } from '#island/prop-problems.ts';
import { propsSchema } from '#island/define.ts';
import { LANGUAGES } from '#lib/site.ts';
import { catalogueEntry } from '../../packages/build/catalogue.ts';
import { everyExample, widgets } from './widgets.ts';

interface JsonSchema {
  type?: string;
  title?: string;
  description?: string;
  format?: string;
  default?: unknown;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
}

const TYPES = ['string', 'number', 'integer', 'boolean', 'array', 'object', 'null'];

/** Finds faults of a schema itself: every node must state what it accepts. */
function findFaults(schema: JsonSchema, path: string): string[] {
  const { type, enum: values, anyOf, items, properties, required = [] } = schema;
  const faults: string[] = [];
  if (!type && !values && !anyOf && !('const' in schema)) faults.push(`${path} takes anything`);
  if (type && !TYPES.includes(type)) faults.push(`${path} is of the type ${type}`);
  if (type === 'array' && !items) faults.push(`${path} does not say what it lists`);
  for (const key of required)
    if (!properties || !Object.hasOwn(properties, key)) faults.push(`${path}.${key} is required but unknown`);
  return [
    ...faults,
    ...(anyOf ?? []).flatMap((choice, at) => findFaults(choice, `${path}|${at}`)),
    ...(items ? findFaults(items, `${path}[]`) : []),
    ...Object.entries(properties ?? {}).flatMap(([key, one]) => findFaults(one, `${path}.${key}`)),
  ];
}

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

test('catalogue: every folder of widgets is checked and has a definition, component, examples and visits [WIDGET]', () => {
  const root = join(import.meta.dirname, '../../widgets');
  const foldersIn = (path: string): string[] =>
    readdirSync(path, { withFileTypes: true }).flatMap((one) => (one.isDirectory() ? [one.name] : []));
  const folders = foldersIn(root).flatMap((area) => foldersIn(join(root, area)));
  expect(folders.length).toBeGreaterThan(0);
  expect(widgets.map(({ name }) => name).sort()).toEqual(folders.sort());
  const incomplete = widgets.filter(
    ({ load, examples, visits }) =>
      !load || !(Object.keys(examples ?? {}).length > 0) || !(visits?.length > 0),
  );
  expect(incomplete.map(({ name }) => name)).toEqual([]);
});

describe.each(widgets)('$name', ({ name, definition, examples, load }) => {
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

  test('props: they are a JSON Schema with title and description, site, language and texts [CATALOGUE]', () => {
    expect(schema).toMatchObject({ type: 'object' });
    expect(findFaults(schema, 'props')).toEqual([]);
    expect(Object.keys(schema.properties!)).toEqual(expect.arrayContaining(['site', 'language', 'texts']));
    expect(schema.properties!['language']!.enum).toEqual([...LANGUAGES]);
    const bare = Object.entries(schema.properties!).filter(([, prop]) => !prop.title || !prop.description);
    expect(bare.map(([key]) => key)).toEqual([]);
  });

  test('props: HTML, URLs and dates in the examples are edited as such [CATALOGUE]', () => {
    for (const [title, { props }] of Object.entries(examples))
      expect(
        findWrongEditors({ ...schema, properties: { ...schema.properties, texts: {} } }, props, title),
      ).toEqual([]);
  });

  test('props: the stated defaults are valid [CATALOGUE]', () => {
    const defaults = Object.fromEntries(
      Object.entries(schema.properties!)
        .filter(([, prop]) => prop.default !== undefined)
        .map(([key, prop]) => [key, prop.default]),
    );
    const [first] = Object.values(examples);
    expect(checkProps(propsSchema(definition), { ...first!.props, ...defaults })).toMatchObject({ ok: true });
  });

  test('texts: they can be replaced by key, with the Finnish text as default [CATALOGUE]', () => {
    const texts = schema.properties!['texts']!.properties!;
    expect(Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, text.default]))).toEqual(
      definition.texts.fi,
    );
  });

  test('texts: they are complete in four languages, with the same placeholders [I18N-01]', () => {
    const places = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
    const { fi } = definition.texts as Record<string, Record<string, string>>;
    for (const language of LANGUAGES) {
      const texts: Record<string, string> = definition.texts[language];
      expect(Object.keys(texts).sort()).toEqual(Object.keys(fi!).sort());
      for (const [key, text] of Object.entries(texts)) {
        expect(text.trim(), `${language}.${key}`).not.toBe('');
        expect(places(text), `${language}.${key}`).toEqual(places(fi![key]!));
      }
    }
  });

  test('folder: it has a component, and an example for the catalogue [WIDGET]', () => {
    expect(load).toBeTypeOf('function');
    expect(Object.keys(examples).length).toBeGreaterThan(0);
  });

  test('props: a value of a wrong type is invalid at any depth [PROPS]', () => {
    const [first] = Object.values(examples);
    for (const [key, prop] of Object.entries(schema.properties!)) {
      const wrong = createWrongValue(prop);
      const result = checkProps(propsSchema(definition), { ...first!.props, [key]: wrong });
      const found = result.ok ? 'nothing wrong' : result.problems[0]!.path.split('.')[0];
      expect(found, `${key}: ${JSON.stringify(wrong)}`).toBe(key);
    }
  });

  test('props: a missing required value is invalid [PROPS]', () => {
    const [first] = Object.values(examples);
    for (const key of schema.required ?? []) {
      const { [key]: _, ...others } = first!.props;
      expect(checkProps(propsSchema(definition), others).ok, key).toBe(false);
    }
  });
});

/** A value that no schema accepts in its place. */
function createWrongValue({ type, enum: values, anyOf }: JsonSchema): unknown {
  if (values) return 'no such choice';
  if (anyOf) return [[['nothing takes this']]];
  return type === 'string' ? { text: 'x' } : type === 'object' ? 'x' : 'not a number, list or switch';
}

test.each(everyExample)(
  '$name, $example: the props of the example are valid, unknown ones are removed [EXAMPLE]',
  (example) => {
    const { definition, props } = example;
    const plain = checkProps(propsSchema(definition), props);
    expect(plain).toMatchObject({ ok: true });
    const odd = JSON.parse('{"__proto__":{"x":1},"constructor":1,"unheardOf":[]}') as object;
    const extended = checkProps(propsSchema(definition), { ...odd, ...props });
    expect(extended).toEqual(plain);
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
  },
);
