/** `saaristo/testing`: a widget in tests and stories, as its marker would mount it. */
import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { checkProps, describeProblems } from '#island/prop-problems.ts';
import { createIsland, IslandProvider } from '#island/context.ts';
import { propsSchema, type WidgetDefinition } from '#island/define.ts';
import type { Example } from '#island/examples.ts';
import { type PageSettings, parseSettings } from '#island/settings.ts';
import { LANGUAGES } from '#lib/site.ts';

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

/**
 * What of a widget a page could not use: an example whose props are wrong, or that can't be rendered on a server in a language, and a
 * text that a language lacks. Empty where all is well.
 */
export function faultsOf<Props extends object>(
  definition: WidgetDefinition,
  component: ComponentType<Props>,
  examples: Readonly<Record<string, Example<object>>>,
): string[] {
  const texts: Readonly<Record<string, Readonly<Record<string, string>> | undefined>> = definition.texts;
  const keys = [...new Set(Object.values(texts).flatMap((table) => Object.keys(table ?? {})))];
  const missing = LANGUAGES.flatMap((language) =>
    keys.flatMap((key) => (texts[language]?.[key] ? [] : [`no text "${key}" in "${language}"`])),
  );
  const broken = Object.entries(examples).flatMap(([name, { props }]) =>
    LANGUAGES.flatMap((language) => {
      try {
        renderToString(
          <Island definition={definition} component={component} props={props} settings={{ language }} />,
        );
        return [];
      } catch (error) {
        return [`example "${name}" in "${language}": ${String(error)}`];
      }
    }),
  );
  return [...(Object.keys(examples).length === 0 ? ['it has no example'] : []), ...missing, ...broken];
}
