import SchoolSlider from '../../widgets/corporate/school-slider/SchoolSlider.tsx';
import { examples } from '../../widgets/corporate/school-slider/examples.ts';
import definition from '../../widgets/corporate/school-slider/widget.ts';
import { fromExamples } from '../from-examples.tsx';

const { meta, story } = fromExamples(definition, SchoolSlider, examples);

export default { ...meta };

export const APictureAndAVideo = story('a picture and a video');
export const One = story('one');
export const Empty = story('empty');
export const Hostile = story('hostile');
