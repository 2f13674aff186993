import BrandContactForm from '../../widgets/forms/brand-contact-form/BrandContactForm.tsx';
import { examples, visits } from '../../widgets/forms/brand-contact-form/examples.ts';
import definition from '../../widgets/forms/brand-contact-form/widget.ts';
import { fromExamples } from '../from-examples.tsx';
import { createStates } from './states.ts';

const { meta, story } = fromExamples(definition, BrandContactForm, examples);

export default { ...meta };

export const WithAThankYouPage = story('with a thank-you page');
export const WithATextOfItsOwn = story('with a text of its own');
export const FailingCall = story('failing call');
export const Hostile = story('hostile');

const shown = createStates(story, visits[0], 'with a text of its own');

export const Filled = shown.filled;
export const Failed = shown.failed;
