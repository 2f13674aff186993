import { render, type RenderResult } from '@testing-library/react';
import type { ComponentType } from 'react';
import { checkProps } from '#island/check-props.ts';
import { createIsland, IslandProvider } from '#island/context.ts';
import { propsSchema, type WidgetDefinition } from '#island/define.ts';
import type { Load, LoadContext, Loaded } from '#island/load.ts';
import { configure, parseSettings } from '#island/settings.ts';

export interface RenderedWidget extends RenderResult {
  /** Renders again with other props; the component's state stays. */
  update(props: Record<string, unknown>): void;
}

/**
 * Renders a widget as its marker would: props checked against its schema, in an island under these page settings.
 * @param loaded what its `load` gave
 * @throws where the props are not valid: such a marker keeps its fallback
 */
export function renderWidget(
  definition: WidgetDefinition,
  // Each component takes the props of its own schema; the check below sees to it that it gets them.
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
