import SchoolVideo from '../../widgets/corporate/school-video/SchoolVideo.tsx';
import { examples } from '../../widgets/corporate/school-video/examples.ts';
import definition from '../../widgets/corporate/school-video/widget.ts';
import { fromExamples } from '../from-examples.tsx';

const { meta, story } = fromExamples(definition, SchoolVideo, examples);

export default { ...meta };

export const ALesson = story('a lesson');
