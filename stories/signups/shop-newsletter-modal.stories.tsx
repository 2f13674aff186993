import ShopNewsletterModal from '../../widgets/signups/shop-newsletter-modal/ShopNewsletterModal.tsx';
import { examples, visits } from '../../widgets/signups/shop-newsletter-modal/examples.ts';
import definition from '../../widgets/signups/shop-newsletter-modal/widget.ts';
import { fromExamples } from '../from-examples.tsx';
import { createStates } from '../forms/states.ts';

const { meta, story } = fromExamples(definition, ShopNewsletterModal, examples);

export default {
  ...meta,
  /** A visitor on the third page who has not closed the modal before (NWS-01). */
  beforeEach() {
    document.cookie = 'hideLkNewsletterModal=; max-age=0; path=/';
    Object.defineProperty(history, 'length', { value: 3, configurable: true });
    return () => void Reflect.deleteProperty(history, 'length');
  },
};

export const Offer = story('offer');
export const FailingCall = story('failing call');
export const Hostile = story('hostile');

const shown = createStates(story, visits[0], 'offer');

export const Filled = shown.filled;
export const Failed = shown.failed;
