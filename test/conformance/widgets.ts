/** All widget folders, found as the build finds them, so that new widgets are tested without a change here. */
import type { ComponentType } from 'react';
import type { WidgetDefinition } from '#island/define.ts';
import type { Example, OldExamples, Visits } from '#island/examples.ts';

// oxlint-disable-next-line typescript/no-explicit-any
type AnyComponent = ComponentType<any>;

export interface Widget {
  name: string;
  definition: WidgetDefinition;
  examples: Record<string, Example<Record<string, unknown>>>;
  visits: Visits;
  oldExamples: OldExamples | undefined;
  /** Imports the component again after `vi.resetModules()`. */
  load: () => Promise<{ default: AnyComponent }>;
}

const definitions = import.meta.glob<WidgetDefinition>('../../widgets/*/*/widget.ts', {
  eager: true,
  import: 'default',
});
const examples = import.meta.glob<Widget['examples']>('../../widgets/*/*/examples.ts', {
  eager: true,
  import: 'examples',
});
const visits = import.meta.glob<Visits>('../../widgets/*/*/examples.ts', {
  eager: true,
  import: 'visits',
});
const oldExamples = import.meta.glob<OldExamples>('../../widgets/*/*/examples.ts', {
  eager: true,
  import: 'oldExamples',
});
const components = import.meta.glob<{ default: AnyComponent }>('../../widgets/*/*/*.tsx');

const pascal = (name: string): string =>
  name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

export const widgets: Widget[] = Object.entries(definitions).map(([path, definition]) => {
  const folder = path.replace(/widget\.ts$/, '');
  const name = folder.split('/').at(-2)!;
  return {
    name,
    definition,
    examples: examples[`${folder}examples.ts`]!,
    visits: visits[`${folder}examples.ts`]!,
    oldExamples: oldExamples[`${folder}examples.ts`],
    load: components[`${folder}${pascal(name)}.tsx`]!,
  };
});

/** Every example of every widget, for `test.each`. */
export const everyExample = widgets.flatMap((widget) =>
  Object.entries(widget.examples).map(([example, { props, api = 'ok' }]) => ({
    ...widget,
    example,
    props,
    api,
  })),
);
