import FeedbackForm from '../../widgets/forms/feedback-form/FeedbackForm.tsx';
import { examples } from '../../widgets/forms/feedback-form/examples.ts';
import definition from '../../widgets/forms/feedback-form/widget.ts';
import { fromExamples } from '../from-examples.tsx';
import type { StoryObj } from '@storybook/react-vite';
import {
  failing,
  fill,
  fillPerson,
  hanging,
  seeFailure,
  seeSending,
  seeThanks,
  send,
  sendEmpty,
} from './consumer.ts';

const { meta, story } = fromExamples(definition, FeedbackForm, examples);

export default { ...meta };

export const Feedback = story('feedback');
export const English = story('English');
export const NoProductList = story('no product list');
export const NoThankYouPage = story('no thank-you page');
export const Hostile = story('hostile');

const CALL = '/api/contact/retail/feedback';
type Stage = Parameters<NonNullable<StoryObj['play']>>[0];

async function fillAndSend(stage: Stage): Promise<void> {
  await fill(stage, { Viesti: 'Kiitos hyvästä makkarasta!' });
  await fillPerson(stage);
  await send(stage);
}

export const Missing = story('feedback', {
  name: 'FDB-03 FDB-05 every error at once',
  play: (stage) => sendEmpty(stage, 7),
});

export const MissingInEnglish = story('English', {
  name: 'I18N-04 every error at once, in English',
  play: (stage) => sendEmpty(stage, 7, 'Send'),
});

export const Sending = story('feedback', {
  name: 'FRM-07 on its way',
  parameters: hanging(CALL),
  async play(stage) {
    await fillAndSend(stage);
    await seeSending(stage);
  },
});

export const Failed = story('feedback', {
  name: 'FRM-12 the call has failed',
  parameters: failing(CALL),
  async play(stage) {
    await fillAndSend(stage);
    await seeFailure(stage);
  },
});

export const Done = story('no thank-you page', {
  name: 'FRM-11 sent, where no page is configured',
  async play(stage) {
    await fillAndSend(stage);
    await seeThanks(stage);
  },
});
