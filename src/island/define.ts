/**
 * What a widget is, apart from its looks: one definition that the editor's form, the block catalogue, the server
 * and the browser share (lessons: one props contract). No React here: the CMS build reads it too.
 */
import * as v from 'valibot';
import type { Messages } from '#i18n/texts.ts';
import { LANGUAGES, SITES } from '#lib/site.ts';

/** When the code of an island is fetched (contract, section 1). */
export type LoadStrategy = 'eager' | 'idle' | 'visible' | 'interaction' | `media(${string})`;

/** Editor categories, in the order of a block picker. */
export type WidgetCategory =
  'header' | 'search' | 'forms' | 'signups' | 'shop' | 'content' | 'corporate' | 'professional';

export interface WidgetDefinition<
  Entries extends v.ObjectEntries = v.ObjectEntries,
  Key extends string = string,
> {
  /** The marker's name, from the catalogue. */
  name: string;
  /** For editors: the block's name and what it does, in a sentence. */
  title: string;
  description: string;
  category: WidgetCategory;
  /** The `d` of one path on a 24 × 24 grid. */
  icon: string;
  /** valibot entries, one a prop, each with `editor(…)`. */
  props: Entries;
  load: LoadStrategy;
  /** Height in px kept free until the island stands, so that nothing shifts; narrow is up to 1024 px. */
  reservedHeight: number | { narrow: number; wide: number };
  /** Every text that the widget shows of its own, by key. */
  texts: Messages<Key>;
}

/** Props that every widget takes (widgets.md). */
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

/** Declares a widget. Identity at run time; the build takes what only editors read out of the shipped code. */
export const defineWidget = <const Entries extends v.ObjectEntries, Key extends string>(
  definition: WidgetDefinition<Entries, Key>,
): WidgetDefinition<Entries, Key> => definition;

/** Title and help of a prop, for the editor's form and the JSON Schema. */
export function editor<Input>(title?: string, description?: string): v.MetadataAction<Input, EditorMetadata> {
  return v.metadata({ title, description });
}

/** What the catalogue reads of a prop; blank in the code that visitors load. */
export type EditorMetadata = {
  readonly title: string | undefined;
  readonly description: string | undefined;
  /** The prop replaces the widget's text of the same key. */
  readonly ownText?: boolean;
};

/**
 * A text prop that stands for the widget's own text of the same key: its default is that text in the island's
 * language, so it is not filled in here; the catalogue shows the Finnish one (I18N-07).
 */
export function label(title?: string, description?: string) {
  const metadata: EditorMetadata = { title, description, ownText: true };
  return v.optional(v.pipe(v.string(), v.metadata(metadata)));
}

/** A URL string, or one with the text for who can't see the picture. Links and images are checked where they are used. */
export const image = (title?: string, description?: string) =>
  v.pipe(
    v.union([v.string(), v.object({ url: v.string(), alt: v.optional(v.string(), '') })]),
    v.transform((value) => (typeof value === 'string' ? { url: value, alt: '' } : value)),
    editor(title, description),
  );

/** {label, link}. */
export const link = (title?: string, description?: string) =>
  v.pipe(v.object({ label: v.string(), link: v.string() }), editor(title, description));

/** The schema that a marker's props are checked against. Unknown keys are dropped, defaults filled in. */
export const propsSchema = (definition: Pick<WidgetDefinition, 'props'>) =>
  v.object({ ...definition.props, ...commonProps });

/** What is wrong with props, prop by prop. */
export interface PropProblem {
  path: string;
  expected: string;
  received: string;
}

export type CheckedProps =
  { ok: true; props: Record<string, unknown> } | { ok: false; problems: PropProblem[] };

/**
 * Checks props against a widget's schema. A null stands for "not given", since many CMSs write out the fields an
 * editor left empty.
 */
export function checkProps(schema: ReturnType<typeof propsSchema>, given: unknown): CheckedProps {
  const result = v.safeParse(schema, withoutNulls(given));
  if (result.success) return { ok: true, props: result.output };
  return {
    ok: false,
    problems: result.issues.map((issue) => ({
      path: v.getDotPath(issue) ?? '(props)',
      expected: expectedOf(issue),
      received: issue.received === 'undefined' ? 'nothing' : issue.received,
    })),
  };
}

/** valibot names a missing key by the key itself, and some rules by no more than their name; an editor wants the kind of value. */
function expectedOf({ type, expected, received }: v.BaseIssue<unknown>): string {
  if (received === 'undefined' && /^".*"$/.test(expected ?? '')) return 'a value (required)';
  if (type === 'non_empty') return 'not empty';
  return expected ?? type.replaceAll('_', ' ');
}

const withoutNulls = (given: unknown): unknown =>
  typeof given === 'object' && given !== null && !Array.isArray(given)
    ? Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null))
    : given;
