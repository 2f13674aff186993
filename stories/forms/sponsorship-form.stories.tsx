import SponsorshipForm from '../../widgets/forms/sponsorship-form/SponsorshipForm.tsx';
import { examples } from '../../widgets/forms/sponsorship-form/examples.ts';
import definition from '../../widgets/forms/sponsorship-form/widget.ts';
import { fromExamples } from '../from-examples.tsx';
import type { StoryObj } from '@storybook/react-vite';
import { failing, fill, hanging, seeFailure, seeSending, seeThanks, send, sendEmpty } from './consumer.ts';

const { meta, story } = fromExamples(definition, SponsorshipForm, examples);

export default { ...meta };

export const Application = story('application');
export const OwnSubjects = story('own subjects');
export const FailingCall = story('failing call');
export const Hostile = story('hostile');

const CALL = '/api/contact/retail/sponsor';
type Stage = Parameters<NonNullable<StoryObj['play']>>[0];

async function fillAll(stage: Stage): Promise<void> {
  await fill(stage, {
    'Yhteisön nimi': 'Saariston Palloseura',
    'Tapahtuman päivä': '1.2.2027',
    Viesti: 'Haemme tukea junioreiden turnaukseen.',
    Etunimi: 'Aino',
    Sukunimi: 'Virtanen',
    Sähköpostiosoite: 'aino@saaristo.fi',
    Puhelinnumero: '040 123 4567',
  });
  const pdf = new File(['%PDF-1.7'], 'turnaus.pdf', { type: 'application/pdf' });
  await stage.userEvent.upload(stage.canvas.getByLabelText('Liite (pdf)'), [pdf]);
}

export const Filled = story('application', { name: 'SPO-01 SPO-05 filled in', play: fillAll });

export const Missing = story('application', {
  name: 'SPO-03 every error at once',
  play: (stage) => sendEmpty(stage, 6),
});

export const Sending = story('application', {
  name: 'FRM-07 on its way',
  parameters: hanging(CALL),
  async play(stage) {
    await fillAll(stage);
    await send(stage);
    await seeSending(stage);
  },
});

export const Failed = story('application', {
  name: 'FRM-12 the call has failed',
  parameters: failing(CALL),
  async play(stage) {
    await fillAll(stage);
    await send(stage);
    await seeFailure(stage);
  },
});

export const Done = story('own subjects', {
  name: 'FRM-11 sent, where no page is configured',
  async play(stage) {
    await fillAll(stage);
    await send(stage);
    await seeThanks(stage);
  },
});
