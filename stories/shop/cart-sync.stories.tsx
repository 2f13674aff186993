import CartSync from '../../widgets/shop/cart-sync/CartSync.tsx';
import { examples } from '../../widgets/shop/cart-sync/examples.ts';
import definition from '../../widgets/shop/cart-sync/widget.ts';
import { fromExamples } from '../from-examples.tsx';

const { meta, story } = fromExamples(definition, CartSync, examples);

export default { ...meta };

export const OnABrandSite = story('on a brand site');
export const OnTheShop = story('on the shop');
export const Hostile = story('hostile');
