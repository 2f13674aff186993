/**
 * What a widget is, apart from its looks: one definition that the editor's form, the block catalogue, the server
 * and the browser share. No React here, and nothing of it is shipped: the build makes the catalogue and the schemas of
 * it (docs/decisions/0001-props-checked-by-schemas-made-at-the-build.md).
 */
import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import type { Messages } from '#i18n/texts.ts';
import { LANGUAGES, SITES } from '#lib/site.ts';
import type { PropSchema } from './check-props.ts';
import type { Migrations } from './migrate.ts';

/** When the code of an island is fetched (docs/embedding.md#load-strategies). */
export type LoadStrategy = 'eager' | 'idle' | 'visible' | 'interaction' | `media(${string})`;

/**
 * How a page lays out a block among others, for the CMS. `section`: as far from the others as sections are, and
 * `headed-section`: likewise, with room at its top, on the left, for the heading before it; `full-width`: from edge to edge;
 * `with-text`: near the paragraph before it; `figure-row`, `card-row`, `wide-card-row`: in a row with those of its kind beside it;
 * `floating`: above the page, or nowhere, so that it takes no room.
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

/** What the scripts of a page may weigh (docs/performance.md). */
export interface PageBudget {
  /** Pages of several widgets have a name, and their bytes are added. Default: a page with this widget alone, by its title. */
  page?: string;
  /** Compressed, above what any island costs. */
  bytes: number;
  /** Parts that the widget imports later on every such page, by the start of their file names. */
  parts?: readonly string[];
}

export interface WidgetDefinition<
  Entries extends v.ObjectEntries = v.ObjectEntries,
  Key extends string = string,
> {
  /** The marker's name, from the catalogue. */
  name: string;
  /** For editors: the block's name and what it does, in a sentence. */
  title: string;
  description: string;
  /** The group of a block picker that it is in; here the name of its area. */
  category: string;
  /** The `d` of one path on a 24 × 24 grid. */
  icon: string;
  /** valibot entries, one a prop, each with `editor(…)`. */
  props: Entries;
  /** Props of which one can replace another: of each list one at least has to be given. */
  either?: readonly (readonly (keyof Entries & string)[])[];
  load: LoadStrategy;
  /**
   * Height in px that a marker reserves until its island is there, so that nothing shifts: one, or one for each range of window widths.
   * Wide is above 1024 px; medium is from 600 px, and by default the narrow one.
   */
  reservedHeight: number | { narrow: number; medium?: number; wide: number };
  /** What `npm run size` watches. */
  budgets?: readonly PageBudget[];
  /** Default: a block of its own. */
  placement?: Placement;
  /**
   * Shows what is one visitor's alone, and nothing before its code has come: a CMS leaves it out of what it renders on its server, unless the page is
   * theirs and its settings say what it shows.
   */
  personal?: true;
  /** False where it can only be pressed: it is left out on paper. */
  printed?: false;
  /** Of its props, counted from 1: one more with each change that older pages would not stand. Default: 1. */
  version?: number;
  /** What makes of props of an older version those of the next; exported by the folder's `migrations.ts`. */
  migrations?: Migrations;
  /** Every text that the widget shows of its own, by key. */
  texts: Messages<Key>;
}

/** Props that every widget takes (docs/embedding.md#props). */
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

/** The props that a component gets: its own, checked and with their defaults, and the common ones. */
export type WidgetProps<Definition> =
  Definition extends WidgetDefinition<infer Entries>
    ? v.InferOutput<v.ObjectSchema<Entries & typeof commonProps, undefined>>
    : never;

/** Declares a widget. */
export const defineWidget = <const Entries extends v.ObjectEntries, Key extends string>(
  definition: WidgetDefinition<Entries, Key>,
): WidgetDefinition<Entries, Key> => definition;

/**
 * How a text is edited; the catalogue's schema has it as `format`, and no visitor gets it. `rich-text`: HTML, which is
 * sanitised; `long-text`: several lines; `link`: an address; `picture`: a picture, or its address; `date`: an ISO date; any other
 * what the editor of a CMS may choose from.
 */
export type TextFormat = 'rich-text' | 'long-text' | 'link' | 'picture' | 'date' | (string & {});

/** Title and help of a prop, for the editor's form and the JSON Schema, and how a text of it is edited. */
export function editor<Input>(
  title?: string,
  description?: string,
  editedAs?: TextFormat,
): v.MetadataAction<Input, EditorMetadata> {
  return v.metadata({ title, description, ...(editedAs ? { editedAs } : {}) });
}

/**
 * What editors read in languages other than English: texts by the language (BCP 47), by the English text that they stand for, be it a title,
 * a description or a choice. In `editor-texts.ts`, beside a widget's definition, or beside the areas for what several widgets say.
 */
export type EditorTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What the catalogue reads of a prop. */
export type EditorMetadata = {
  readonly title: string | undefined;
  readonly description: string | undefined;
  /** The prop replaces the widget's text of the same key. */
  readonly ownText?: boolean;
  readonly editedAs?: TextFormat;
};

/**
 * A text prop that replaces the widget's own text of the same key: its default is that text in the island's
 * language, so it is not filled in here; the catalogue shows the Finnish one (I18N-07).
 */
export function label(title?: string, description?: string, editedAs?: TextFormat) {
  const metadata: EditorMetadata = { title, description, ownText: true, ...(editedAs ? { editedAs } : {}) };
  return v.optional(v.pipe(v.string(), v.metadata(metadata)));
}

/** A URL string, or one with the text for who can't see the picture; `readImage` of `#lib/image.ts` makes one of both. */
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

/** {label, link}. */
export const link = (title?: string, description?: string) =>
  v.pipe(
    v.object({
      label: v.pipe(v.string(), editor('Label', 'What visitors read')),
      link: v.pipe(v.string(), editor('Address', 'Where it leads', 'link')),
    }),
    editor(title, description),
  );

/**
 * The schema that a marker's props are checked against: the common props are added by `checkProps`.
 * @throws where a prop needs a rule that the browser does not check
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
/** Words for people, which no check needs. */
const LEFT_OUT = new Set(['$schema', 'title', 'description', 'ownText', 'editedAs']);

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
