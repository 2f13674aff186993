import Timeline from '../../widgets/corporate/timeline/Timeline.tsx';
import { examples } from '../../widgets/corporate/timeline/examples.ts';
import definition from '../../widgets/corporate/timeline/widget.ts';
import { fromExamples } from '../from-examples.tsx';

const { meta, story } = fromExamples(definition, Timeline, examples);

export default { ...meta };

export const AHundredYears = story('a hundred years');
export const Empty = story('empty');
export const ManyYears = story('many years');
export const LongAndHostile = story('long and hostile');
