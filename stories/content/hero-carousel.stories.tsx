import { expect, waitFor } from 'storybook/test';
import HeroCarousel from '../../widgets/content/hero-carousel/HeroCarousel.tsx';
import { examples } from '../../widgets/content/hero-carousel/examples.ts';
import definition from '../../widgets/content/hero-carousel/widget.ts';
import { fromExamples } from '../from-examples.tsx';

const { meta, story } = fromExamples(definition, HeroCarousel, examples);

export default { ...meta, tags: ['wide'] };

export const ThreeSlides = story('three slides');
export const ByItself = story('by itself', {
  name: 'CAR-08 a dot leads to its slide, and the pause button stops',
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Pysäytä' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Dia 3' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Dia 3' })).toHaveAttribute('aria-current', 'true'),
    );
    await expect(canvas.getByRole('button', { name: 'Pysäytä' })).toHaveAttribute('aria-pressed', 'true');
  },
});
export const DotsBelow = story('dots below', {
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Pysäytä' }));
  },
});
export const OneSlide = story('one slide');
export const Hostile = story('hostile');
