import SalesForm from '../../widgets/forms/sales-form/SalesForm.tsx';
import { examples, visits } from '../../widgets/forms/sales-form/examples.ts';
import definition from '../../widgets/forms/sales-form/widget.ts';
import { fromExamples } from '../from-examples.tsx';
import { createStates } from './states.ts';

const { meta, story } = fromExamples(definition, SalesForm, examples);

export default { ...meta };

export const Feedback = story('feedback');
export const AboutAProduct = story('about a product');
export const FailingCall = story('failing call');
export const Hostile = story('hostile');

const shown = createStates(story, visits[0], 'about a product');

export const Filled = shown.filled;
export const Failed = shown.failed;
