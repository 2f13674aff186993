import PromotionalPhotoForm from '../../widgets/forms/promotional-photo-form/PromotionalPhotoForm.tsx';
import { examples } from '../../widgets/forms/promotional-photo-form/examples.ts';
import definition from '../../widgets/forms/promotional-photo-form/widget.ts';
import { fromExamples } from '../from-examples.tsx';
import { createConsumerStates, createPicture, fill, sendEmpty, type Stage } from './consumer.ts';

const { meta, story } = fromExamples(definition, PromotionalPhotoForm, examples);

export default { ...meta };

export const Entry = story('entry');
export const NoRulesToLinkTo = story('no rules to link to');
export const FailingCall = story('failing call');
export const Hostile = story('hostile');

async function fillAll(stage: Stage): Promise<void> {
  const { canvas, userEvent } = stage;
  await fill(stage, {
    Etunimi: 'Aino',
    Sukunimi: 'Virtanen',
    Sähköpostiosoite: 'aino@saaristo.fi',
    Puhelinnumero: '040 123 4567',
  });
  await userEvent.upload(canvas.getByLabelText('Kuva'), [await createPicture('grillijuhlat.png')]);
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Hyväksyn kilpailun säännöt' }));
}

export const Filled = story('entry', { name: 'PRO-01 PRO-04 filled in', play: fillAll });

export const Missing = story('entry', {
  name: 'PRO-02 PRO-03 every error at once',
  play: (stage) => sendEmpty(stage, 5),
});

const shown = createConsumerStates(story, {
  example: 'entry',
  thanksExample: 'no rules to link to',
  path: '/api/contact/promotionalphoto',
  fillIn: fillAll,
});

export const Sending = shown.sending;
export const Failed = shown.failed;
export const Done = shown.done;
