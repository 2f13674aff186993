/** Creates the TypeScript types of the widgets' props from the catalogue: `dist/widgets.d.ts`, for code that writes markers. */
import type { CatalogueEntry } from './catalogue.ts';

type Schema = Readonly<Record<string, unknown>>;

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const schemas = (value: unknown): Schema[] => (Array.isArray(value) ? value.filter(isSchema) : []);

/** Returns a JSDoc comment with title and description. Escapes the end of a comment in them. */
const comment = ({ title, description }: Schema, indent: string): string => {
  const words = [title, description].filter((text) => typeof text === 'string' && text !== '').join('. ');
  return words === '' ? '' : `${indent}/** ${words.replaceAll('*/', '*\\/')} */\n`;
};

/** Converts a JSON Schema of `propsSchema` to a TypeScript type. Unsupported schemas become `unknown`. */
function typeOf(schema: Schema, indent: string): string {
  const { type, items, properties, additionalProperties } = schema;
  if ('const' in schema) return JSON.stringify(schema['const']);
  if (Array.isArray(schema['enum'])) return schema['enum'].map((value) => JSON.stringify(value)).join(' | ');
  if (schema['anyOf'])
    return [...new Set(schemas(schema['anyOf']).map((one) => typeOf(one, indent)))].join(' | ');
  if (type === 'integer') return 'number';
  if (type === 'array')
    return isSchema(items) ? `readonly (${typeOf(items, indent)})[]` : 'readonly unknown[]';
  if (isSchema(properties) && type === 'object' && !isSchema(additionalProperties))
    return objectOf(schema, indent);
  if (type === 'object')
    return `{ readonly [key: string]: ${isSchema(additionalProperties) ? typeOf(additionalProperties, indent) : 'unknown'} }`;
  return ['string', 'number', 'boolean', 'null'].includes(String(type)) ? String(type) : 'unknown';
}

function objectOf({ properties, required }: Schema, indent: string): string {
  const inner = `${indent}  `;
  const needed = Array.isArray(required) ? required : [];
  const lines = Object.entries(properties as Record<string, Schema>).map(
    ([name, prop]) =>
      `${comment(prop, inner)}${inner}readonly ${JSON.stringify(name)}${needed.includes(name) ? '' : '?'}: ${typeOf(prop, inner)};\n`,
  );
  return lines.length === 0 ? '{}' : `{\n${lines.join('')}${indent}}`;
}

/**
 * Makes `WidgetProps` of `saaristo` the props of a project's own widgets. The name `WidgetProps` would refer to the module's own type within its
 * declaration, which would then refer to itself.
 */
const AUGMENTATION = `
type Props = WidgetProps;

declare module 'saaristo' {
  interface OwnWidgets {
    props: Props;
  }
}
`;

/**
 * Creates the content of `widgets.d.ts`.
 * @param widgets the entries of the catalogue
 * @param isOwn whether they are the widgets of another project
 */
export const propTypes = (widgets: readonly CatalogueEntry[], isOwn = false): string => `\
/** Props of every widget, as a page writes them. Written by the build. */
export interface WidgetProps {
${widgets
  .map(
    ({ name, title, description, props }) =>
      `${comment({ title, description }, '  ')}  ${JSON.stringify(name)}: ${typeOf(props, '  ')};\n`,
  )
  .join('')}}

export type WidgetName = keyof WidgetProps;
${isOwn ? AUGMENTATION : ''}`;
