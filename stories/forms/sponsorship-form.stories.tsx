import SponsorshipForm from '../../widgets/forms/sponsorship-form/SponsorshipForm.tsx';
import { examples, visits } from '../../widgets/forms/sponsorship-form/examples.ts';
import definition from '../../widgets/forms/sponsorship-form/widget.ts';
import { fromExamples } from '../from-examples.tsx';
import { createStates } from './states.ts';

const { meta, story } = fromExamples(definition, SponsorshipForm, examples);

export default { ...meta };

export const Application = story('application');
export const OwnSubjects = story('own subjects');
export const FailingCall = story('failing call');
export const Hostile = story('hostile');

const shown = createStates(story, visits[0], 'application');

export const Filled = shown.filled;
export const Failed = shown.failed;
