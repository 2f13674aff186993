import FaqList from '../../widgets/corporate/faq-list/FaqList.tsx';
import { examples } from '../../widgets/corporate/faq-list/examples.ts';
import definition from '../../widgets/corporate/faq-list/widget.ts';
import { fromExamples } from '../from-examples.tsx';

const { meta, story } = fromExamples(definition, FaqList, examples);

export default { ...meta };

export const ThreeQuestions = story('three questions');
export const FifteenQuestions = story('fifteen questions');
export const Empty = story('empty');
export const LongTexts = story('long texts');
export const Hostile = story('hostile');
