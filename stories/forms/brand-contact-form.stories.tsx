import BrandContactForm from '../../widgets/forms/brand-contact-form/BrandContactForm.tsx';
import { examples } from '../../widgets/forms/brand-contact-form/examples.ts';
import definition from '../../widgets/forms/brand-contact-form/widget.ts';
import { fromExamples } from '../from-examples.tsx';
import { createPicture } from './consumer.ts';
import { createStates } from './states.ts';

const { meta, story } = fromExamples(definition, BrandContactForm, examples);

export default { ...meta };

export const WithAThankYouPage = story('with a thank-you page');
export const WithATextOfItsOwn = story('with a text of its own');
export const FailingCall = story('failing call');
export const Hostile = story('hostile');

const shown = createStates(story, {
  example: 'with a text of its own',
  path: '/api/contact/mfcontact',
  texts: {
    Etunimi: 'Aino',
    Sukunimi: 'Virtanen',
    Puhelinnumero: '040 123 4567',
    Sähköpostiosoite: 'aino@example.fi',
    VIESTI: 'Mistä lihanne tulee?',
  },
  async choose({ canvas, userEvent }) {
    await userEvent.upload(canvas.getByLabelText('Kuva'), [await createPicture()]);
  },
  missing: ['Lomakkeelta puuttuu pakollisia tietoja', 'VIESTI', 'Tämä kenttä on pakollinen'],
  failure: 'Tapahtui virhe. Yritä uudelleen',
  thanks: 'Kiitos! Luemme jokaisen viestin.',
});

export const Filled = shown.filled;
export const Missing = shown.missing;
export const Sending = shown.sending;
export const Failed = shown.failed;
export const Sent = shown.sent;
