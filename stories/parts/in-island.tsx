import type { Decorator } from '@storybook/react-vite';
import { createElement } from 'react';
import { createIsland, IslandProvider } from '#island/context.ts';
import { settings } from '#island/settings.ts';

/** Shows a shared part as it is shown inside of a widget. */
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
