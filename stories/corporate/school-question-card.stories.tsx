import SchoolQuestionCard from '../../widgets/corporate/school-question-card/SchoolQuestionCard.tsx';
import { examples } from '../../widgets/corporate/school-question-card/examples.ts';
import definition from '../../widgets/corporate/school-question-card/widget.ts';
import { fromExamples } from '../from-examples.tsx';

const { meta, story } = fromExamples(definition, SchoolQuestionCard, examples);

export default { ...meta };

export const ARiddle = story('a riddle');
export const LongAndHostile = story('long and hostile');
