import type { CatalogueEntry } from '../../src/exports/catalogue.js';
import { propsSchema } from '../../src/island/define.js';
import type { LoadedDefinition } from './widgets.js';
export type { CatalogueEntry };
export { propsSchema };
/** One entry of the catalogue. Throws where an example does not pass the widget's own schema. */
export declare function catalogueEntry({ definition, examples }: LoadedDefinition, chunks: string[]): CatalogueEntry;
/** The schema of the props as an editor's form reads it: titles, descriptions, defaults, own texts by key. */
export declare function jsonSchema(definition: LoadedDefinition['definition']): Record<string, unknown>;
