import NumberCounter from '../../widgets/content/number-counter/NumberCounter.tsx';
import { examples } from '../../widgets/content/number-counter/examples.ts';
import definition from '../../widgets/content/number-counter/widget.ts';
import { fromExamples } from '../from-examples.tsx';

const { meta, story } = fromExamples(definition, NumberCounter, examples);

export default { ...meta };

export const Farms = story('farms');
export const TwoDecimals = story('two decimals');
export const Absurd = story('absurd');
