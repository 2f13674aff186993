import ComplaintForm from '../../widgets/forms/complaint-form/ComplaintForm.tsx';
import { examples } from '../../widgets/forms/complaint-form/examples.ts';
import definition from '../../widgets/forms/complaint-form/widget.ts';
import { fromExamples } from '../from-examples.tsx';

const { meta, story } = fromExamples(definition, ComplaintForm, examples);

export default { ...meta };

export const AComplaint = story('a complaint');
export const InTheShop = story('in the shop');
export const Swedish = story('Swedish');
export const NoProductList = story('no product list');
export const LongTexts = story('long texts');
export const Hostile = story('hostile');
