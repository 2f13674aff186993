import ExportContactForm from '../../widgets/forms/export-contact-form/ExportContactForm.tsx';
import { examples } from '../../widgets/forms/export-contact-form/examples.ts';
import definition from '../../widgets/forms/export-contact-form/widget.ts';
import { fromExamples } from '../from-examples.tsx';
import { createStates } from './states.ts';

const { meta, story } = fromExamples(definition, ExportContactForm, examples);

export default { ...meta };

export const Request = story('request');
export const TextsOfItsOwn = story('texts of its own');
export const FailingCall = story('failing call');
export const Hostile = story('hostile');

const shown = createStates(story, {
  example: 'request',
  path: '/api/contact/business/requestcontact',
  texts: {
    'Full name': 'Ann Smith',
    Company: 'Smith Ltd',
    'E-mail address': 'ann@example.com',
    'Phone number': '+44 20',
    Message: 'We would like to buy.',
  },
  button: 'Send',
  busy: 'Sending...',
  missing: ['Please check the following fields and send again.', 'This field is required'],
  failure: 'Something went wrong. Please try again.',
  thanks: 'Thank you for your message!',
});

export const Filled = shown.filled;
export const Missing = shown.missing;
export const Sending = shown.sending;
export const Failed = shown.failed;
export const Sent = shown.sent;
