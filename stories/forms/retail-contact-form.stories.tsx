import RetailContactForm from '../../widgets/forms/retail-contact-form/RetailContactForm.tsx';
import { examples } from '../../widgets/forms/retail-contact-form/examples.ts';
import definition from '../../widgets/forms/retail-contact-form/widget.ts';
import { fromExamples } from '../from-examples.tsx';
import { expect } from 'storybook/test';
import { fill, sendEmpty } from './consumer.ts';

const { meta, story } = fromExamples(definition, RetailContactForm, examples);

export default { ...meta };

export const BothForms = story('both forms');
export const OwnHeading = story('own heading');
export const LongTexts = story('long texts');
export const Hostile = story('hostile');

export const OtherMatter = story('both forms', {
  name: 'CMP-02 CMP-03 the other matter; what is typed stays on both sides',
  async play(stage) {
    const { canvas, userEvent } = stage;
    await fill(stage, { Viesti: 'Paketti oli auki.' });
    await userEvent.click(canvas.getByRole('radio', { name: 'MUU ASIA' }));
    await fill(stage, { Viesti: 'Kiitos!' });
    await userEvent.click(canvas.getByRole('radio', { name: 'VIRHEELLINEN TUOTE' }));
    await expect(canvas.getByRole('textbox', { name: 'Viesti' })).toHaveValue('Paketti oli auki.');
    await userEvent.click(canvas.getByRole('radio', { name: 'MUU ASIA' }));
    await expect(canvas.getByRole('textbox', { name: 'Viesti' })).toHaveValue('Kiitos!');
  },
});

export const Missing = story('both forms', {
  name: 'CMP-15 every error at once',
  play: (stage) => sendEmpty(stage, 10),
});
