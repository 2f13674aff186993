import ExportContactForm from '../../widgets/forms/export-contact-form/ExportContactForm.tsx';
import { examples, visits } from '../../widgets/forms/export-contact-form/examples.ts';
import definition from '../../widgets/forms/export-contact-form/widget.ts';
import { fromExamples } from '../from-examples.tsx';
import { createStates } from './states.ts';

const { meta, story } = fromExamples(definition, ExportContactForm, examples);

export default { ...meta };

export const Request = story('request');
export const TextsOfItsOwn = story('texts of its own');
export const FailingCall = story('failing call');
export const Hostile = story('hostile');

const shown = createStates(story, visits[0], 'request');

export const Filled = shown.filled;
export const Failed = shown.failed;
