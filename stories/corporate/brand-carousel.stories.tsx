import BrandCarousel from '../../widgets/corporate/brand-carousel/BrandCarousel.tsx';
import { examples } from '../../widgets/corporate/brand-carousel/examples.ts';
import definition from '../../widgets/corporate/brand-carousel/widget.ts';
import { fromExamples } from '../from-examples.tsx';

const { meta, story } = fromExamples(definition, BrandCarousel, examples);

export default { ...meta, tags: ['wide'] };

export const SevenBrands = story('seven brands');
export const Static = story('static');
export const OneBrand = story('one brand');
export const Hostile = story('hostile');
