import PromotionalPhotoForm from '../../widgets/forms/promotional-photo-form/PromotionalPhotoForm.tsx';
import { examples } from '../../widgets/forms/promotional-photo-form/examples.ts';
import definition from '../../widgets/forms/promotional-photo-form/widget.ts';
import { fromExamples } from '../from-examples.tsx';

const { meta, story } = fromExamples(definition, PromotionalPhotoForm, examples);

export default { ...meta };

export const Entry = story('entry');
export const NoRulesToLinkTo = story('no rules to link to');
export const FailingCall = story('failing call');
export const Hostile = story('hostile');
