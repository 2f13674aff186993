import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { InSlots } from './in-slots.tsx';
import { RichCard, SlotTabs } from './SlotExamples.tsx';

const meta = {
  title: 'parts/Slots',
  parameters: {
    docs: {
      description: {
        component:
          'HTML of the page inside of a component (`Slot`). Markers in it are islands of their own. See the guide “Slots”.',
      },
    },
  },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const like = `<div data-widget="like-button" data-props='{"contentId":"recipe-12","likeCount":128}'></div>`;
const faq = `<div data-widget="faq-list" data-props='{"items":[{"question":"Voiko keiton pakastaa?","answer":"<p>Voi. Sulata se jääkaapissa.</p>"}]}'></div>`;

const RECIPE = `<p>Sadonkorjuun aikaan keittoon sopii <strong>kaikki, mitä maasta nousee</strong>.</p>
<ul><li>500 g juureksia</li><li>1 l kasvislientä</li><li>ruohosipulia</li></ul>
<p><a href="#ohje">Katso koko ohje</a></p>`;

export const CardWithRichContent: Story = {
  name: 'A card with rich content',
  render: () => (
    <InSlots slots={{ '': RECIPE, aside: `<p>128 muuta on pitänyt tästä.</p>${like}` }}>
      <RichCard header="Syksyn sato" />
    </InSlots>
  ),
};

export const TabsAroundMarkers: Story = {
  name: 'Tabs around markers',
  render: () => (
    <InSlots slots={{ 'tab-1': RECIPE, 'tab-2': faq, 'tab-3': like }}>
      <SlotTabs label="Syksyn sato" tabs={['Ohje', 'Kysymyksiä', 'Tykkää']} />
    </InSlots>
  ),
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('tab', { name: 'Ohje' }));
    await userEvent.keyboard('{ArrowRight}');
    const panel = canvas.getByRole('tabpanel', { name: 'Kysymyksiä' });
    await expect(panel).toBeVisible();
    await expect(panel).toHaveTextContent('Voiko keiton pakastaa?');
  },
};

export const EmptySlots: Story = {
  name: 'A page without content',
  render: () => (
    <InSlots slots={{}}>
      <RichCard header="Syksyn sato" />
    </InSlots>
  ),
};
