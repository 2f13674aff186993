import { render, type RenderResult } from '@testing-library/react';
import type { ComponentType } from 'react';
import { checkProps } from '#island/check-props.ts';
import { createIsland, IslandProvider } from '#island/context.ts';
import { propsSchema, type WidgetDefinition } from '#island/define.ts';
import { configure, parseSettings } from '#island/settings.ts';

export interface RenderedWidget extends RenderResult {
  /** Renders again with other props; the component's state stays. */
  update(props: Record<string, unknown>): void;
}

/**
 * Renders a widget as its marker would: props checked against its schema, in an island under these page settings.
 * @throws where the props are not valid: such a marker keeps its fallback
 */
export function renderWidget(
  definition: WidgetDefinition,
  // Each component takes the props of its own schema; the check below sees to it that it gets them.
  // oxlint-disable-next-line typescript/no-explicit-any
  Widget: ComponentType<any>,
  props: Record<string, unknown> = {},
  pageSettings: Record<string, unknown> = {},
): RenderedWidget {
  const settings = parseSettings(pageSettings, location.pathname);
  configure(settings);
  const island = (given: Record<string, unknown>) => {
    const checked = checkProps(propsSchema(definition), given);
    if (!checked.ok) throw new Error(`${definition.name}: ${JSON.stringify(checked.problems)}`);
    return (
      <IslandProvider value={createIsland(definition.name, checked.props, settings)}>
        <Widget {...checked.props} />
      </IslandProvider>
    );
  };
  const result = render(island(props));
  return { ...result, update: (next) => result.rerender(island(next)) };
}
