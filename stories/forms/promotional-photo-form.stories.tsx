import PromotionalPhotoForm from '../../widgets/forms/promotional-photo-form/PromotionalPhotoForm.tsx';
import { examples, visits } from '../../widgets/forms/promotional-photo-form/examples.ts';
import definition from '../../widgets/forms/promotional-photo-form/widget.ts';
import { fromExamples } from '../from-examples.tsx';
import { createStates } from './states.ts';

const { meta, story } = fromExamples(definition, PromotionalPhotoForm, examples);

export default { ...meta };

export const Entry = story('entry');
export const NoRulesToLinkTo = story('no rules to link to');
export const FailingCall = story('failing call');
export const Hostile = story('hostile');

const shown = createStates(story, visits[0], 'entry');

export const Filled = shown.filled;
export const Failed = shown.failed;
