import SchoolMaterialForm from '../../widgets/forms/school-material-form/SchoolMaterialForm.tsx';
import { examples, visits } from '../../widgets/forms/school-material-form/examples.ts';
import definition from '../../widgets/forms/school-material-form/widget.ts';
import { fromExamples } from '../from-examples.tsx';
import { createStates } from './states.ts';

const { meta, story } = fromExamples(definition, SchoolMaterialForm, examples);

export default { ...meta };

export const Order = story('order');
export const Swedish = story('Swedish');
export const Message = story('message');
export const FailingCall = story('failing call');
export const Hostile = story('hostile');

const shown = createStates(story, visits[0], 'order');

export const Filled = shown.filled;
export const Failed = shown.failed;
