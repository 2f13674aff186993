import DeliveryStickyBar from '../../widgets/shop/delivery-sticky-bar/DeliveryStickyBar.tsx';
import { examples } from '../../widgets/shop/delivery-sticky-bar/examples.ts';
import definition from '../../widgets/shop/delivery-sticky-bar/widget.ts';
import { fromExamples } from '../from-examples.tsx';

const { meta, story } = fromExamples(definition, DeliveryStickyBar, examples);

export default { ...meta, globals: { site: 'lihakauppa' } };

export const AQuestion = story('a question');
export const LongText = story('long text');
