import type { Decorator } from '@storybook/react-vite';
import { createElement } from 'react';
import { createIsland, IslandProvider } from '#island/context.ts';
import { settings } from '#island/settings.ts';

/** Renders a shared part as inside of a widget. */
export const inIsland: Decorator = (Story) => (
  <div data-widget="part" data-widget-state="mounted">
    {createElement(
      'saaristo-root',
      undefined,
      <IslandProvider value={createIsland('part', {}, settings())}>
        <Story />
      </IslandProvider>,
    )}
  </div>
);
