/** The block catalogue (`dist/widgets.json`), in the form that the editor uses. */

import type { Messages } from '../messages.ts';
import type { EditorSettings, TemplateKind } from '../contract.ts';
import { COMPUTED } from './page.ts';

/** The subset of JSON Schema that the catalogue uses. */
export interface Schema {
  type?: string;
  title?: string;
  description?: string;
  default?: unknown;
  enum?: (string | number)[];
  /** Labels of the values of `enum`, in the editor's language. */
  choices?: Record<string, string>;
  const?: unknown;
  /** Control for a text: 'rich-text', 'long-text', 'link', 'picture', 'date', 'product' or 'recipe'. */
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
  /** SVG of 24 × 24. */
  icon: string;
  props: Schema;
  example: Record<string, unknown>;
  /** Version of its props, if they have changed. */
  version?: number;
  /** Translations of its own texts. */
  editorTexts?: EditorTexts;
  /** English title and description, which the search also matches. */
  english: string;
}

export type Catalogue = ReadonlyMap<string, Widget>;

/** Translations by language, by the English text. */
type EditorTexts = Record<string, Record<string, string>>;

/** `dist/widgets.json`. */
export interface CatalogueFile {
  widgets: Omit<Widget, 'english'>[];
  /** Translations of texts that several widgets share. */
  editorTexts?: EditorTexts;
}

type Say = (english: string) => string;

const translateAll = (of: Record<string, Schema>, say: Say): Record<string, Schema> =>
  Object.fromEntries(Object.entries(of).map(([name, part]) => [name, translateSchema(part, say)]));

/** Translates the texts of a schema. Texts without a translation stay in English. */
function translateSchema(schema: Schema, say: Say): Schema {
  const { title, description, enum: choices, items, properties, additionalProperties, anyOf, allOf } = schema;
  return {
    ...schema,
    ...(title !== undefined && { title: say(title) }),
    ...(description !== undefined && { description: say(description) }),
    ...(choices && { choices: Object.fromEntries(choices.map((one) => [one, say(String(one))])) }),
    ...(items && { items: translateSchema(items, say) }),
    ...(properties && { properties: translateAll(properties, say) }),
    ...(typeof additionalProperties === 'object' && {
      additionalProperties: translateSchema(additionalProperties, say),
    }),
    ...(anyOf && { anyOf: anyOf.map((one) => translateSchema(one, say)) }),
    ...(allOf && { allOf: allOf.map((one) => translateSchema(one, say)) }),
  };
}

/** Returns the catalogue in an editor's language. */
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
          props: translateSchema(props, say),
          english: `${title} ${description}`,
        },
      ];
    }),
  );

/** Adds the computed part of a template to the catalogue, as a block without props. */
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
