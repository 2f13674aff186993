import ShopNewsletterModal from '../../widgets/signups/shop-newsletter-modal/ShopNewsletterModal.tsx';
import { examples } from '../../widgets/signups/shop-newsletter-modal/examples.ts';
import definition from '../../widgets/signups/shop-newsletter-modal/widget.ts';
import { fromExamples } from '../from-examples.tsx';

const { meta, story } = fromExamples(definition, ShopNewsletterModal, examples);

export default { ...meta };

export const Offer = story('offer');
export const FailingCall = story('failing call');
export const Hostile = story('hostile');
