import { expect, waitFor } from 'storybook/test';
import CardCarousel from '../../widgets/content/card-carousel/CardCarousel.tsx';
import { examples } from '../../widgets/content/card-carousel/examples.ts';
import definition from '../../widgets/content/card-carousel/widget.ts';
import { fromExamples } from '../from-examples.tsx';
import { getAnnounced } from '../../test/announced.ts';

const { meta, story } = fromExamples(definition, CardCarousel, examples);

export default { ...meta, tags: ['wide'] };

export const Recipes = story('recipes', {
  name: 'CAR-03 CAR-04 one step a press, round both ends',
  async play({ canvas, canvasElement, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Edellinen' }));
    await waitFor(() => expect(getAnnounced(canvasElement)).toHaveTextContent('Dia 6/6'));
    await expect(canvas.getByRole('link', { name: 'Grillivartaat jogurtilla' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Seuraava' }));
    await waitFor(() => expect(getAnnounced(canvasElement)).toHaveTextContent('Dia 1/6'));
  },
});
export const AsManyAsAreInView = story('as many as are in view');
export const FiveInView = story('five in view');
export const TwoCards = story('two cards');
export const Hostile = story('hostile');
