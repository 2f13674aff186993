import SponsorshipForm from '../../widgets/forms/sponsorship-form/SponsorshipForm.tsx';
import { examples } from '../../widgets/forms/sponsorship-form/examples.ts';
import definition from '../../widgets/forms/sponsorship-form/widget.ts';
import { fromExamples } from '../from-examples.tsx';
import { createConsumerStates, fill, sendEmpty, type Stage } from './consumer.ts';

const { meta, story } = fromExamples(definition, SponsorshipForm, examples);

export default { ...meta };

export const Application = story('application');
export const OwnSubjects = story('own subjects');
export const FailingCall = story('failing call');
export const Hostile = story('hostile');

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

const shown = createConsumerStates(story, {
  example: 'application',
  thanksExample: 'own subjects',
  path: '/api/contact/retail/sponsor',
  fillIn: fillAll,
});

export const Sending = shown.sending;
export const Failed = shown.failed;
export const Done = shown.done;
