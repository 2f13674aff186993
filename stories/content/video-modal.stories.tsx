import { expect, screen, waitFor } from 'storybook/test';
import VideoModal from '../../widgets/content/video-modal/VideoModal.tsx';
import { examples } from '../../widgets/content/video-modal/examples.ts';
import definition from '../../widgets/content/video-modal/widget.ts';
import { fromExamples } from '../from-examples.tsx';

const { meta, story } = fromExamples(definition, VideoModal, examples);

export default { ...meta };

export const AFile = story('a file');
export const Hostile = story('hostile');

export const Open = story('a file', {
  name: 'WID-05 opens in a dialog',
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button'));
    const dialog = await screen.findByRole('dialog', { name: 'Päivä savustamolla' });
    await waitFor(() => expect(getComputedStyle(dialog).opacity).toBe('1'));
  },
});
