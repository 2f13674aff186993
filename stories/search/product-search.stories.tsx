import ProductSearch from '../../widgets/search/product-search/ProductSearch.tsx';
import { examples } from '../../widgets/search/product-search/examples.ts';
import definition from '../../widgets/search/product-search/widget.ts';
import { fromExamples } from '../from-examples.tsx';

const { meta, story } = fromExamples(definition, ProductSearch, examples);

export default { ...meta, tags: ['wide'] };

export const AllProducts = story('all products');
export const ForProfessionals = story('for professionals');
export const OneGroupAndOnePropertyFirst = story('one group and one property first');
export const ResultsHiddenAtFirst = story('results hidden at first');
export const Equipment = story('equipment');
export const NothingFound = story('nothing found');
export const SlowAnswer = story('slow answer');
export const FailingCall = story('failing call');
export const MalformedAnswer = story('malformed answer');
export const Hostile = story('hostile');
