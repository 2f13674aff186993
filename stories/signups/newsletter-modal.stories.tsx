import NewsletterModal from '../../widgets/signups/newsletter-modal/NewsletterModal.tsx';
import { examples } from '../../widgets/signups/newsletter-modal/examples.ts';
import definition from '../../widgets/signups/newsletter-modal/widget.ts';
import { fromExamples } from '../from-examples.tsx';

const { meta, story } = fromExamples(definition, NewsletterModal, examples);

export default { ...meta };

export const Newsletter = story('newsletter');
export const OwnHash = story('own hash');
export const FailingCall = story('failing call');
export const Hostile = story('hostile');
