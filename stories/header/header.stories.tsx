import Header from '../../widgets/header/header/Header.tsx';
import { examples } from '../../widgets/header/header/examples.ts';
import definition from '../../widgets/header/header/widget.ts';
import { fromExamples } from '../from-examples.tsx';

const { meta, story } = fromExamples(definition, Header, examples);

export default { ...meta, parameters: { ...meta.parameters, layout: 'fullscreen' } };

export const MainSite = story('main site');
export const InEnglish = story('in English');
export const Corporate = story('corporate');
export const Export = story('export');
export const Shop = story('shop');
export const SwedishBrand = story('Swedish brand');
export const BroilerBrand = story('broiler brand');
export const OpensOnHover = story('opens on hover, sticks at once');
export const LogoOfItsOwn = story('logo of its own');
export const NothingInTheNavigation = story('nothing in the navigation');
export const FailingCall = story('failing call');
export const SlowCall = story('slow call');
export const Hostile = story('hostile');
