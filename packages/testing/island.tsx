import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { createIsland, IslandProvider } from '#island/context.ts';
import { checkProps, describeProblems } from '#island/prop-problems.ts';
import { propsSchema, type WidgetDefinition } from '#island/define.ts';
import { parseSettings } from '#island/settings.ts';
import { setServerSanitizer } from '../server/rich-text.ts';

/** Renders a widget with checked props as the runtime does, on the server and in the browser. */
export const island = (
  name: string,
  // oxlint-disable-next-line typescript/no-explicit-any
  Widget: ComponentType<any>,
  props: Record<string, unknown>,
  settings: object,
) => (
  <IslandProvider value={createIsland(name, props, parseSettings(settings))}>
    <Widget {...props} />
  </IslandProvider>
);

/** Ids of different islands are different. */
export const prefixOf = (name: string, example: string): string =>
  `c-${`${name}-${example}`.replace(/[^\w-]/g, '')}-`;

/**
 * Returns an example's props as the component gets them.
 * @throws if they are invalid
 */
export function checkExample(definition: WidgetDefinition, props: object): Record<string, unknown> {
  const checked = checkProps(propsSchema(definition), props);
  if (!checked.ok) throw new Error(describeProblems(checked.problems));
  return checked.props;
}

/** Renders an example in a process without a window. */
export function renderExample(
  definition: WidgetDefinition,
  // oxlint-disable-next-line typescript/no-explicit-any
  Widget: ComponentType<any>,
  [example, props]: readonly [string, object],
  settings: object,
): string {
  setServerSanitizer();
  const { name } = definition;
  return renderToString(island(name, Widget, checkExample(definition, props), settings), {
    identifierPrefix: prefixOf(name, example),
  });
}
