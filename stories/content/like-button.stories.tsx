import { expect, waitFor } from 'storybook/test';
import LikeButton from '../../widgets/content/like-button/LikeButton.tsx';
import { examples } from '../../widgets/content/like-button/examples.ts';
import definition from '../../widgets/content/like-button/widget.ts';
import { fromExamples } from '../from-examples.tsx';

const { meta, story } = fromExamples(definition, LikeButton, examples);

export default { ...meta };

export const WithLikes = story('with likes');
export const FirstLike = story('first like');
export const ManyLikes = story('many likes');

export const Liking = story('with likes', {
  name: 'LIK-02 LIK-04 liking counts once',
  async play({ canvas, userEvent }) {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveTextContent('129'));
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
});

export const FailingCall = story('failing call', {
  async play({ canvas, userEvent }) {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveTextContent('4'));
  },
});
