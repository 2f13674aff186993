import RetailContactForm from '../../widgets/forms/retail-contact-form/RetailContactForm.tsx';
import { examples, visits } from '../../widgets/forms/retail-contact-form/examples.ts';
import definition from '../../widgets/forms/retail-contact-form/widget.ts';
import { fromExamples } from '../from-examples.tsx';
import { createStates } from './states.ts';

const { meta, story } = fromExamples(definition, RetailContactForm, examples);

export default { ...meta };

export const BothForms = story('both forms');
export const OwnHeading = story('own heading');
export const LongTexts = story('long texts');
export const Hostile = story('hostile');

const shown = createStates(story, visits[0], 'both forms');

export const Filled = shown.filled;
export const Failed = shown.failed;
