/** `saaristo/testing`: a widget in tests and stories, as its marker would mount it. */
import { type ComponentType, createElement } from 'react';
import { checkProps, describeProblems } from '#island/prop-problems.ts';
import { createIsland, IslandProvider } from '#island/context.ts';
import { propsSchema, type WidgetDefinition } from '#island/define.ts';
import { type PageSettings, parseSettings } from '#island/settings.ts';

export { parseSettings, type PageSettings };

interface IslandProps<Props> {
  definition: WidgetDefinition;
  component: ComponentType<Props>;
  /** As a page writes them. */
  props: object;
  /** Of the page. */
  settings?: PageSettings;
  /** HTML of the marker's slots by name; '' is the default slot. */
  slots?: Readonly<Record<string, string>>;
}

/**
 * A widget with these props, in a marker that is mounted.
 * @throws in a sentence where the props are wrong
 */
export function Island<Props extends object>({
  definition,
  component: Widget,
  props,
  settings,
  slots = {},
}: IslandProps<Props>) {
  const checked = checkProps(propsSchema(definition), props);
  if (!checked.ok) throw new Error(`${definition.name}: ${describeProblems(checked.problems)}`);
  const island = {
    ...createIsland(definition.name, checked.props, parseSettings(settings)),
    slots: { getHtml: (name: string) => slots[name] },
  };
  return (
    <div data-widget={definition.name} data-widget-state="mounted">
      {createElement(
        'saaristo-root',
        undefined,
        <IslandProvider value={island}>
          <Widget {...(checked.props as Props)} />
        </IslandProvider>,
      )}
    </div>
  );
}
