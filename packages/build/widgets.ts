/** Finds the widgets of the project: every `widgets/<area>/<name>/widget.ts`. */
import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { EditorTexts, WidgetDefinition } from '../../src/island/define.ts';
import type { Example } from '../../src/island/examples.ts';

export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

export interface WidgetFolder {
  name: string;
  area: string;
  folder: string;
  /** Path of the component; the file's name is the folder's name in PascalCase. */
  component: string;
}

const pascal = (name: string): string =>
  name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * Finds all folders with a widget's definition, sorted by name.
 * @param widgets the folder of the areas
 * @throws if a widget has no component
 */
export function findWidgets(widgets = join(ROOT, 'widgets')): WidgetFolder[] {
  return readdirSync(widgets, { withFileTypes: true })
    .filter((area) => area.isDirectory())
    .flatMap((area) =>
      readdirSync(join(widgets, area.name), { withFileTypes: true })
        .filter((entry) => existsSync(join(widgets, area.name, entry.name, 'widget.ts')))
        .map((entry) => {
          const folder = join(widgets, area.name, entry.name);
          const component = join(folder, `${pascal(entry.name)}.tsx`);
          if (!existsSync(component))
            throw new Error(`The widget ${area.name}/${entry.name} has no ${basename(component)}`);
          return { name: entry.name, area: area.name, folder, component };
        }),
    )
    .sort((a, b) => a.name.localeCompare(b.name));
}

export interface LoadedDefinition extends WidgetFolder {
  definition: WidgetDefinition;
  examples: Record<string, Example<Record<string, unknown>>>;
  /** Translations of the first example. */
  exampleTexts?: EditorTexts | undefined;
  /** Translations of editor texts that only this widget has. */
  editorTexts?: EditorTexts | undefined;
}

/** Returns the file with a widget's migrations, or undefined. Visitors load this file but not the definition. */
export function migrationsOf({ folder }: WidgetFolder): string | undefined {
  const file = join(folder, 'migrations.ts');
  return existsSync(file) ? file : undefined;
}

/** Returns the file with translations of editor texts in a folder (of one widget or of all widgets), or undefined. */
export function editorTextsOf(folder: string): string | undefined {
  const file = join(folder, 'editor-texts.ts');
  return existsSync(file) ? file : undefined;
}

/** '' is the default slot. */
const SLOT_NAME = /^(?:[a-z][a-z0-9-]{0,59})?$/;

/** @throws if a definition's version does not match its migrations */
function checkVersion(widget: WidgetFolder, { version = 1, migrations }: WidgetDefinition): void {
  const fail = (what: string): never => {
    throw new Error(`${widget.folder}: ${what}`);
  };
  if (!Number.isInteger(version) || version < 1)
    fail(`the version ${version} is not a whole number of at least 1`);
  if (Boolean(migrations) !== Boolean(migrationsOf(widget)))
    fail('migrations.ts and `migrations` of the definition have to exist together');
  for (const from of Object.keys(migrations ?? {}))
    if (!(Number(from) >= 1 && Number(from) < version))
      fail(`a migration starts at version ${from}, but the current version is ${version}`);
}

/**
 * Checks the definitions and returns them.
 * @throws if a definition does not belong to its folder
 */
export function withDefinitions(widgets: LoadedDefinition[]): LoadedDefinition[] {
  for (const { definition, name, ...widget } of widgets) {
    if (definition.name !== name)
      throw new Error(`${widget.folder}: the definition is named "${definition.name}"`);
    checkVersion({ name, ...widget }, definition);
    const slots = definition.slots?.map((slot) => slot.name) ?? [];
    if (new Set(slots).size < slots.length || slots.some((slot) => !SLOT_NAME.test(slot)))
      throw new Error(
        `${widget.folder}: its slots need different names of lower-case letters, digits and hyphens`,
      );
  }
  return widgets;
}

/** Loads the definitions and examples for tools that run under tsx. The build reads them through `Project`. */
export const loadDefinitions = async (folders: WidgetFolder[]): Promise<LoadedDefinition[]> =>
  withDefinitions(
    await Promise.all(
      folders.map(async (widget) => {
        const load = async (file: string) =>
          (await import(pathToFileURL(join(widget.folder, file)).href)) as object;
        const { default: definition } = (await load('widget.ts')) as { default: WidgetDefinition };
        const { examples, exampleTexts } = (await load('examples.ts')) as Pick<
          LoadedDefinition,
          'examples' | 'exampleTexts'
        >;
        const { editorTexts } = (editorTextsOf(widget.folder) ? await load('editor-texts.ts') : {}) as {
          editorTexts?: EditorTexts;
        };
        return { ...widget, definition, examples, exampleTexts, editorTexts };
      }),
    ),
  );
