/** The block catalogue (`dist/widgets.json`): all that the editor knows of widgets. */

import type { Messages } from '../messages.ts';
import type { EditorSettings } from '../settings.ts';
import { COMPUTED, type TemplateKind } from './page.ts';

/** What of JSON Schema the catalogue uses. */
export interface Schema {
  type?: string;
  title?: string;
  description?: string;
  default?: unknown;
  enum?: (string | number)[];
  /** What editors call the choices of `enum`, in their language. */
  choices?: Record<string, string>;
  const?: unknown;
  /** How a text is edited: 'rich-text', 'long-text', 'link', 'picture', 'date', 'product', 'recipe'. */
  format?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  anyOf?: Schema[];
  allOf?: Schema[];
}

export interface Widget {
  name: string;
  title: string;
  description: string;
  category: string;
  /** An SVG, 24 × 24. */
  icon: string;
  props: Schema;
  example: Record<string, unknown>;
  /** Of its props, where they have changed. */
  version?: number;
  /** Its own words in other languages. */
  editorTexts?: EditorTexts;
  /** What it is called and does in English, which it is found by as well. */
  english: string;
}

export type Catalogue = ReadonlyMap<string, Widget>;

/** Texts by the language, by the English text that they stand for. */
type EditorTexts = Record<string, Record<string, string>>;

/** `dist/widgets.json`. */
export interface CatalogueFile {
  widgets: Omit<Widget, 'english'>[];
  /** Words of several widgets in other languages. */
  editorTexts?: EditorTexts;
}

type Say = (english: string) => string;

const mapped = (of: Record<string, Schema>, say: Say): Record<string, Schema> =>
  Object.fromEntries(Object.entries(of).map(([name, part]) => [name, schemaIn(part, say)]));

/** A schema whose words are in another language; what has none there stays English. */
function schemaIn(schema: Schema, say: Say): Schema {
  const { title, description, enum: choices, items, properties, additionalProperties, anyOf, allOf } = schema;
  return {
    ...schema,
    ...(title !== undefined && { title: say(title) }),
    ...(description !== undefined && { description: say(description) }),
    ...(choices && { choices: Object.fromEntries(choices.map((one) => [one, say(String(one))])) }),
    ...(items && { items: schemaIn(items, say) }),
    ...(properties && { properties: mapped(properties, say) }),
    ...(typeof additionalProperties === 'object' && {
      additionalProperties: schemaIn(additionalProperties, say),
    }),
    ...(anyOf && { anyOf: anyOf.map((one) => schemaIn(one, say)) }),
    ...(allOf && { allOf: allOf.map((one) => schemaIn(one, say)) }),
  };
}

/** The catalogue in an editor's language. */
export const catalogueOf = (
  { widgets, editorTexts = {} }: CatalogueFile,
  language: EditorSettings['language'],
): Catalogue =>
  new Map(
    widgets.map((widget) => {
      const say: Say = (english) =>
        widget.editorTexts?.[english]?.[language] || editorTexts[english]?.[language] || english;
      const { title, description, props } = widget;
      return [
        widget.name,
        {
          ...widget,
          title: say(title),
          description: say(description),
          props: schemaIn(props, say),
          english: `${title} ${description}`,
        },
      ];
    }),
  );

/** The catalogue with the computed part of a template, as a block without props. */
export const withComputed = (
  catalogue: Catalogue,
  template: TemplateKind | null,
  { computed }: Messages,
): Catalogue =>
  template === null
    ? catalogue
    : new Map([
        ...catalogue,
        [
          COMPUTED,
          {
            name: COMPUTED,
            ...computed[template],
            category: '',
            icon: '',
            props: { type: 'object' },
            example: {},
            english: '',
          },
        ],
      ]);
