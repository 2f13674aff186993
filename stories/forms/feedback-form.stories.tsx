import FeedbackForm from '../../widgets/forms/feedback-form/FeedbackForm.tsx';
import { examples } from '../../widgets/forms/feedback-form/examples.ts';
import definition from '../../widgets/forms/feedback-form/widget.ts';
import { fromExamples } from '../from-examples.tsx';

const { meta, story } = fromExamples(definition, FeedbackForm, examples);

export default { ...meta };

export const Feedback = story('feedback');
export const English = story('English');
export const NoProductList = story('no product list');
export const Hostile = story('hostile');
