import ShopProductSearch from '../../widgets/search/shop-product-search/ShopProductSearch.tsx';
import { examples } from '../../widgets/search/shop-product-search/examples.ts';
import definition from '../../widgets/search/shop-product-search/widget.ts';
import { fromExamples } from '../from-examples.tsx';

const { meta, story } = fromExamples(definition, ShopProductSearch, examples);

export default { ...meta, tags: ['wide'] };

export const AllProducts = story('all products');
export const OneGroupFirst = story('one group first');
export const AllAtOnce = story('all at once');
export const NothingFound = story('nothing found');
export const SlowAnswer = story('slow answer');
export const FailingCall = story('failing call');
export const Hostile = story('hostile');
