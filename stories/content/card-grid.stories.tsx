import { expect, waitFor } from 'storybook/test';
import CardGrid from '../../widgets/content/card-grid/CardGrid.tsx';
import { examples } from '../../widgets/content/card-grid/examples.ts';
import definition from '../../widgets/content/card-grid/widget.ts';
import { fromExamples } from '../from-examples.tsx';

const { meta, story } = fromExamples(definition, CardGrid, examples);

/** Some parts are loaded when a card needs them, which takes longer on a busy machine. */
const patient = { timeout: 10_000 };

export default { ...meta, tags: ['wide'] };

export const Recipes = story('recipes', {
  name: 'GRD-05 the filter replaces the cards',
  async play({ canvas, userEvent }) {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Suodata' }), 'Grillaus');
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2), patient);
  },
});
export const EveryType = story('every type', {
  async play({ canvas }) {
    await canvas.findByRole('button', { name: 'Tykkää 128' }, patient);
    await canvas.findByRole('img', { name: 'EAN-koodi 6412345678907' }, patient);
  },
});
export const FailingFilter = story('failing filter', {
  name: 'GRD-05 the earlier cards stay after a failure',
  async play({ canvas, userEvent }) {
    const filter = canvas.getByRole('combobox', { name: 'Suodata' });
    const { length } = canvas.getAllByRole('article');
    await userEvent.selectOptions(filter, 'Arki');
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(/epäonnistui/), patient);
    await expect(canvas.getAllByRole('article')).toHaveLength(length);
    await expect(filter).toHaveValue('');
  },
});
export const Empty = story('empty');
export const Hostile = story('hostile');
