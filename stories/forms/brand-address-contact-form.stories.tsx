import BrandAddressContactForm from '../../widgets/forms/brand-address-contact-form/BrandAddressContactForm.tsx';
import { examples } from '../../widgets/forms/brand-address-contact-form/examples.ts';
import definition from '../../widgets/forms/brand-address-contact-form/widget.ts';
import { fromExamples } from '../from-examples.tsx';
import { createStates } from './states.ts';

const { meta, story } = fromExamples(definition, BrandAddressContactForm, examples);

export default { ...meta };

export const Message = story('message');
export const WithATextOfItsOwn = story('with a text of its own');
export const FailingCall = story('failing call');
export const Hostile = story('hostile');

const shown = createStates(story, {
  example: 'message',
  path: '/api/contact/mfcontact',
  texts: {
    Etunimi: 'Aino',
    Sukunimi: 'Virtanen',
    Puhelinnumero: '040 123 4567',
    Sähköpostiosoite: 'aino@example.fi',
    Viesti: 'Mistä lihanne tulee?',
  },
  missing: ['Lomakkeelta puuttuu pakollisia tietoja', 'Tämä kenttä on pakollinen'],
  failure: 'Tapahtui virhe. Yritä uudelleen',
  thanks: 'Kiitos viestistäsi!',
});

export const Filled = shown.filled;
export const Missing = shown.missing;
export const Sending = shown.sending;
export const Failed = shown.failed;
export const Sent = shown.sent;
