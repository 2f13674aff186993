import SchoolHeader from '../../widgets/corporate/school-header/SchoolHeader.tsx';
import { examples } from '../../widgets/corporate/school-header/examples.ts';
import definition from '../../widgets/corporate/school-header/widget.ts';
import { fromExamples } from '../from-examples.tsx';

const { meta, story } = fromExamples(definition, SchoolHeader, examples);

export default { ...meta };

export const FarmToPlate = story('farm to plate');
export const HeadingAlone = story('heading alone');
export const LongAndHostile = story('long and hostile');
