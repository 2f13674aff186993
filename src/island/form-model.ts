/**
 * The form of a widget's props, from the JSON Schema of the block catalogue: the control of each field, its label
 * and choices, and what a change does to the props. The block editor and the WordPress plugin render it.
 */
import { isRecord } from '#lib/read.ts';
import { type Path, type PropSchema, readValue } from './check-props.ts';
import type { EditorTexts, TextFormat, WidgetSlot } from './define.ts';

/** The JSON Schema of the catalogue. */
export interface Schema extends Omit<
  PropSchema,
  'items' | 'properties' | 'additionalProperties' | 'anyOf' | 'type'
> {
  type?: string;
  title?: string;
  description?: string;
  /** Labels of the values of `enum`, in the editor's language. */
  choices?: Readonly<Record<string, string>>;
  format?: TextFormat;
  /** Whether the text is also written where the page shows it. */
  inline?: boolean;
  items?: Schema;
  properties?: Readonly<Record<string, Schema>>;
  additionalProperties?: Schema | boolean;
  anyOf?: readonly Schema[];
  /** Sets of props of which one must be given: `anyOf` of `required`. */
  allOf?: readonly Schema[];
  /** Whether the prop replaces the widget's own text of the same key. */
  ownText?: boolean;
  /** The prop is used only if each of these props of the same object has one of these values. */
  usedWith?: Readonly<Record<string, readonly unknown[]>>;
}

/** Kinds of controls. */
export type Kind =
  | 'text'
  | 'long-text'
  | 'rich-text'
  | 'link'
  | 'product'
  | 'recipe'
  | 'date'
  | 'number'
  | 'switch'
  | 'choice'
  | 'picture'
  | 'list'
  | 'group'
  | 'either'
  | 'map'
  | 'other';

/** Converts a path to a name: 'slides.0.text'. */
export const joinPath = (path: Path): string => path.join('.');

/** Whether a path leads to a value or into it. */
export const isWithin = (path: Path, outer: Path): boolean =>
  joinPath(path.slice(0, outer.length)) === joinPath(outer);

/** Returns a schema with translated texts, and the labels of its choices. */
function translateSchema(schema: Schema, translate: (english: string) => string): Schema {
  const { title, description, enum: choices, items, properties, additionalProperties, anyOf } = schema;
  const inner = (part: Schema): Schema => translateSchema(part, translate);
  return {
    ...schema,
    ...(title !== undefined && { title: translate(title) }),
    ...(description !== undefined && { description: translate(description) }),
    ...(choices && {
      choices: Object.fromEntries(choices.map((one) => [String(one), translate(String(one))])),
    }),
    ...(items && { items: inner(items) }),
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, inner(part)])),
    }),
    ...(typeof additionalProperties === 'object' && { additionalProperties: inner(additionalProperties) }),
    ...(anyOf && { anyOf: anyOf.map(inner) }),
  };
}

/** The texts of a widget in the catalogue. */
interface WidgetTexts {
  title: string;
  description: string;
  props: Schema;
  slots?: readonly WidgetSlot[];
  /** Translations of the widget's texts. */
  editorTexts?: EditorTexts;
}

/**
 * Returns a widget of the catalogue in an editor's language. Texts without a translation stay in English.
 * @param shared translations of texts that several widgets share
 */
export function translateWidget<Widget extends WidgetTexts>(
  widget: Widget,
  shared: EditorTexts = {},
  language: string,
): Widget {
  const translate = (english: string): string =>
    widget.editorTexts?.[english]?.[language] || shared[english]?.[language] || english;
  return {
    ...widget,
    title: translate(widget.title),
    description: translate(widget.description),
    props: translateSchema(widget.props, translate),
    ...(widget.slots && {
      slots: widget.slots.map(({ title, description, ...slot }) => ({
        ...slot,
        title: translate(title),
        ...(description !== undefined && { description: translate(description) }),
      })),
    }),
  };
}

const isNull = ({ type }: Schema): boolean => type === 'null';

/** Removes null from the alternatives of a schema, and returns whether null was one of them. */
export function withoutNull(schema: Schema): { schema: Schema; isNullable: boolean } {
  const choices = schema.anyOf;
  if (!choices?.some(isNull)) return { schema, isNullable: false };
  const left = choices.filter((one) => !isNull(one));
  const { anyOf: _, ...own } = schema;
  const [only] = left;
  return {
    schema: left.length === 1 && only ? { ...only, ...own } : { ...own, anyOf: left },
    isNullable: true,
  };
}

/** Whether the schema accepts an address, or an address with an alternative text. */
const isPicture = ({ anyOf }: Schema): boolean =>
  anyOf?.length === 2 &&
  anyOf.some(({ type }) => type === 'string') &&
  anyOf.some(({ properties }) => properties !== undefined && 'url' in properties && 'alt' in properties);

/** Formats of a text that have a special control. */
const FORMATS: readonly unknown[] = ['rich-text', 'long-text', 'link', 'date', 'product', 'recipe'];

/** Length in characters from which a text gets a larger control. */
const LONG_TEXT = 60;

/** Returns the kind of control for a value. */
export function findKind(schema: Schema, value: unknown): Kind {
  const { format } = schema;
  if (format === 'picture' || isPicture(schema)) return 'picture';
  if (schema.enum) return 'choice';
  if (schema.anyOf) return schema.anyOf.every((one) => one.enum) ? 'choice' : 'either';
  switch (schema.type) {
    case 'boolean':
      return 'switch';
    case 'number':
    case 'integer':
      return (['product', 'recipe'] as const).find((kind) => kind === format) ?? 'number';
    case 'array':
      return 'list';
    case 'object':
      return schema.properties && typeof schema.additionalProperties !== 'object' ? 'group' : 'map';
    case 'string':
      if (FORMATS.includes(format)) return format as Kind;
      if (typeof value !== 'string') return 'text';
      if (/<\/?[a-z][^<>]*>/i.test(value)) return 'rich-text';
      return value.length > LONG_TEXT || value.includes('\n') ? 'long-text' : 'text';
    default:
      return 'other';
  }
}

/** Kinds of controls that depend on the current text. */
const TEXTS: readonly Kind[] = ['text', 'long-text', 'rich-text'];

/** Returns the kind of a control that stays the same while a text is typed in it. */
export const keepKind = (first: Kind, now: Kind): Kind =>
  TEXTS.includes(first) && TEXTS.includes(now) ? first : now;

/**
 * Returns the values of a choice, in order. If values can be written in several ways, such as `Two` and 2, returns those in the form of
 * `value`, or in the first form.
 */
export const listChoices = (
  { enum: values, anyOf = [] }: Schema,
  value: unknown,
): readonly (string | number)[] =>
  (values ?? (anyOf.find((one) => one.enum?.includes(value)) ?? anyOf[0])?.enum ?? []) as (string | number)[];

/** Returns a choice's label for editors, or the stored value if it has none. */
export const labelChoice = ({ choices, anyOf = [] }: Schema, choice: string | number): string =>
  [choices, ...anyOf.map((one) => one.choices)].find((words) => words?.[choice])?.[choice] ?? String(choice);

/** Returns a value as editable text. */
export const toText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';

/** Returns the label of the default of a single value, or '' if it has none. */
export function labelDefault(schema: Schema, words: { yes: string; no: string }): string {
  const { default: given } = schema;
  if (typeof given === 'boolean') return given ? words.yes : words.no;
  return typeof given === 'string' ? labelChoice(schema, given) : toText(given);
}

/** Whether a prop of a block is one that every widget has and editors rarely need. */
export const isCommon = (name: string): boolean => ['site', 'language', 'texts'].includes(name);

/** A field of a form. */
export interface FieldInput {
  schema: Schema;
  /** undefined if the prop is not set. */
  value: unknown;
  path: Path;
  /** The prop's name, used if the schema has no title. */
  name?: string;
  isRequired?: boolean;
}

/**
 * Describes a field: its schema without null, the kind of its control, its label and its value as text. `parseText` and `parseNumber` return
 * the value for an entered text; an empty text removes an optional prop.
 */
export function createField({ schema: given, value, path, name, isRequired }: FieldInput) {
  const { schema, isNullable } = withoutNull(given);
  const empty = isNullable ? null : undefined;
  return {
    schema,
    kind: findKind(schema, value),
    label: schema.title ?? name ?? String(path[path.length - 1] ?? ''),
    text: toText(value),
    parseText: (text: string): unknown => (text === '' && !isRequired ? empty : text),
    parseNumber: (text: string): unknown => (text === '' ? empty : Number(text)),
  };
}

/** Whether a prop of an object is used with the values of its other props. */
export const isShown = (
  { properties = {} }: Schema,
  name: string,
  given: Readonly<Record<string, unknown>>,
): boolean =>
  Object.entries(properties[name]?.usedWith ?? {}).every(([other, values]) =>
    values.includes(given[other] ?? properties[other]?.default),
  );

/** Lists the fields of an object, without unused ones. `isCommon`: every block has the field, and editors rarely need it. */
export function listFields(
  { properties = {}, required = [] }: Schema,
  value: unknown,
  path: Path,
): (FieldInput & { name: string; isCommon: boolean })[] {
  const given = isRecord(value) ? value : {};
  return Object.entries(properties)
    .filter(([name]) => isShown({ properties }, name, given))
    .map(([name, schema]) => ({
      name,
      schema,
      value: given[name],
      path: [...path, name],
      isRequired: required.includes(name),
      isCommon: path.length === 0 && isCommon(name),
    }));
}

/** Returns the alternative that a value fits, or the first if it fits none; undefined without a value. */
export function findAlternative({ anyOf = [] }: Schema, value: unknown): Schema | undefined {
  if (value === undefined || value === null) return undefined;
  return anyOf.find((one) => isValid(one, value)) ?? anyOf[0];
}

/** Whether a value inside of props has no faults. */
export function isValid(schema: Schema, value: unknown): boolean {
  const faults: never[] = [];
  readValue(schema as PropSchema, value, [], faults);
  return faults.length === 0;
}

/** Returns the name of an alternative: its title, or the titles of its properties. */
export const nameAlternative = (
  { title, type = '', properties }: Schema,
  types: Record<string, string>,
): string =>
  title ??
  (properties
    ? Object.entries(properties)
        .map(([name, part]) => part.title ?? name)
        .join(', ')
    : (types[type] ?? type));

/** The address and the alternative text of a picture. */
export interface PictureValue {
  url: string;
  alt: string;
  /** Whether the picture needs no text: its `alt` is '' instead of missing. */
  isDecorative?: boolean;
}

export const readPicture = (value: unknown): PictureValue =>
  isRecord(value)
    ? {
        url: toText(value['url']),
        alt: toText(value['alt']),
        ...(value['alt'] === '' && { isDecorative: true }),
      }
    : { url: toText(value), alt: '' };

/** Returns the format of a picture whose address contains the picture itself, such as SVG; undefined for other addresses. */
export const findEmbeddedFormat = (address: string): string | undefined =>
  /^data:image\/([a-z]+)/i.exec(address)?.[1]?.toUpperCase();

/** Whether a picture has its alternative text. If not, the text is in another prop, or the picture is decorative. */
export const hasAlt = ({ type }: Schema): boolean => type !== 'string';

/** Returns the value of a picture after a change. An empty address removes an optional picture. */
export function changePicture(
  schema: Schema,
  value: unknown,
  next: PictureValue,
  isRequired: boolean | undefined,
): unknown {
  if (next.url === '' && !isRequired) return undefined;
  if (!hasAlt(schema)) return next.url;
  const { url, alt, isDecorative = false } = next;
  return changeProp({ ...(isRecord(value) && value), url }, 'alt', isDecorative ? '' : alt || undefined);
}

/** Lists the keys of the catalogue with their texts and default texts (`usual`), and keys that already have a text. */
export function listMapEntries({ properties = {} }: Schema, value: unknown) {
  const given = isRecord(value) ? value : {};
  return [...new Set([...Object.keys(properties), ...Object.keys(given)])].map((key) => {
    const text = given[key];
    const usual = properties[key]?.default;
    return {
      key,
      text: typeof text === 'string' || text === undefined ? (text ?? '') : JSON.stringify(text),
      usual: typeof usual === 'string' ? usual : undefined,
    };
  });
}

/** Returns the props with one changed, or without it if it is undefined. Keeps their order. */
export function changeProp(value: unknown, name: string, next: unknown): Record<string, unknown> {
  const props = { ...(isRecord(value) && value), [name]: next };
  if (next === undefined) delete props[name];
  return props;
}

/** Returns a map with one text changed; an empty text removes it. Returns undefined if no text is left. */
export function changeMapEntry(
  value: unknown,
  key: string,
  text: string,
): Record<string, unknown> | undefined {
  const texts = changeProp(value, key, text === '' ? undefined : text);
  return Object.keys(texts).length > 0 ? texts : undefined;
}

/** Returns a list with an item at another index. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const moved = items.slice();
  moved.splice(to, 0, ...moved.splice(from, 1));
  return moved;
}

/** Creates the initial value of a new item or group, with its required properties. */
export function createBlank(schema: Schema): unknown {
  if (schema.default !== undefined) return structuredClone(schema.default);
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf?.[0]) return createBlank(schema.anyOf[0]);
  switch (schema.type) {
    case 'string':
      return '';
    case 'number':
    case 'integer':
      return schema.minimum ?? 0;
    case 'boolean':
      return false;
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => createBlank(schema.items ?? {}));
    case 'object':
      return Object.fromEntries(
        (schema.required ?? []).map((name) => [name, createBlank(schema.properties?.[name] ?? {})]),
      );
    default:
      return null;
  }
}

/** Names of properties that can serve as an item's title, best first. */
const NAMING = [
  'title',
  'header',
  'heading',
  'label',
  'name',
  'question',
  'text',
  'Title',
  'Heading',
  'Name',
];

/** Returns the title of an item of a list: its first text. */
export function findItemTitle(value: unknown): string | undefined {
  if (typeof value === 'string')
    return (
      value
        .replaceAll(/<[^<>]*>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim() || undefined
    );
  if (!isRecord(value)) return undefined;
  const name = NAMING.find((one) => typeof value[one] === 'string' && value[one].trim() !== '');
  return name && findItemTitle(value[name]);
}

/** A value that one control edits. */
export interface Leaf {
  kind: Kind;
  value: unknown;
  path: Path;
}

/** Lists the values of props that one control edits, in the schema's order. */
export function* listLeaves(given: Schema, value: unknown, path: Path = []): Generator<Leaf> {
  if (value === undefined || value === null) return;
  const { schema } = withoutNull(given);
  const kind = findKind(schema, value);
  if (kind === 'picture' || typeof value !== 'object') yield { kind, value, path };
  else if (Array.isArray(value))
    for (const [index, item] of value.entries())
      yield* listLeaves(schema.items ?? {}, item, [...path, index]);
  else if (isRecord(value)) {
    for (const [name, part] of Object.entries(schema.properties ?? {}))
      if (isShown(schema, name, value)) yield* listLeaves(part, value[name], [...path, name]);
    for (const part of schema.anyOf ?? []) yield* listLeaves(part, value, path);
  }
}
