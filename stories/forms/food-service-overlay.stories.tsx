import FoodServiceOverlay from '../../widgets/forms/food-service-overlay/FoodServiceOverlay.tsx';
import { examples, visits } from '../../widgets/forms/food-service-overlay/examples.ts';
import definition from '../../widgets/forms/food-service-overlay/widget.ts';
import { fromExamples } from '../from-examples.tsx';
import { createStates } from './states.ts';

const { meta, story } = fromExamples(definition, FoodServiceOverlay, examples);

export default { ...meta };

export const Buttons = story('buttons');
export const Swedish = story('Swedish');
export const OwnTexts = story('own texts');
export const FailingCall = story('failing call');
export const Hostile = story('hostile');

const newsletter = createStates(story, visits[0], 'buttons');

export const NewsletterFilled = newsletter.filled;
export const NewsletterFailed = newsletter.failed;

const question = createStates(story, visits[1]!, 'buttons');

export const QuestionFilled = question.filled;
export const QuestionFailed = question.failed;
