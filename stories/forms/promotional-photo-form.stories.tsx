import PromotionalPhotoForm from '../../widgets/forms/promotional-photo-form/PromotionalPhotoForm.tsx';
import { examples } from '../../widgets/forms/promotional-photo-form/examples.ts';
import definition from '../../widgets/forms/promotional-photo-form/widget.ts';
import { fromExamples } from '../from-examples.tsx';
import type { StoryObj } from '@storybook/react-vite';
import {
  failing,
  fill,
  hanging,
  createPicture,
  seeFailure,
  seeSending,
  seeThanks,
  send,
  sendEmpty,
} from './consumer.ts';

const { meta, story } = fromExamples(definition, PromotionalPhotoForm, examples);

export default { ...meta };

export const Entry = story('entry');
export const NoRulesToLinkTo = story('no rules to link to');
export const FailingCall = story('failing call');
export const Hostile = story('hostile');

const CALL = '/api/contact/promotionalphoto';
type Stage = Parameters<NonNullable<StoryObj['play']>>[0];

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

export const Sending = story('entry', {
  name: 'FRM-07 on its way',
  parameters: hanging(CALL),
  async play(stage) {
    await fillAll(stage);
    await send(stage);
    await seeSending(stage);
  },
});

export const Failed = story('entry', {
  name: 'FRM-12 the call has failed',
  parameters: failing(CALL),
  async play(stage) {
    await fillAll(stage);
    await send(stage);
    await seeFailure(stage);
  },
});

export const Done = story('no rules to link to', {
  name: 'FRM-11 sent, where no page is configured',
  async play(stage) {
    await fillAll(stage);
    await send(stage);
    await seeThanks(stage);
  },
});
