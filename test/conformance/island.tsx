import type { ComponentType } from 'react';
import { createIsland, IslandProvider } from '#island/context.ts';
import { parseSettings } from '#island/settings.ts';
import { pageSettings } from '../page-settings.ts';

/** Renders a widget with checked props as the runtime does, on the server and in the browser. */
export const island = (
  name: string,
  // oxlint-disable-next-line typescript/no-explicit-any
  Widget: ComponentType<any>,
  props: Record<string, unknown>,
) => (
  <IslandProvider value={createIsland(name, props, parseSettings(pageSettings))}>
    <Widget {...props} />
  </IslandProvider>
);

/** Ids of different islands are different. */
export const prefixOf = (name: string, example: string): string =>
  `c-${`${name}-${example}`.replace(/[^\w-]/g, '')}-`;
