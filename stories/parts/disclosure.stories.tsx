import type { Meta, StoryObj } from '@storybook/react-vite';
import { Disclosure } from '#ui/Disclosure.tsx';
import { inIsland } from './in-island.tsx';

const meta = {
  title: 'parts/Disclosure',
  component: Disclosure,
  decorators: [inIsland],
  args: { label: 'Mistä liha tulee?', children: <p>Suomesta.</p> },
} satisfies Meta<typeof Disclosure>;
export default meta;

export const Closed: StoryObj<typeof meta> = {};
export const LongLabel: StoryObj<typeof meta> = { args: { label: 'Pitkä kysymys '.repeat(20) } };
