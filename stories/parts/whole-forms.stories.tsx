import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ExpertQuestion } from '#forms/expert-question/ExpertQuestion.tsx';
import { Complaint } from '#forms/retail/Complaint.tsx';
import { Feedback } from '#forms/retail/Feedback.tsx';
import { Newsletter } from '#forms/sign-up/Newsletter.tsx';
import { inIsland } from './in-island.tsx';

const meta = { title: 'parts/Whole forms', decorators: [inIsland] } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const AComplaint: Story = {
  name: 'Complaint',
  render: () => <Complaint placeOfPurchase="Kauppa" lockPlaceOfPurchase />,
};

export const SomeFeedback: Story = { name: 'Feedback', render: () => <Feedback /> };

export const SignUp: Story = {
  name: 'Newsletter',
  render: () => <Newsletter header="Tilaa uutiskirje" />,
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('textbox', { name: /Sähköposti/ }), 'aino@example.com');
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/Kiitos/));
  },
};

export const AQuestion: Story = {
  name: 'Question to an expert',
  render: () => <ExpertQuestion header="Kysy asiantuntijalta" />,
};
