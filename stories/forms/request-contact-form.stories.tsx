import RequestContactForm from '../../widgets/forms/request-contact-form/RequestContactForm.tsx';
import { examples } from '../../widgets/forms/request-contact-form/examples.ts';
import definition from '../../widgets/forms/request-contact-form/widget.ts';
import { fromExamples } from '../from-examples.tsx';

const { meta, story } = fromExamples(definition, RequestContactForm, examples);

export default { ...meta };

export const Request = story('request');
export const OwnSubject = story('own subject');
export const Swedish = story('Swedish');
export const FailingCall = story('failing call');
export const Hostile = story('hostile');
