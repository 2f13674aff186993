import { expect } from 'storybook/test';
import QuestionForm from '../../widgets/forms/question-form/QuestionForm.tsx';
import { examples } from '../../widgets/forms/question-form/examples.ts';
import definition from '../../widgets/forms/question-form/widget.ts';
import { fromExamples } from '../from-examples.tsx';

const { meta, story } = fromExamples(definition, QuestionForm, examples);

export default { ...meta };

export const AQuestion = story('a question');
export const NoHeader = story('no header');
export const Swedish = story('Swedish');
export const LongTexts = story('long texts');
export const Hostile = story('hostile');
export const FailingCall = story('failing call');
export const SlowCall = story('slow call');

export const Mistakes = story('a question', {
  name: 'the list of what is missing takes the focus',
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Lähetä kysymys' }));
    const banner = await canvas.findByRole('alert');
    await expect(banner.querySelector('a')).not.toBeNull();
  },
});
