import FeedbackForm from '../../widgets/forms/feedback-form/FeedbackForm.tsx';
import { examples, visits } from '../../widgets/forms/feedback-form/examples.ts';
import definition from '../../widgets/forms/feedback-form/widget.ts';
import { fromExamples } from '../from-examples.tsx';
import { createStates } from './states.ts';

const { meta, story } = fromExamples(definition, FeedbackForm, examples);

export default { ...meta };

export const Feedback = story('feedback');
export const English = story('English');
export const NoProductList = story('no product list');
export const NoThankYouPage = story('no thank-you page');
export const Hostile = story('hostile');

const shown = createStates(story, visits[0], 'feedback');

export const Filled = shown.filled;
export const Failed = shown.failed;
