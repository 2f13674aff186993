import RequestContactForm from '../../widgets/forms/request-contact-form/RequestContactForm.tsx';
import { examples, visits } from '../../widgets/forms/request-contact-form/examples.ts';
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

const shown = createStates(story, visits[0], 'request');

export const Filled = shown.filled;
export const Failed = shown.failed;
