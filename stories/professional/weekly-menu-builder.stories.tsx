import { expect, waitFor } from 'storybook/test';
import WeeklyMenuBuilder from '../../widgets/professional/weekly-menu-builder/WeeklyMenuBuilder.tsx';
import { examples } from '../../widgets/professional/weekly-menu-builder/examples.ts';
import definition from '../../widgets/professional/weekly-menu-builder/widget.ts';
import { fromExamples } from '../from-examples.tsx';

const { meta, story } = fromExamples(definition, WeeklyMenuBuilder, examples);

export default { ...meta, tags: ['wide'] };

export const TwoWeeks = story('two weeks');
export const NoWeeks = story('no weeks');
export const FailingCall = story('failing call');
export const MalformedAnswer = story('malformed answer');

export const Choosing = story('two weeks', {
  name: 'MNU-07 choosing a recipe',
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Muokkaa' }));
    // The code for editing is loaded now.
    const [add] = await canvas.findAllByRole('button', { name: 'Lisää resepti' }, { timeout: 15_000 });
    await userEvent.click(add!);
    const dialog = await canvas.findByRole('dialog', { name: 'Valitse resepti' });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.keyboard('{ArrowDown}');
  },
});
