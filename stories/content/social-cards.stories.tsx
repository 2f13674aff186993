import SocialCards from '../../widgets/content/social-cards/SocialCards.tsx';
import { examples } from '../../widgets/content/social-cards/examples.ts';
import definition from '../../widgets/content/social-cards/widget.ts';
import { fromExamples } from '../from-examples.tsx';

const { meta, story } = fromExamples(definition, SocialCards, examples);

export default { ...meta };

export const ThreePosts = story('three posts');
export const Empty = story('empty');
export const LongAndHostile = story('long and hostile');
