import { expect, waitFor } from 'storybook/test';
import QuestionForm from '../../widgets/forms/question-form/QuestionForm.tsx';
import { examples } from '../../widgets/forms/question-form/examples.ts';
import definition from '../../widgets/forms/question-form/widget.ts';
import { fromExamples } from '../from-examples.tsx';
import { failing } from './consumer.ts';

const { meta, story } = fromExamples(definition, QuestionForm, examples);

export default { ...meta };

export const AQuestion = story('a question');
export const NoHeader = story('no header');
export const Swedish = story('Swedish');
export const LongTexts = story('long texts');
export const Hostile = story('hostile');

export const Missing = story('a question', {
  name: 'FRM-09 QUE-03 the message is missing',
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    await expect(canvas.getByRole('link', { name: 'Viesti' })).toBeVisible();
  },
});

export const SpecialCharacters = story('a question', {
  name: 'FRM-23 QUE-04 special characters',
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('textbox'), 'Onko <poroa>?');
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByRole('link', { name: 'Poista viestistä erikoismerkit' })).toBeVisible();
  },
});

export const Sending = story('slow call', {
  name: 'FRM-07 the button says that the question is on its way',
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('textbox'), 'Mistä liha tulee?');
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByRole('button', { name: 'Lähetetään...' })).toBeDisabled();
    await expect(
      await canvas.findByText('Kiitos kysymyksestäsi!', { exact: false }, { timeout: 10_000 }),
    ).toBeVisible();
  },
});

export const Failed = story('failing call', {
  name: 'FRM-12 a failed call keeps what was typed',
  parameters: failing('/api/contact/retail/question'),
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('textbox'), 'Mistä liha tulee?');
    await userEvent.click(canvas.getByRole('button'));
    await expect(
      await canvas.findByText('Tapahtui virhe. Yritä uudelleen', {}, { timeout: 10_000 }),
    ).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveValue('Mistä liha tulee?');
    await expect(canvas.getByRole('button')).toBeEnabled();
  },
});
