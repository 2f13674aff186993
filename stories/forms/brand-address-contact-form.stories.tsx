import BrandAddressContactForm from '../../widgets/forms/brand-address-contact-form/BrandAddressContactForm.tsx';
import { examples } from '../../widgets/forms/brand-address-contact-form/examples.ts';
import definition from '../../widgets/forms/brand-address-contact-form/widget.ts';
import { fromExamples } from '../from-examples.tsx';

const { meta, story } = fromExamples(definition, BrandAddressContactForm, examples);

export default { ...meta };

export const Message = story('message');
export const WithATextOfItsOwn = story('with a text of its own');
export const FailingCall = story('failing call');
export const Hostile = story('hostile');
