import SalesForm from '../../widgets/forms/sales-form/SalesForm.tsx';
import { examples } from '../../widgets/forms/sales-form/examples.ts';
import definition from '../../widgets/forms/sales-form/widget.ts';
import { fromExamples } from '../from-examples.tsx';

const { meta, story } = fromExamples(definition, SalesForm, examples);

export default { ...meta };

export const Feedback = story('feedback');
export const AboutAProduct = story('about a product');
export const FailingCall = story('failing call');
export const Hostile = story('hostile');
