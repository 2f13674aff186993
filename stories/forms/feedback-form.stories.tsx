import FeedbackForm from '../../widgets/forms/feedback-form/FeedbackForm.tsx';
import { examples } from '../../widgets/forms/feedback-form/examples.ts';
import definition from '../../widgets/forms/feedback-form/widget.ts';
import { fromExamples } from '../from-examples.tsx';
import { createConsumerStates, fill, fillPerson, sendEmpty, type Stage } from './consumer.ts';

const { meta, story } = fromExamples(definition, FeedbackForm, examples);

export default { ...meta };

export const Feedback = story('feedback');
export const English = story('English');
export const NoProductList = story('no product list');
export const NoThankYouPage = story('no thank-you page');
export const Hostile = story('hostile');

async function fillAll(stage: Stage): Promise<void> {
  await fill(stage, { Viesti: 'Kiitos hyvästä makkarasta!' });
  await fillPerson(stage);
}

export const Missing = story('feedback', {
  name: 'FDB-03 FDB-05 every error at once',
  play: (stage) => sendEmpty(stage, 7),
});

export const MissingInEnglish = story('English', {
  name: 'I18N-04 every error at once, in English',
  play: (stage) => sendEmpty(stage, 7, 'Send'),
});

const shown = createConsumerStates(story, {
  example: 'feedback',
  thanksExample: 'no thank-you page',
  path: '/api/contact/retail/feedback',
  fillIn: fillAll,
});

export const Sending = shown.sending;
export const Failed = shown.failed;
export const Done = shown.done;
