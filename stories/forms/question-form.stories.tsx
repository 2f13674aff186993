import QuestionForm from '../../widgets/forms/question-form/QuestionForm.tsx';
import { examples, visits } from '../../widgets/forms/question-form/examples.ts';
import definition from '../../widgets/forms/question-form/widget.ts';
import { fromExamples } from '../from-examples.tsx';
import { createStates } from './states.ts';

const { meta, story } = fromExamples(definition, QuestionForm, examples);

export default { ...meta };

export const AQuestion = story('a question');
export const NoHeader = story('no header');
export const Swedish = story('Swedish');
export const LongTexts = story('long texts');
export const SlowCall = story('slow call');
export const FailingCall = story('failing call');
export const Hostile = story('hostile');

const shown = createStates(story, visits[0], 'a question');

export const Filled = shown.filled;
export const Failed = shown.failed;
