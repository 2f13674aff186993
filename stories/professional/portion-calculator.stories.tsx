import PortionCalculator from '../../widgets/professional/portion-calculator/PortionCalculator.tsx';
import { examples } from '../../widgets/professional/portion-calculator/examples.ts';
import definition from '../../widgets/professional/portion-calculator/widget.ts';
import { fromExamples } from '../from-examples.tsx';

const { meta, story } = fromExamples(definition, PortionCalculator, examples);

export default { ...meta };

export const OneHundredPortions = story('one hundred portions');
export const Swedish = story('swedish');
export const NothingGiven = story('nothing given');
export const LongAndHostile = story('long and hostile');
