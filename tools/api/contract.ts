/** What pages rely on of the widgets: the catalogue without its words, as a release keeps it in docs/api/. */

/** As much of JSON Schema as the catalogue uses, without words for people. */
export interface Schema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  allOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  required?: string[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
}

export interface WidgetContract {
  version: number;
  props: Schema;
}

export interface Contract {
  release: string;
  widgets: Record<string, WidgetContract>;
}

/** What of `widgets.json` is read. */
interface Catalogue {
  version: string;
  widgets: readonly { name: string; version?: number; props: object }[];
}

/** For people, or for today alone. */
const WORDS = new Set(['$schema', 'title', 'description', 'format', 'default', 'examples']);
/** Keys of them are names of props, which may be called like a word of the schema. */
const NAMED = new Set(['properties']);

function bare(value: unknown, isNamed = false): unknown {
  if (Array.isArray(value)) return value.map((item) => bare(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => isNamed || !WORDS.has(key))
      .map(([key, inner]) => [key, bare(inner, !isNamed && NAMED.has(key))]),
  );
}

/** A text that a widget has no more leaves nothing out of a page: which keys there are is no promise. */
const withoutTexts = ({ properties = {}, ...props }: Schema): Schema => {
  const { texts, ...own } = properties;
  const { properties: _keys, ...anyTexts } = texts ?? {};
  return { ...props, properties: { ...own, ...(texts ? { texts: anyTexts } : {}) } };
};

/** The contract of a built catalogue. */
export function contractOf({ version, widgets }: Catalogue): Contract {
  return {
    release: version,
    widgets: Object.fromEntries(
      widgets.map(({ name, version: ofProps = 1, props }) => [
        name,
        { version: ofProps, props: withoutTexts(bare(props) as Schema) },
      ]),
    ),
  };
}
