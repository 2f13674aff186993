import RecipeSearch from '../../widgets/search/recipe-search/RecipeSearch.tsx';
import { examples } from '../../widgets/search/recipe-search/examples.ts';
import definition from '../../widgets/search/recipe-search/widget.ts';
import { fromExamples } from '../from-examples.tsx';

const { meta, story } = fromExamples(definition, RecipeSearch, examples);

export default { ...meta, tags: ['wide'] };

export const AllRecipes = story('all recipes');
export const WithDishesToChooseFrom = story('with dishes to choose from');
export const OneThemeFirst = story('one theme first');
export const ResultsHiddenAtFirst = story('results hidden at first');
export const NothingFound = story('nothing found');
export const SlowAnswer = story('slow answer');
export const FailingCall = story('failing call');
export const Hostile = story('hostile');
