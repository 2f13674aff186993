/** Creates the block catalogue, dist/widgets.json (docs/reference.md#build-output), from the widgets' definitions. */
import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import type { CatalogueEntry } from '../../src/exports/catalogue.ts';
import { checkProps } from '../../src/island/prop-problems.ts';
import { commonProps, propsSchema, type EditorMetadata, type EditorTexts } from '../../src/island/define.ts';
import { DEFAULT_LANGUAGE } from '../../src/lib/site.ts';
import { commonTexts } from '../../src/island/editor-texts.ts';
import { reservedHeights } from './reserved-space.ts';
import type { LoadedDefinition } from './widgets.ts';

export type { CatalogueEntry };
export { propsSchema };

/**
 * Returns the translations of editor texts that several widgets share.
 * @param shared the project's own translations
 */
export const catalogueTexts = (shared: EditorTexts = {}): EditorTexts => ({ ...commonTexts, ...shared });

/**
 * Creates a widget's entry in the catalogue.
 * @throws if an example does not match the widget's schema
 */
export function catalogueEntry(
  { definition, examples, exampleTexts, editorTexts }: LoadedDefinition,
  chunks: string[],
): CatalogueEntry {
  const [first] = Object.values(examples);
  for (const [name, example] of Object.entries(examples)) {
    const checked = checkProps(propsSchema(definition), example.props);
    if (!checked.ok)
      throw new Error(`${definition.name}, example "${name}": ${JSON.stringify(checked.problems)}`);
  }
  const { placement, personal, rests, slots } = definition;
  const { narrow, medium, wide } = reservedHeights(definition);
  return {
    name: definition.name,
    title: definition.title,
    description: definition.description,
    category: definition.category,
    icon: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="currentColor" d="${definition.icon}"/></svg>`,
    version: definition.version ?? 1,
    props: jsonSchema(definition),
    example: first?.props ?? {},
    ...(exampleTexts ? { exampleTexts } : {}),
    ...(slots ? { slots } : {}),
    load: definition.load,
    reservedHeight: wide,
    ...(narrow === wide ? {} : { reservedHeightNarrow: narrow }),
    ...(medium === narrow ? {} : { reservedHeightMedium: medium }),
    ...(placement ? { placement } : {}),
    ...(personal ? { personal } : {}),
    ...(rests ? { rests } : {}),
    ...(editorTexts ? { editorTexts } : {}),
    chunks,
  };
}

/** Returns the JSON Schema of the props for an editor's form: titles, descriptions, defaults and the widget's own texts by key. */
export function jsonSchema(definition: LoadedDefinition['definition']): Record<string, unknown> {
  const texts: Record<string, string> = definition.texts[DEFAULT_LANGUAGE];
  const schema = toJsonSchema(v.object({ ...definition.props, ...commonProps }), {
    target: 'draft-07',
    typeMode: 'input',
    overrideAction({ valibotAction, jsonSchema: json }) {
      if (valibotAction.type !== 'metadata') return undefined;
      const { title, description, editedAs, inline } = (
        valibotAction as unknown as { metadata: EditorMetadata }
      ).metadata;
      return {
        ...json,
        ...(title ? { title } : {}),
        ...(description ? { description } : {}),
        ...(editedAs ? { format: editedAs } : {}),
        ...(inline ? { inline } : {}),
      };
    },
  }) as { properties: Record<string, Record<string, unknown>> };
  for (const [name, prop] of Object.entries(schema.properties))
    if (isOwnText(definition.props[name]) && Object.hasOwn(texts, name)) prop['default'] = texts[name];
  schema.properties['texts'] = {
    ...schema.properties['texts'],
    properties: Object.fromEntries(
      Object.entries(texts).map(([key, text]) => [key, { type: 'string', default: text }]),
    ),
  };
  const { either } = definition;
  return {
    ...schema,
    ...(either
      ? { allOf: either.map((names) => ({ anyOf: names.map((name) => ({ required: [name] })) })) }
      : {}),
    additionalProperties: true,
  };
}

/** Whether a prop was declared with `label(…)`. */
function isOwnText(entry: unknown): boolean {
  const { wrapped } = (entry ?? {}) as { wrapped?: { pipe?: v.MetadataAction<unknown, EditorMetadata>[] } };
  return wrapped?.pipe?.some((action) => action.type === 'metadata' && action.metadata.ownText) ?? false;
}
