import CampaignForm from '../../widgets/signups/campaign-form/CampaignForm.tsx';
import { examples, visits } from '../../widgets/signups/campaign-form/examples.ts';
import definition from '../../widgets/signups/campaign-form/widget.ts';
import { fromExamples } from '../from-examples.tsx';
import { createStates } from '../forms/states.ts';

const { meta, story } = fromExamples(definition, CampaignForm, examples);

export default { ...meta };

export const Campaign = story('campaign');
export const OwnTexts = story('own texts');
export const FailingCall = story('failing call');
export const Hostile = story('hostile');

const shown = createStates(story, visits[0], 'campaign');

export const Filled = shown.filled;
export const Failed = shown.failed;
