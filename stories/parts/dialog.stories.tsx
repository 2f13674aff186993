import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { inIsland } from './in-island.tsx';

const meta = {
  title: 'parts/Dialog',
  component: Dialog,
  decorators: [inIsland],
  args: {
    open: false,
    onClose: () => undefined,
    title: 'Toimitusaika',
    children: <p>Valitse päivä, jolloin olet kotona.</p>,
  },
  // An open dialog in the shared page would cover the other stories.
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  render: function Opened(args) {
    const [open, setOpen] = useState(args.open);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Avaa</Button>
        <Dialog {...args} open={open} onClose={() => setOpen(false)} />
      </>
    );
  },
} satisfies Meta<typeof Dialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Modal: Story = { args: { open: true } };
export const Large: Story = { args: { open: true, size: 'large' } };
export const Drawer: Story = { args: { open: true, variant: 'drawer' } };
export const NotDismissible: Story = { args: { open: true, dismissible: false } };
export const Closed: Story = {};
