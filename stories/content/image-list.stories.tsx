import ImageList from '../../widgets/content/image-list/ImageList.tsx';
import { examples } from '../../widgets/content/image-list/examples.ts';
import definition from '../../widgets/content/image-list/widget.ts';
import { fromExamples } from '../from-examples.tsx';

const { meta, story } = fromExamples(definition, ImageList, examples);

export default { ...meta };

export const TwoPictures = story('two pictures');
export const Empty = story('empty');
export const LongAndHostile = story('long and hostile');
