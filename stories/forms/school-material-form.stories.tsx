import SchoolMaterialForm from '../../widgets/forms/school-material-form/SchoolMaterialForm.tsx';
import { examples } from '../../widgets/forms/school-material-form/examples.ts';
import definition from '../../widgets/forms/school-material-form/widget.ts';
import { fromExamples } from '../from-examples.tsx';

const { meta, story } = fromExamples(definition, SchoolMaterialForm, examples);

export default { ...meta };

export const Order = story('order');
export const Swedish = story('Swedish');
export const Message = story('message');
export const FailingCall = story('failing call');
export const Hostile = story('hostile');
