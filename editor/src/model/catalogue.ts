/** The block catalogue (`dist/widgets.json`): all that the editor knows of widgets. */

import type { Messages } from '../messages.ts';
import { COMPUTED, type TemplateKind } from './page.ts';

/** What of JSON Schema the catalogue uses. */
export interface Schema {
  type?: string;
  title?: string;
  description?: string;
  default?: unknown;
  enum?: (string | number)[];
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
}

export type Catalogue = ReadonlyMap<string, Widget>;

export const catalogueOf = ({ widgets }: { widgets: Widget[] }): Catalogue =>
  new Map(widgets.map((widget) => [widget.name, widget]));

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
          },
        ],
      ]);
