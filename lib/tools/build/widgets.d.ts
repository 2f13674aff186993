import type { WidgetDefinition } from '../../src/island/define.js';
import type { Example } from '../../src/island/examples.js';
export declare const ROOT: string;
export interface WidgetFolder {
    name: string;
    area: string;
    folder: string;
    /** The component: the folder's name in PascalCase. */
    component: string;
}
/**
 * All widget folders, by name: those that hold a definition. Throws where one has no component.
 * @param widgets the folder of their areas
 */
export declare function findWidgets(widgets?: string): WidgetFolder[];
export interface LoadedDefinition extends WidgetFolder {
    definition: WidgetDefinition;
    examples: Record<string, Example<Record<string, unknown>>>;
}
/** The file with a widget's migrations, where it has some: visitors get it, and no definition. */
export declare function migrationsOf({ folder }: WidgetFolder): string | undefined;
/** The same widgets. Throws where a definition does not belong to its folder. */
export declare function withDefinitions(widgets: LoadedDefinition[]): LoadedDefinition[];
/** The definitions and examples themselves, for tools that run under tsx; the build reads them by `Project`. */
export declare const loadDefinitions: (folders: WidgetFolder[]) => Promise<LoadedDefinition[]>;
