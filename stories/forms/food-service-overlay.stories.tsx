import FoodServiceOverlay from '../../widgets/forms/food-service-overlay/FoodServiceOverlay.tsx';
import { examples } from '../../widgets/forms/food-service-overlay/examples.ts';
import definition from '../../widgets/forms/food-service-overlay/widget.ts';
import { fromExamples } from '../from-examples.tsx';

const { meta, story } = fromExamples(definition, FoodServiceOverlay, examples);

export default { ...meta };

export const Buttons = story('buttons');
export const Swedish = story('Swedish');
export const OwnTexts = story('own texts');
export const FailingCall = story('failing call');
export const Hostile = story('hostile');
