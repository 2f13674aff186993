import CampaignForm from '../../widgets/signups/campaign-form/CampaignForm.tsx';
import { examples } from '../../widgets/signups/campaign-form/examples.ts';
import definition from '../../widgets/signups/campaign-form/widget.ts';
import { fromExamples } from '../from-examples.tsx';
import { createStates } from '../forms/states.ts';

const { meta, story } = fromExamples(definition, CampaignForm, examples);

export default { ...meta };

export const Campaign = story('campaign');
export const OwnTexts = story('own texts');
export const FailingCall = story('failing call');
export const Hostile = story('hostile');

const shown = createStates(story, {
  example: 'campaign',
  path: '/api/campaign/participate',
  texts: { Sähköpostiosoite: 'aino@example.fi' },
  async choose({ canvas, userEvent }) {
    for (const box of canvas.getAllByRole('checkbox')) await userEvent.click(box);
  },
  button: 'Tilaa',
  missing: ['Syötä sähköpostiosoite.', 'Tämä kenttä on pakollinen'],
  failure: 'Jotain meni vikaan',
  thanks: 'Kiitos tilauksesta!',
});

export const Filled = shown.filled;
export const Missing = shown.missing;
export const Sending = shown.sending;
export const Failed = shown.failed;
export const Sent = shown.sent;
