import SchoolMaterialForm from '../../widgets/forms/school-material-form/SchoolMaterialForm.tsx';
import { examples } from '../../widgets/forms/school-material-form/examples.ts';
import definition from '../../widgets/forms/school-material-form/widget.ts';
import { fromExamples } from '../from-examples.tsx';
import { createStates } from './states.ts';

const { meta, story } = fromExamples(definition, SchoolMaterialForm, examples);

export default { ...meta };

export const Order = story('order');
export const Swedish = story('Swedish');
export const Message = story('message');
export const FailingCall = story('failing call');
export const Hostile = story('hostile');

const shown = createStates(story, {
  example: 'order',
  path: '/api/contact/school-material/request',
  texts: { Etunimi: 'Aino', Sukunimi: 'Virtanen', Sähköpostiosoite: 'aino@koulu.fi', Koulu: 'Kylän koulu' },
  async choose({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Reseptivihko' }));
  },
  missing: ['Valitse materiaalit', 'Tämä kenttä on pakollinen'],
  failure: 'Lähetyksessä tapahtui virhe. Yritä uudelleen.',
  thanks: 'Kiitos viestistäsi!',
});

export const Filled = shown.filled;
export const Missing = shown.missing;
export const Sending = shown.sending;
export const Failed = shown.failed;
export const Sent = shown.sent;

const swedish = createStates(story, {
  example: 'Swedish',
  path: '/api/contact/school-material/request',
  texts: { Förnamn: 'Åsa', Efternamn: 'Berg', 'E-postadress': 'asa@skola.fi' },
  async choose({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('checkbox'));
  },
  button: 'Skicka',
  busy: 'Skickar...',
  missing: ['Välj material', 'Det här fältet är obligatoriskt'],
  failure: 'Ett fel inträffade när beställningen skickades. Försök igen.',
  thanks: 'Tack för ditt meddelande!',
});

export const SwedishMissing = swedish.missing;
export const SwedishFailed = swedish.failed;
export const SwedishSent = swedish.sent;
