import RecipeBanner from '../../widgets/signups/recipe-banner/RecipeBanner.tsx';
import { examples } from '../../widgets/signups/recipe-banner/examples.ts';
import definition from '../../widgets/signups/recipe-banner/widget.ts';
import { fromExamples } from '../from-examples.tsx';

const { meta, story } = fromExamples(definition, RecipeBanner, examples);

export default {
  ...meta,
  beforeEach() {
    document.cookie = 'recipe-banner-closed=; max-age=0; path=/';
  },
};

export const Tip = story('tip');
export const TextAlone = story('text alone');
export const Hostile = story('hostile');
