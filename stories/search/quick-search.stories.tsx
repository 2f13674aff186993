import { expect, waitFor } from 'storybook/test';
import QuickSearch from '../../widgets/search/quick-search/QuickSearch.tsx';
import { examples } from '../../widgets/search/quick-search/examples.ts';
import definition from '../../widgets/search/quick-search/widget.ts';
import { fromExamples } from '../from-examples.tsx';

const { meta, story } = fromExamples(definition, QuickSearch, examples);

export default { ...meta, tags: ['wide'] };

export const Normal = story('normal');
export const Mobile = story('mobile');
export const Sticky = story('sticky');
export const NoHits = story('no hits');
export const SlowAnswer = story('slow answer');
export const FailingCall = story('failing call');
export const LongTexts = story('long texts');
export const Hostile = story('hostile');

export const Suggesting = story('normal', {
  name: 'QS-02 suggestions stand under the box',
  async play({ canvas, userEvent }) {
    const box = canvas.getByRole('combobox');
    await userEvent.type(box, 'liha');
    await waitFor(() => expect(box).toHaveAttribute('aria-expanded', 'true'), { timeout: 5000 });
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(0));
  },
});
