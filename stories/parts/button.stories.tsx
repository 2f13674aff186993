import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '#ui/Button.tsx';
import { inIsland } from './in-island.tsx';

const meta = {
  title: 'parts/Button',
  component: Button,
  decorators: [inIsland],
  args: { children: 'Lähetä' },
} satisfies Meta<typeof Button>;
export default meta;

export const Variants: StoryObj<typeof meta> = {
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      <Button {...args} variant="primary" />
      <Button {...args} variant="secondary" />
      <Button {...args} variant="quiet" />
    </div>
  ),
};

export const LongText: StoryObj<typeof meta> = {
  args: { children: 'Lähetä hakemus ja tilaa samalla uutiskirje ammattilaisille' },
};
