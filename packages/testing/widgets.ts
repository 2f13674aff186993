/** Collects the widgets of a project for tests. */
import type { ComponentType } from 'react';
import type { WidgetDefinition } from '#island/define.ts';
import type { Example, OldExamples, Visits } from '#island/examples.ts';

// oxlint-disable-next-line typescript/no-explicit-any
type AnyComponent = ComponentType<any>;

export interface TestedWidget {
  name: string;
  definition: WidgetDefinition;
  examples: Record<string, Example<Record<string, unknown>>>;
  /** `UNKNOWN_VISITS`, if the widget's examples have none. */
  visits: Visits;
  oldExamples: OldExamples | undefined;
  /** Imports the component again after `vi.resetModules()`. */
  load: () => Promise<{ default: AnyComponent }>;
}

interface ExampleFile {
  examples: TestedWidget['examples'];
  visits?: Visits;
  oldExamples?: OldExamples;
}

/** The visits of a widget whose examples have none. Nothing is known about its calls. */
export const UNKNOWN_VISITS: Visits = [{ calls: [] }];

const pascal = (name: string): string =>
  name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The widget of `check-widget`; without it all are tested. */
export const { WIDGET } = process.env;

/**
 * Collects the widgets as the build finds them, or the one of `check-widget`.
 * @param modules `import.meta.glob('../widgets/*\/*\/*.{ts,tsx}')` of the test file
 * @throws if a widget lacks its component or its examples
 */
export async function collectWidgets(
  modules: Readonly<Record<string, () => Promise<unknown>>>,
): Promise<TestedWidget[]> {
  const paths = Object.keys(modules).filter((path) =>
    path.endsWith(WIDGET ? `/${WIDGET}/widget.ts` : '/widget.ts'),
  );
  return Promise.all(
    paths.map(async (path) => {
      const folder = path.slice(0, -'widget.ts'.length);
      const name = folder.split('/').at(-2)!;
      const read = async (file: string): Promise<unknown> => {
        const module = modules[folder + file];
        if (!module) throw new Error(`${folder} has no ${file}`);
        return module();
      };
      const component = `${pascal(name)}.tsx`;
      if (!modules[folder + component]) throw new Error(`${folder} has no ${component}`);
      const { default: definition } = (await read('widget.ts')) as { default: WidgetDefinition };
      const { examples, visits = UNKNOWN_VISITS, oldExamples } = (await read('examples.ts')) as ExampleFile;
      const load = () => read(component) as ReturnType<TestedWidget['load']>;
      return { name, definition, examples, visits, oldExamples, load };
    }),
  );
}
