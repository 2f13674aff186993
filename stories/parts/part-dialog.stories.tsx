import type { Meta, StoryObj } from '@storybook/react-vite';
import { lazyChunk } from '#ui/part.ts';
import { PartDialog } from '#ui/PartDialog.tsx';
import { inIsland } from './in-island.tsx';

const Content = () => <p>Valitse päivä, jolloin olet kotona.</p>;

const meta = {
  title: 'parts/PartDialog',
  component: PartDialog<typeof Content>,
  decorators: [inIsland],
  args: {
    open: true,
    onClose: () => undefined,
    title: 'Toimitusaika',
    part: lazyChunk(async () => Content),
    children: (Code: typeof Content) => <Code />,
  },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<typeof PartDialog<typeof Content>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const There: Story = {};
export const OnItsWay: Story = { args: { part: lazyChunk(() => new Promise<never>(() => {})) } };
export const NotToBeHad: Story = {
  args: { part: lazyChunk(() => Promise.reject(new Error('no network'))) },
};
