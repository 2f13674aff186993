/**
 * The definition of a widget without its component. The editor's form, the block catalogue, the server and
 * the browser share it. It imports no React, and the bundle does not contain it: the build creates the
 * catalogue and the schemas from it (docs/decisions/0001-props-checked-by-schemas-made-at-the-build.md).
 */
import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import type { Messages } from '#i18n/texts.ts';
import { LANGUAGES, SITES } from '#lib/site.ts';
import type { PropSchema } from './check-props.ts';
import type { Migrations } from './migrate.ts';

/** Load strategy: when the code of an island is loaded (docs/reference.md#load-strategies). */
export type LoadStrategy = 'eager' | 'idle' | 'visible' | 'interaction' | `media(${string})`;

/**
 * Layout of a block among others, for the CMS. `section`: with a section's distance to other blocks.
 * `headed-section`: the same, with space at its top left for the heading before it. `full-width`: from edge
 * to edge. `with-text`: close to the paragraph before it. `figure-row`, `card-row`, `wide-card-row`: in a row
 * with adjacent blocks of the same placement. `floating`: above the page or invisible, without taking space.
 */
export type Placement =
  | 'section'
  | 'headed-section'
  | 'full-width'
  | 'with-text'
  | 'figure-row'
  | 'card-row'
  | 'wide-card-row'
  | 'floating';

/** A slot, for the editor of a CMS. */
export interface WidgetSlot {
  /** The `data-slot` of its content; '' is the default slot. */
  name: string;
  title: string;
  description?: string;
}

/** The maximum size of a page's scripts (docs/measured/performance.md). */
export interface PageBudget {
  /**
   * Name of a page with several widgets, whose sizes are added. Default: a page with only this widget, named
   * by its title.
   */
  page?: string;
  /** Compressed size in addition to what any island costs. */
  bytes: number;
  /** Parts that the widget imports later on each such page, by the start of their file names. */
  parts?: readonly string[];
}

export interface WidgetDefinition<
  Entries extends v.ObjectEntries = v.ObjectEntries,
  Key extends string = string,
> {
  /** The marker's name, from the catalogue. */
  name: string;
  /** For editors: the block's name, and a sentence that says what it does. */
  title: string;
  description: string;
  /** The group in a block picker; here the name of the widget's area. */
  category: string;
  /** The `d` attribute of one path on a 24 × 24 grid. */
  icon: string;
  /** valibot entries, one per prop, each with `editor(…)`. */
  props: Entries;
  /** The slots that the component shows (`Slot`), in the order of the editor's form. */
  slots?: readonly WidgetSlot[];
  /** Lists of props that can replace one another: at least one of each list must be given. */
  either?: readonly (readonly (keyof Entries & string)[])[];
  load: LoadStrategy;
  /**
   * Height in px that a marker reserves until its island is mounted, so that nothing shifts. One value, or one per range of window
   * widths. `wide` is above 1024 px. `medium` is from 600 px, and equal to `narrow` by default.
   */
  reservedHeight: number | { narrow: number; medium?: number; wide: number };
  /** Checked by `npm test -- --only size`. */
  budgets?: readonly PageBudget[];
  /** Default: a separate block. */
  placement?: Placement;
  /**
   * The widget shows data of one visitor, and nothing before its code is loaded. A CMS leaves it out when it
   * renders on its server, unless the page is made for that visitor and its settings contain the data.
   */
  personal?: true;
  /**
   * The server's HTML is complete and works without the island, which does nothing before a visitor uses it: it
   * makes no call, starts no timer, observes nothing and changes nothing. Pages with the setting `hydrateOnUse`
   * then hydrate it at the first use (docs/embedding.md#pages-at-rest).
   */
  rests?: true;
  /** False for widgets that can only be pressed: they are hidden in print. */
  printed?: false;
  /**
   * Version of the props, from 1. Increased by each change that is incompatible with older pages. Default: 1.
   */
  version?: number;
  /** Converts props of one version to the next; exported by `migrations.ts` in the widget's folder. */
  migrations?: Migrations;
  /** All interface texts of the widget, by key. */
  texts: Messages<Key>;
}

/** Props of every widget (docs/reference.md#props). */
export const commonProps = {
  site: v.optional(
    v.pipe(v.picklist(SITES), editor('Site', 'Brand of this block. Default: the page settings')),
  ),
  language: v.optional(
    v.pipe(v.picklist(LANGUAGES), editor('Language', 'Language of this block. Default: the page settings')),
  ),
  texts: v.optional(
    v.pipe(
      v.record(v.string(), v.string()),
      editor('Texts', 'Replaces interface texts of this block, by key'),
    ),
  ),
};

/** The props of a component: its own, checked and with defaults, and the common ones. */
export type WidgetProps<Definition> =
  Definition extends WidgetDefinition<infer Entries>
    ? v.InferOutput<v.ObjectSchema<Entries & typeof commonProps, undefined>>
    : never;

/** Declares a widget. */
export const defineWidget = <const Entries extends v.ObjectEntries, Key extends string>(
  definition: WidgetDefinition<Entries, Key>,
): WidgetDefinition<Entries, Key> => definition;

/**
 * Editor of a text. The build writes it as `format` into the catalogue's schema.
 * `rich-text`: sanitised HTML. `long-text`: several lines. `link`: a URL. `picture`: a picture or its URL. `date`: an ISO date.
 * `page-id`: an id that is the page's own in a new block. `count`: a number of visitors, which is 0 in a new block.
 * Any other value: a list that the editor of a CMS offers.
 */
export type TextFormat =
  | 'rich-text'
  | 'long-text'
  | 'link'
  | 'picture'
  | 'date'
  | 'page-id'
  | 'count'
  | (string & {});

/**
 * Editor of a text. With `inline`, it is also written on the page, where the widget shows it
 * (docs/writing-a-widget.md#texts-written-on-the-page).
 */
export type Editing = TextFormat | { format?: TextFormat; inline: true };

/**
 * Adds a title and help text to a prop, for the editor's form and the JSON Schema, and how its text is
 * edited.
 */
export function editor<Input>(
  title?: string,
  description?: string,
  editing?: Editing,
): v.MetadataAction<Input, EditorMetadata> {
  const inline = typeof editing === 'object';
  const editedAs = inline ? editing.format : editing;
  return v.metadata({ title, description, ...(editedAs ? { editedAs } : {}), ...(inline ? { inline } : {}) });
}

/**
 * Declares that a prop is used only if other props of the same object have one of these values. The editor's
 * form hides it otherwise.
 */
export const usedWith = <Input>(
  values: Readonly<Record<string, readonly unknown[]>>,
): v.MetadataAction<Input, { readonly usedWith: typeof values }> => v.metadata({ usedWith: values });

/**
 * Editor texts in languages other than English: by the English text (a title, a description or an option),
 * then by language (BCP 47). They are in `editor-texts.ts` beside a widget's definition, or beside the areas
 * for texts of several widgets.
 */
export type EditorTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The metadata of a prop in the catalogue. */
export type EditorMetadata = {
  readonly title: string | undefined;
  readonly description: string | undefined;
  /** The prop replaces the widget's text of the same key. */
  readonly ownText?: boolean;
  readonly editedAs?: TextFormat;
  /** The text is also written on the page. */
  readonly inline?: boolean;
};

/**
 * A text prop that replaces the widget's own text of the same key. Its default is that text in the island's language, so that the schema
 * has none. The catalogue shows the Finnish one (I18N-07).
 */
export function label(title?: string, description?: string, editedAs?: TextFormat) {
  const metadata: EditorMetadata = { title, description, ownText: true, ...(editedAs ? { editedAs } : {}) };
  return v.optional(v.pipe(v.string(), v.metadata(metadata)));
}

/** A URL string, or a URL with an alternative text. `readImage` of `#lib/image.ts` accepts both. */
export const image = (title?: string, description?: string) =>
  v.pipe(
    v.union([
      v.string(),
      v.object({
        url: v.pipe(v.string(), editor('Address')),
        alt: v.optional(v.pipe(v.string(), editor('Alternative text'))),
      }),
    ]),
    editor(title, description, 'picture'),
  );

/** An object {label, link}. */
export const link = (title?: string, description?: string) =>
  v.pipe(
    v.object({
      label: v.pipe(v.string(), editor('Label', 'What visitors read', { inline: true })),
      link: v.pipe(v.string(), editor('Address', 'Where it leads', 'link')),
    }),
    editor(title, description),
  );

/**
 * Returns the schema for a marker's props. `checkProps` adds the common props.
 * @throws if a prop needs a keyword that the browser does not check
 */
export function propsSchema({ props, either }: Pick<WidgetDefinition, 'props' | 'either'>): PropSchema {
  const schema = toJsonSchema(v.object(props), { typeMode: 'input' });
  return { ...checked(schema as Record<string, unknown>, ''), ...(either ? { either } : {}) };
}

const KEYWORDS = new Set([
  'type',
  'enum',
  'const',
  'anyOf',
  'default',
  'minimum',
  'maximum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'items',
  'properties',
  'required',
  'additionalProperties',
]);
/** Keywords for people, which the check ignores. */
const LEFT_OUT = new Set(['$schema', 'title', 'description', 'ownText', 'editedAs', 'inline', 'usedWith']);

function checked(schema: Record<string, unknown>, path: string): Record<string, unknown> {
  const each = (key: string, value: unknown): unknown => {
    if (key === 'anyOf') return (value as Record<string, unknown>[]).map((choice) => checked(choice, path));
    if (key === 'items' || (key === 'additionalProperties' && typeof value === 'object'))
      return checked(value as Record<string, unknown>, `${path}[]`);
    if (key !== 'properties') return value;
    return Object.fromEntries(
      Object.entries(value as Record<string, Record<string, unknown>>).map(([name, prop]) => [
        name,
        checked(prop, `${path}.${name}`),
      ]),
    );
  };
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([key]) => !LEFT_OUT.has(key))
      .map(([key, value]) => {
        if (!KEYWORDS.has(key))
          throw new Error(`The prop${path} needs "${key}", which src/island/check-props.ts does not check`);
        return [key, each(key, value)];
      }),
  );
}
