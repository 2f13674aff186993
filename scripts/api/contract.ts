/** The parts of the catalogue that pages rely on, without texts for people. Each release is saved in this form in docs/api/. */

/** The subset of JSON Schema that the catalogue uses, without texts for people. */
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

/** The fields of `widgets.json` that are read here. */
interface Catalogue {
  version: string;
  widgets: readonly { name: string; version?: number; props: object }[];
}

/** Keys of the schema that are for people or may change between releases. */
const WORDS = new Set(['$schema', 'title', 'description', 'format', 'default', 'examples']);
/** Keys whose values have props as keys; a prop may have the same name as a key of the schema. */
const NAMED = new Set(['properties']);

function removeTexts(value: unknown, isNamed = false): unknown {
  if (Array.isArray(value)) return value.map((item) => removeTexts(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => isNamed || !WORDS.has(key))
      .map(([key, inner]) => [key, removeTexts(inner, !isNamed && NAMED.has(key))]),
  );
}

/** Removes the keys of texts: a page with a removed text still works, so the keys are not part of the contract. */
const removeTextKeys = ({ properties = {}, ...props }: Schema): Schema => {
  const { texts, ...own } = properties;
  const { properties: _keys, ...anyTexts } = texts ?? {};
  return { ...props, properties: { ...own, ...(texts ? { texts: anyTexts } : {}) } };
};

/** Creates the contract of a built catalogue. */
export function createContract({ version, widgets }: Catalogue): Contract {
  return {
    release: version,
    widgets: Object.fromEntries(
      widgets.map(({ name, version: ofProps = 1, props }) => [
        name,
        { version: ofProps, props: removeTextKeys(removeTexts(props) as Schema) },
      ]),
    ),
  };
}
