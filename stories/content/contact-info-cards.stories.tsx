import ContactInfoCards from '../../widgets/content/contact-info-cards/ContactInfoCards.tsx';
import { examples } from '../../widgets/content/contact-info-cards/examples.ts';
import definition from '../../widgets/content/contact-info-cards/widget.ts';
import { fromExamples } from '../from-examples.tsx';

const { meta, story } = fromExamples(definition, ContactInfoCards, examples);

export default { ...meta };

export const TwoPeople = story('two people');
export const Empty = story('empty');
export const LongAndHostile = story('long and hostile');
