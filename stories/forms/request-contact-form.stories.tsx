import RequestContactForm from '../../widgets/forms/request-contact-form/RequestContactForm.tsx';
import { examples } from '../../widgets/forms/request-contact-form/examples.ts';
import definition from '../../widgets/forms/request-contact-form/widget.ts';
import { fromExamples } from '../from-examples.tsx';
import { createStates } from './states.ts';

const { meta, story } = fromExamples(definition, RequestContactForm, examples);

export default { ...meta };

export const Request = story('request');
export const OwnSubject = story('own subject');
export const Swedish = story('Swedish');
export const FailingCall = story('failing call');
export const Hostile = story('hostile');

const shown = createStates(story, {
  example: 'request',
  path: '/api/contact/business/requestcontact',
  texts: {
    Nimesi: 'Aino Virtanen',
    Yritys: 'Ravintola Oy',
    Sähköpostiosoitteesi: 'aino@example.fi',
    Viesti: 'Miten sisäfilee kypsyy?',
  },
  missing: ['Lomakkeessa on virheitä', 'Tämä kenttä on pakollinen'],
  failure: 'Jotain meni vikaan',
  thanks: 'Kiitos viestistäsi!',
});

export const Filled = shown.filled;
export const Missing = shown.missing;
export const Sending = shown.sending;
export const Failed = shown.failed;
export const Sent = shown.sent;

const swedish = createStates(story, {
  example: 'Swedish',
  path: '/api/contact/business/requestcontact',
  texts: {
    'Ditt namn': 'Åsa Berg',
    'Din e-postadress': 'asa@example.se',
    Meddelande: 'Hur länge ska det stekas?',
  },
  button: 'Skicka',
  busy: 'Skickar...',
  missing: ['Det finns fel i formuläret', 'Det här fältet är obligatoriskt'],
  failure: 'Något gick fel',
  thanks: 'Tack för ditt meddelande!',
});

export const SwedishMissing = swedish.missing;
export const SwedishFailed = swedish.failed;
export const SwedishSent = swedish.sent;
