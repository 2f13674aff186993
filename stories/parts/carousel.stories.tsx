import type { Meta, StoryObj } from '@storybook/react-vite';
import { Carousel } from '#ui/carousel/Carousel.tsx';
import { inIsland } from './in-island.tsx';

const meta = {
  title: 'parts/Carousel',
  component: Carousel,
  decorators: [inIsland],
  args: {
    layout: 'cards',
    count: 7,
    perView: { small: 1, medium: 2, large: 3 },
    header: 'Reseptejä',
    renderSlide: (index) => (
      <p style={{ margin: 0, padding: '48px 16px', background: '#f2efe9', textAlign: 'center' }}>
        {index + 1}
      </p>
    ),
  },
} satisfies Meta<typeof Carousel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Cards: Story = {};
export const Hero: Story = { args: { layout: 'hero', perView: { small: 1, medium: 1, large: 1 }, count: 3 } };
export const Strip: Story = { args: { layout: 'strip', perView: 160, count: 12 } };
export const OneSlide: Story = { args: { count: 1 } };
