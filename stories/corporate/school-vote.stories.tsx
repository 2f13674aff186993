import SchoolVote from '../../widgets/corporate/school-vote/SchoolVote.tsx';
import { examples } from '../../widgets/corporate/school-vote/examples.ts';
import definition from '../../widgets/corporate/school-vote/widget.ts';
import { fromExamples } from '../from-examples.tsx';

const { meta, story } = fromExamples(definition, SchoolVote, examples);

export default { ...meta };

export const ThreeLunches = story('three lunches');
export const Empty = story('empty');
export const LongAndHostile = story('long and hostile');
