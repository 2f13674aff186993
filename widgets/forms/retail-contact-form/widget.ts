import {
  captchaSiteKey,
  complaintProps,
  productListUrl,
  remainingLabel,
  requiredLabel,
  successPage,
} from '#forms/form-props.ts';
import { defineWidget, label } from '#island/define.ts';
import { messages } from './messages.ts';

export default defineWidget({
  name: 'retail-contact-form',
  title: 'Contact form for consumers',
  description: 'A complaint about a product, or other feedback. The visitor chooses.',
  category: 'forms',
  icon: 'M3 4h18v4H3V4Zm2 6h14v10H5V10Zm2 2v6h10v-6H7Zm2 1.5h6V15H9v-1.5Z',
  props: {
    header: label('Heading', 'Above the choice'),
    successPage,
    ...complaintProps,
    captchaSiteKey,
    productListUrl,
    remainingLabel,
    requiredLabel,
  },
  load: 'visible',
  reservedHeight: { narrow: 2190, medium: 1632, wide: 1572 },
  texts: messages,
});
