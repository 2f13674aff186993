/** Faults of the JSON Schema of a widget's props, as the catalogue and an editor's form use it. */

export interface JsonSchema {
  type?: string;
  title?: string;
  description?: string;
  format?: string;
  default?: unknown;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
}

const TYPES = ['string', 'number', 'integer', 'boolean', 'array', 'object', 'null'];

/** Finds faults of a schema itself: every node must state what it accepts. */
export function findSchemaFaults(schema: JsonSchema, path: string): string[] {
  const { type, enum: values, anyOf, items, properties, required = [] } = schema;
  const faults: string[] = [];
  if (!type && !values && !anyOf && !('const' in schema)) faults.push(`${path} takes anything`);
  if (type && !TYPES.includes(type)) faults.push(`${path} is of the type ${type}`);
  if (type === 'array' && !items) faults.push(`${path} does not say what it lists`);
  for (const key of required)
    if (!properties || !Object.hasOwn(properties, key)) faults.push(`${path}.${key} is required but unknown`);
  return [
    ...faults,
    ...(anyOf ?? []).flatMap((choice, at) => findSchemaFaults(choice, `${path}|${at}`)),
    ...(items ? findSchemaFaults(items, `${path}[]`) : []),
    ...Object.entries(properties ?? {}).flatMap(([key, one]) => findSchemaFaults(one, `${path}.${key}`)),
  ];
}

/** A value that no schema accepts in its place. */
export function createWrongValue({ type, enum: values, anyOf }: JsonSchema): unknown {
  if (values) return 'no such choice';
  if (anyOf) return [[['nothing takes this']]];
  return type === 'string' ? { text: 'x' } : type === 'object' ? 'x' : 'not a number, list or switch';
}
