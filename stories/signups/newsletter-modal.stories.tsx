import NewsletterModal from '../../widgets/signups/newsletter-modal/NewsletterModal.tsx';
import { examples, visits } from '../../widgets/signups/newsletter-modal/examples.ts';
import definition from '../../widgets/signups/newsletter-modal/widget.ts';
import { fromExamples } from '../from-examples.tsx';
import { createStates } from '../forms/states.ts';

const { meta, story } = fromExamples(definition, NewsletterModal, examples);

export default { ...meta };

export const Newsletter = story('newsletter');
export const OwnHash = story('own hash');
export const FailingCall = story('failing call');
export const Hostile = story('hostile');

const shown = createStates(story, visits[0], 'newsletter');

export const Filled = shown.filled;
export const Failed = shown.failed;
