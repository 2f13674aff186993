import { render, type RenderResult } from '@testing-library/react';
import type { ComponentType } from 'react';
import { checkProps } from '#island/prop-problems.ts';
import { createIsland, IslandProvider } from '#island/context.ts';
import { propsSchema, type WidgetDefinition } from '#island/define.ts';
import type { Load, LoadContext, Loaded } from '#island/load.ts';
import { configure, parseSettings } from '#island/settings.ts';

export interface RenderedWidget extends RenderResult {
  /** Renders again with other props and keeps the component's state. */
  update(props: Record<string, unknown>): void;
}

/**
 * Renders a widget as the runtime does: props are checked against its schema, in an island with these page settings.
 * @param loaded the result of its `load`
 * @throws if the props are invalid: such a marker keeps its fallback
 */
export function renderWidget(
  definition: WidgetDefinition,
  // Each component has the props type of its schema. The check below enforces it.
  // oxlint-disable-next-line typescript/no-explicit-any
  Widget: ComponentType<any>,
  props: Record<string, unknown> = {},
  pageSettings: Record<string, unknown> = {},
  loaded?: Loaded<unknown>,
): RenderedWidget {
  const settings = parseSettings(pageSettings, location.pathname);
  configure(settings);
  const island = (given: Record<string, unknown>) => {
    const checked = checkProps(propsSchema(definition), given);
    if (!checked.ok) throw new Error(`${definition.name}: ${JSON.stringify(checked.problems)}`);
    return (
      <IslandProvider value={{ ...createIsland(definition.name, checked.props, settings), loaded }}>
        <Widget {...checked.props} />
      </IslandProvider>
    );
  };
  const result = render(island(props));
  return { ...result, update: (next) => result.rerender(island(next)) };
}

/** Calls the `load` of a widget as the runtime does at this address, in a window of 1280 px. */
export function loadAtHere<Props extends object, Answer>(
  load: Load<Props, Answer>,
  props: Props,
  pageSettings: Record<string, unknown> = {},
  context: Partial<LoadContext> = {},
): Promise<Answer> {
  const settings = parseSettings(pageSettings, location.pathname);
  configure(settings);
  const { site, language } = createIsland('', props as Record<string, unknown>, settings);
  const { signal } = new AbortController();
  return load(props, {
    settings,
    site,
    language,
    url: new URL(location.href),
    width: window.innerWidth,
    signal,
    ...context,
  });
}
