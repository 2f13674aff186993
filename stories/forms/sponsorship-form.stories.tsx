import SponsorshipForm from '../../widgets/forms/sponsorship-form/SponsorshipForm.tsx';
import { examples } from '../../widgets/forms/sponsorship-form/examples.ts';
import definition from '../../widgets/forms/sponsorship-form/widget.ts';
import { fromExamples } from '../from-examples.tsx';

const { meta, story } = fromExamples(definition, SponsorshipForm, examples);

export default { ...meta };

export const Application = story('application');
export const OwnSubjects = story('own subjects');
export const FailingCall = story('failing call');
export const Hostile = story('hostile');
