import SalesForm from '../../widgets/forms/sales-form/SalesForm.tsx';
import { examples } from '../../widgets/forms/sales-form/examples.ts';
import definition from '../../widgets/forms/sales-form/widget.ts';
import { fromExamples } from '../from-examples.tsx';
import { createStates } from './states.ts';

const { meta, story } = fromExamples(definition, SalesForm, examples);

export default { ...meta };

export const Feedback = story('feedback');
export const AboutAProduct = story('about a product');
export const FailingCall = story('failing call');
export const Hostile = story('hostile');

const shown = createStates(story, {
  example: 'about a product',
  path: '/api/fs/salesform',
  texts: {
    Etunimi: 'Aino',
    Sukunimi: 'Virtanen',
    Organisaatio: 'Ravintola Oy',
    Viesti: 'Tarjous, kiitos.',
    Sähköpostiosoite: 'aino@example.fi',
  },
  async choose({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('radio', { name: 'Sähköpostitse' }));
  },
  missing: ['Tämä kenttä on pakollinen'],
  failure: '',
  thanks: 'Kiitos viestistäsi!',
});

export const Filled = shown.filled;
export const Missing = shown.missing;
export const Sending = shown.sending;
export const Failed = shown.failed;
