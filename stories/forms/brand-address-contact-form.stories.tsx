import BrandAddressContactForm from '../../widgets/forms/brand-address-contact-form/BrandAddressContactForm.tsx';
import { examples, visits } from '../../widgets/forms/brand-address-contact-form/examples.ts';
import definition from '../../widgets/forms/brand-address-contact-form/widget.ts';
import { fromExamples } from '../from-examples.tsx';
import { createStates } from './states.ts';

const { meta, story } = fromExamples(definition, BrandAddressContactForm, examples);

export default { ...meta };

export const Message = story('message');
export const WithATextOfItsOwn = story('with a text of its own');
export const FailingCall = story('failing call');
export const Hostile = story('hostile');

const shown = createStates(story, visits[0], 'message');

export const Filled = shown.filled;
export const Failed = shown.failed;
