import NewsletterModal from '../../widgets/signups/newsletter-modal/NewsletterModal.tsx';
import { examples } from '../../widgets/signups/newsletter-modal/examples.ts';
import definition from '../../widgets/signups/newsletter-modal/widget.ts';
import { fromExamples } from '../from-examples.tsx';
import { createStates } from '../forms/states.ts';
import { opensByHash } from './by-hash.ts';

const { meta, story } = fromExamples(definition, NewsletterModal, examples);

export default { ...meta };

export const Newsletter = story('newsletter');
export const OwnHash = story('own hash');
export const FailingCall = story('failing call');
export const Hostile = story('hostile');

const shown = createStates(story, {
  example: 'newsletter',
  path: '/api/newsletter/subscribe',
  open: opensByHash('newsletter'),
  texts: { Sähköpostiosoite: 'aino@example.fi' },
  button: 'Tilaa',
  missing: ['Syötä sähköpostiosoite.'],
  failure: 'Jotain meni vikaan',
  thanks: 'Kiitos tilauksesta!',
});

export const Filled = shown.filled;
export const Missing = shown.missing;
export const Sending = shown.sending;
export const Failed = shown.failed;
export const Sent = shown.sent;
